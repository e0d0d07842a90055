import { givesOrders } from '../../core/orders.ts'
import type { Word } from '../../core/phrases/words.ts'
import { type Advert, BLANK_LINE, type Sentence } from './sentences.ts'

/**
 * The ad without what gives orders to its reader, and without the few words that stand in a paragraph
 * with nothing but orders: those sentences say nothing of the job and stand in the text as blanks, so
 * that every offset stays. A text that is mostly orders is left as it is: it is no advertisement, and
 * is to be seen as what it is.
 */
export function withoutOrders(advert: Advert): Advert {
  const { text, sentences } = advert
  const given = sentences.map((_, index) => ordersIn(advert, index))
  const isOrder = given.map(({ length }) => length > 0)
  if (!isOrder.includes(true)) return advert
  const among = amongOrders(advert, isOrder)
  const orders = given.map((those, index) =>
    among[index] ? [sentences[index] as Sentence] : those,
  )
  const found = orders.flat()
  if (lengthOf(found) > text.length / 2) return advert
  return {
    ...advert,
    text: found.reduce(
      (blanked, { start, end }) =>
        blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end),
      text,
    ),
    sentences: sentences.flatMap((sentence, index) => remainderOf(sentence, orders[index] ?? [])),
  }
}

type Stretch = { readonly start: number; readonly end: number; readonly words: readonly Word[] }

/** The stretches of a sentence that give orders: those between full stops where they can be told. */
function ordersIn(advert: Advert, index: number): readonly Stretch[] {
  const sentence = advert.sentences[index] as Sentence
  if (!givesOrders(surroundingsOf(advert, index))) return []
  const stretches = stretchesOf(advert.text, sentence)
  const orders = stretches.filter(({ start }, at) =>
    // What stands between a full stop and the words after it belongs to them.
    givesOrders(advert.text.slice(stretches[at - 1]?.end ?? start, endOf(stretches, at))),
  )
  return orders.length > 0 ? orders : [sentence]
}

/** In words. */
const SHORT = 6

/** Which sentences stand in a paragraph of orders, with nothing beside them but a few words. */
function amongOrders({ text, sentences }: Advert, isOrder: readonly boolean[]): readonly boolean[] {
  const paragraphs: number[][] = []
  sentences.forEach(({ start }, index) => {
    const before = sentences[index - 1]
    if (before && !BLANK_LINE.test(text.slice(before.end, start))) paragraphs.at(-1)?.push(index)
    else paragraphs.push([index])
  })
  const isFew = (index: number) => (sentences[index]?.words.length ?? 0) <= SHORT
  return paragraphs.flatMap((paragraph) => {
    const given = paragraph.some((index) => isOrder[index])
    const all = given && paragraph.every((index) => isOrder[index] || isFew(index))
    return paragraph.map(() => all)
  })
}

const endOf = (stretches: readonly Stretch[], at: number): number => stretches[at]?.end ?? 0

/** A full stop, or what a PDF leaves of a line's end where all runs on as one line. */
const STRETCH_END = /[.!?…]["”’»)\]]*\s|\s\s/

/** An order that begins with a small letter or a mark is no sentence of its own on one long line. */
function stretchesOf(text: string, { words }: Sentence): readonly Stretch[] {
  const groups: Word[][] = []
  for (const word of words) {
    const previous = groups.at(-1)?.at(-1)
    if (previous && !STRETCH_END.test(text.slice(previous.end, word.start))) {
      groups.at(-1)?.push(word)
    } else groups.push([word])
  }
  return groups.map((group) => ({
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    words: group,
  }))
}

/** What is left of a sentence. */
function remainderOf(sentence: Sentence, orders: readonly Stretch[]): readonly Sentence[] {
  if (orders.length === 0) return [sentence]
  const isOrder = ({ start, end }: Word) =>
    orders.some((order) => start >= order.start && end <= order.end)
  const words = sentence.words.filter((word) => !isOrder(word))
  const [first] = words
  if (!first) return []
  return [{ ...sentence, start: first.start, end: words.at(-1)?.end ?? first.end, words }]
}

/** The sentence with the marks round its words: brackets and braces tell the most. */
function surroundingsOf({ text, sentences }: Advert, index: number): string {
  const { start, end } = sentences[index] as Sentence
  const before = text.slice(sentences[index - 1]?.end ?? 0, start)
  const after = text.slice(end, sentences[index + 1]?.start ?? text.length)
  // Past a space or a line break, the marks after a sentence are the next one's.
  const closing = after.split(/\s/, 1)[0] ?? ''
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + closing
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0)
}
