import type { Quote } from '../../core/evidence.ts'
import type { Hit } from './hit.ts'

const LONGEST_QUOTE = 160
const CLAUSE_END = /[,;:()•]/

/**
 * The clause around a hit, verbatim: the hit's words, widened word by word to the ends of the clause
 * while the quote stays short.
 */
export function clauseAround(text: string, { start, end, sentence }: Hit): Quote {
  const { words } = sentence
  let first = words.findIndex((word) => word.start >= start)
  let last = words.findLastIndex((word) => word.end <= end)
  const startsAt = (index: number) => words[index]?.start ?? start
  const endsAt = (index: number) => words[index]?.end ?? end
  const joined = (index: number) => !CLAUSE_END.test(text.slice(endsAt(index), startsAt(index + 1)))
  for (let grown = true; grown; ) {
    grown = false
    if (first > 0 && joined(first - 1) && endsAt(last) - startsAt(first - 1) <= LONGEST_QUOTE) {
      first--
      grown = true
    }
    if (
      last < words.length - 1 &&
      joined(last) &&
      endsAt(last + 1) - startsAt(first) <= LONGEST_QUOTE
    ) {
      last++
      grown = true
    }
  }
  return { quote: text.slice(startsAt(first), endsAt(last)), at: startsAt(first) }
}
