import { phraseList } from './phrase-list.ts'
import type { Advert } from './sentences.ts'

const CODE_MARK = /[{};=<>()[\]\\]/g
/** How large a share of a program's characters are brackets and the like. */
const CODE_SHARE = 0.05
const LONGEST_QUESTION_WORDS = 60
const FEWEST_LISTED = 4

const ASKING = phraseList(
  `miten, mitä, mikä, mitkä, missä, miksi, kuka, kuinka, voiko, voinko, onko, paljonko, milloin,
   saako, pitääkö, kannattaako, osaatko, voitko, kerro, kirjoita, selitä, auta,
   hur, vad, varför, kan du, vem,
   how, what, why, who, where, can you, could you, please, write, explain, tell me`,
)
const DEADLINES = phraseList(
  `haku päättyy, hakuaika päättyy, hae viimeistään, hakuaikaa jäljellä, julkaistu,
   päivää|viikkoa|tuntia sitten, avointa työpaikkaa, ansökningstiden, sista ansökningsdag,
   apply by, posted, closing date, days|weeks|hours ago`,
)

/** Whether brackets and signs of assignment are as thick as in a program. */
export function looksLikeCode(text: string): boolean {
  return (text.match(CODE_MARK)?.length ?? 0) > text.length * CODE_SHARE
}

/** Whether a short text asks or orders something. */
export function looksLikeQuestion({ text, sentences }: Advert): boolean {
  const words = sentences.flatMap((sentence) => sentence.words)
  const begins = ASKING.find(words.slice(0, 3)).some(({ from }) => from === 0)
  const asks = begins || text.trimEnd().endsWith('?')
  return asks && words.length <= LONGEST_QUESTION_WORDS
}

/** Whether the text lists many vacancies: a deadline each, one short line after another. */
export function looksLikeListing({ sentences }: Advert): boolean {
  const deadlines = sentences.flatMap(({ words }) => DEADLINES.find(words)).length
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  return deadlines >= FEWEST_LISTED && words / deadlines < 40
}
