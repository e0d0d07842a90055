import type { Quote } from '../../core/evidence/evidence.ts'
import type { Passage } from './hit.ts'
import { DATE_END } from './sentences.ts'

const LONGEST_QUOTE = 160
/** A quote shorter than this is widened beyond its clause. */
const SHORT_QUOTE = 80
/** What belongs to a number, and is no word: "80 %". */
const UNIT = /^\s?[%€]/
const LONGEST_UNIT = 2
/** A comma or colon within a number or a time of day ends nothing. */
const CLAUSE_END = /[;()•]|[,:](?!\d)/
/** Where a PDF leaves out what marks the items of a list, it leaves a gap between them. */
const ITEM_END = / {2}/
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/**
 * The clause around a passage, verbatim: its words, widened word by word to the clause's ends
 * while the quote stays short, and never into another item of a list.
 */
export function clauseAround(
  text: string,
  { start, end, sentence }: Passage,
): Quote & { readonly at: number } {
  const { words } = sentence
  let first = words.findIndex((word) => word.start >= start)
  let last = words.findLastIndex((word) => word.end <= end)
  const startOf = (number: number) => words[number]?.start ?? start
  const endOf = (number: number) => words[number]?.end ?? end
  const joined = (number: number) => {
    const between = text.slice(endOf(number), startOf(number + 1))
    if (ITEM_END.test(between)) return false
    return (
      endOf(last) - startOf(first) < SHORT_QUOTE ||
      !CLAUSE_END.test(between + text.charAt(startOf(number + 1)))
    )
  }
  const fits = (from: number, to: number) => endOf(to) - startOf(from) <= LONGEST_QUOTE
  for (let grows = true; grows; ) {
    const growsLeft = first > 0 && joined(first - 1) && fits(first - 1, last)
    if (growsLeft) first--
    const growsRight = last < words.length - 1 && joined(last) && fits(first, last + 1)
    if (growsRight) last++
    grows = growsLeft || growsRight
  }
  const [at, bare] = [startOf(first), endOf(last)]
  const behind = bare + (UNIT.exec(text.slice(bare, bare + LONGEST_UNIT))?.[0].length ?? 0)
  const quote = text.slice(at, behind)
  return { quote: quote + closingOf(quote, text.charAt(behind)), at }
}

/** What belongs to a quote after its last word: a bracket that is opened within, a date's full stop. */
function closingOf(quote: string, next: string): string {
  if (next === '.' && DATE_END.test(quote)) return next
  const opening = OPENED_BY[next]
  if (opening === undefined) return ''
  return quote.lastIndexOf(opening) > quote.lastIndexOf(next) ? next : ''
}
