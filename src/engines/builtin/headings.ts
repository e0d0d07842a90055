import { type Advert, BLANK_LINE, type Sentence } from './sentences.ts'

/** In words. Longer than this and it is a sentence of its own, colon or not. */
const LONGEST_HEADING = 9
/** In words. Longer than this and it is no list item. */
const LONGEST_ITEM = 30
/** A heading reaches no further than this, lest it reign over a whole page without headings. */
const MOST_ITEMS = 12

const COLON = /^\s*:/
const ENDED = /^[.!?]/
const MARKED = /[-–—•·●▪*✓✔➢]\s*$/
const BROKEN = /[\n\r]/

export type Headings = ReadonlyMap<Sentence, Sentence>

/**
 * The heading that each list item stands under: "Tarjoamme:" above its lines says of them all what
 * it would say in one sentence with them.
 */
export function headingsOf({ text, sentences }: Advert): Headings {
  const headings = new Map<Sentence, Sentence>()
  let heading: Sentence | null = null
  let items = 0
  sentences.forEach((sentence, number) => {
    const previous = sentences[number - 1]
    const before = previous ? text.slice(previous.end, sentence.start) : ''
    const after = text.slice(sentence.end, sentences[number + 1]?.start ?? text.length)
    const marked = MARKED.test(before)
    const short = sentence.words.length <= LONGEST_HEADING
    if (short && (COLON.test(after) || (!marked && opensList(after)))) {
      heading = sentence
      items = 0
      return
    }
    if (!heading) return
    const continues = items === 0 || marked || goesOn(before)
    if (!continues || items >= MOST_ITEMS || sentence.words.length > LONGEST_ITEM) {
      heading = null
      return
    }
    items++
    headings.set(sentence, heading)
  })
  return headings
}

/** Whether what follows a line without a colon is the first mark of a list. */
function opensList(after: string): boolean {
  return BROKEN.test(after) && MARKED.test(after) && !ENDED.test(after)
}

/** Whether a list goes on over what parts two of its items. */
function goesOn(between: string): boolean {
  return BROKEN.test(between) && !BLANK_LINE.test(between) && !ENDED.test(between)
}
