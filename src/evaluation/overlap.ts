import type { Evidence } from '../core/evidence/evidence.ts'

/** Whether one of the passages shares a character with one of the annotators' quotes. */
export function overlaps(
  text: string,
  passages: readonly Evidence[],
  quotes: readonly string[],
): boolean {
  const bare = bareOf(text)
  return quotes.some((quote) => {
    const wanted = bareOf(quote).letters
    if (wanted === '') return false
    for (
      let at = bare.letters.indexOf(wanted);
      at >= 0;
      at = bare.letters.indexOf(wanted, at + 1)
    ) {
      const start = bare.offsets[at] ?? 0
      const end = (bare.offsets[at + wanted.length - 1] ?? 0) + 1
      if (passages.some((passage) => passage.start < end && passage.end > start)) return true
    }
    return false
  })
}

/** The text without white space, which annotators' quotes may have otherwise, and where each unit was. */
function bareOf(text: string): { letters: string; offsets: readonly number[] } {
  const offsets: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (/\s/.test(unit)) continue
    letters += unit
    offsets.push(at)
  }
  return { letters, offsets }
}
