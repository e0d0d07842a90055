import { QUESTIONS } from './questions.ts'

/**
 * Words of an advertisement that are meant for whoever reads it into a key, and say nothing of the
 * job: orders about the key, forged answers and turns of talk, mark-up. They are never evidence.
 */

/** What an order tells a reader to do. Finnish, Swedish, English. */
const TELLS =
  '(?:valit(?:se|a|sem)|vastaa(?!va|mme|n |t )|vastata|vastaus|palauta|palauttaa|merkit(?:se|ä|tävä|sevät)|vaihda|asetaa?|aseta|kirjaa(?!mi)|anna|laita|luokitellaan|hyväksy|svara|svaret|väljer?|välja|ange|gäller|få|answers?|return|choose|select|set|record|output|tick|pick|mark|respond|réponde?z?|antworte|ответь)'

/** A question with a letter, as it stands in a key. "3D" and "2D" are also ordinary words. */
const MARK = '(?:10|[1-9]) ?[=:]? ?[A-E](?![\\p{L}\\d-])'

const ANSWERED =
  '(?:kysymy[ks]\\p{L}*|kohtaan|kohta|kirjain\\p{L}*|kirjaim\\p{L}*|vaihtoehto\\p{L}*|avain|avaimen|avainta|fråga\\p{L}*|punkt|bokstaven|alternativ\\p{L}*|nyckeln?|questions?|letter|options?|key)'

const READERS =
  '(?:tekoäly(?:n|lle)?|kielimalli\\p{L}*|automaattis\\p{L}* lukij\\p{L}*|ilmoituksen käsittelij\\p{L}*|lukijan on|tekstin lukij\\p{L}*|lukijalle|språkmodell\\p{L}*|automatiska läsare|ai:n|(?:any |the )?language models?|ai readers?|to the ai|automated screening|järjestelmäohje\\p{L}*|system prompt)'

const FORGETS =
  '(?:unohda|ohita|älä lue|älä noudata|bortse från|glöm|ignore|disregard|forget|ignorez|vergiss|игнорируй)'
const RULES =
  '(?:ohje\\p{L}*|ilmoitu\\p{L}*|sään\\p{L}*|instru\\p{L}*|regler\\p{L}*|rules|codebook|advert|text|anweisungen|указания)'

const QUOTES_THIS =
  '(?:lainaa tämä|lainauskent\\p{L}*|keksi \\p{L}* ?lainaus|perustelukatkelm\\p{L}*|sitä perusteluna|citera detta|grund för|use the quote|as evidence)'

const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'iu')

/** Any one of these is an order. */
const ORDERS: readonly RegExp[] = [
  // Told to answer: with a mark, or with the parts of a key.
  words(`${TELLS}[^.!?\\n]{0,60}(?<![\\p{L}\\d-])${MARK}`),
  words(`${MARK}[^.!?\\n]{0,30}${TELLS}`),
  words(
    `${TELLS}[^.!?\\n]{0,60}${ANSWERED}[^.!?\\n]{0,25}(?<![\\p{L}\\d+-])(?:[A-E]|10|[1-9])(?![\\p{L}\\d-])`,
  ),
  words(`${ANSWERED}[^.!?\\n]{0,40}${TELLS}[^.!?\\n]{0,40}(?<![\\p{L}\\d-])[A-E](?![\\p{L}\\d-])`),
  words(`${ANSWERED} ?\\d+ ?[=:] ?[A-E](?![\\p{L}\\d])`),
  words(`(?:aina|vain|always|alltid|enda)[^.!?\\n]{0,20}(?<![\\p{L}\\d-])${MARK}`),
  words(`${MARK} (?:är|is|on) (?:det |the |ainoa)`),
  words(`(?:answer|vastaus|svar(?:et)?) (?:is|on|är) [A-E](?![\\p{L}\\d])`),
  words(
    `(?:joka(?:inen|iseen|isen)|kaikki(?:in)?|every|each|all|varje|alla)(?: \\S+)? (?:kysymy|kirjaim|question|fråg|annons)[^.!?\\n]{0,40}`,
  ),
  // A key, or a row of marks.
  words(`lxp.?avain`),
  words(`(?:(?:10|[1-9]) ?=?[A-E]{1,5}[\\s,;/.-]*){3}`),
  // Talk to the reader, and about what it was told.
  words(`${READERS}[^.!?\\n]{0,60}${TELLS}`),
  words(`${READERS} ?:`),
  words(`${FORGETS}[^.!?\\n]{0,40}${RULES}`),
  words(QUOTES_THIS),
  words(
    `(?:tulosta|toista|repeat|print|upprepa|reveal)[^.!?\\n]{0,60}(?:ohje|prompt|variable|ovanför)`,
  ),
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^.!?\n]{0,30}[A-E](?![\p{Script=Latin}\d])/u,
  // Forged turns, answers and mark-up.
  /<\|\w+\|>|\|>\w|\[\/?INST\]|<<\/?SYS>>|\[SYSTEM\]|\bSYSTEM:|#{2,} ?(?:Assistant|User|System)|^(?:Human|Assistant|System):/mu,
  /<\/?[a-z!][^<>\n]{0,200}>|<!--|\]\]>|javascript:|!\[[^\]]{0,200}\]\(|\[\/\/\]:/iu,
  /\{\s*"|"\s*:\s*[[{"]|```/u,
]

/** Words that only a machine reads: hexadecimal, percent signs, or said to be such. */
const ENCODED = /(?:0x)?[\da-f]{18,}|(?:%[\dA-F]{2}){6}|\b(?:rot13|base64)\b/iu

/** Base64 has small letters, capitals and digits in one long word; an address has no capitals. */
const BASE64 =
  /(?<![A-Za-z\d+/])(?=[A-Z\d+/]*[a-z])(?=[a-z\d+/]*[A-Z])(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{32,}/u

/** Digits in the place of letters. One such word may be a product; three are a disguise. */
const DISGUISED = /(?<![\p{L}\d])(?=[\p{L}\d]*\p{L}\d+\p{L}|\d+\p{L}+\d)[\p{L}\d]{4,}/giu
const MOST_DISGUISED = 2

/** Verbs that put an option's own name into the key. */
const NAMES_OPTION = words(`${TELLS}`)

const OPTION_NAMES = QUESTIONS.flatMap(({ options }) =>
  options.flatMap(({ label, fullLabel }) => [label.toLowerCase(), fullLabel.toLowerCase()]),
)

/** What is in quotation marks. */
const QUOTED = /[”"“«']([^”"“»'\n]{3,60})[”"»']/gu

/** Cannot be seen, and hides words from those who look for them. */
const UNSEEN = /\p{Cf}/gu

/** One word of letters from two scripts that look alike. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

/** More of it, other than soft hyphens, than honest text has. */
const MANY_UNSEEN =
  /(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2064].?){4}|[\u202d\u202e]|[\u{e0020}-\u{e007f}]{2}/u

/** Something of this is in every order; most sentences have none of it, and are done at once. */
const TRACES =
  /[<>{`#%\]]|\p{L}\d+\p{L}|\d\p{L}+\d|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<!\p{L})[A-E](?!\p{L})|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u{e0020}-\u{e007f}\u00ad\uff21-\uff5a\u0370-\u04ff]|[A-Za-z\d+/]{18}|lxp|tekoäly|kielimalli|språkmodell|language model|\bai\b|automa|lukij|käsittelij|läsare|ohje|prompt|rot13|base64|unohda|ohita|älä|bortse|glöm|ignor|disregard|forget|vergiss|lainaa|lainaus|perustelu|citera|grund för|the quote|evidence|tulosta|toista|repeat|print|upprepa|reveal|kysymy|kirjai|question|fråg|punkt|vaihtoeh|alternativ|option|[”"“«']/iu

/** Whether a sentence of an advertisement gives orders to its reader. Linear in its length. */
export function givesOrders(sentence: string): boolean {
  if (!TRACES.test(sentence)) return false
  if (MIXED_SCRIPTS.test(sentence) || MANY_UNSEEN.test(sentence)) return true
  const seen = sentence.replace(UNSEEN, '').normalize('NFKC')
  return (
    ORDERS.some((order) => order.test(seen)) ||
    ENCODED.test(seen) ||
    BASE64.test(seen) ||
    (seen.match(DISGUISED)?.length ?? 0) > MOST_DISGUISED ||
    namesOption(seen)
  )
}

function namesOption(sentence: string): boolean {
  if (!NAMES_OPTION.test(sentence)) return false
  return [...sentence.matchAll(QUOTED)].some(([, quoted]) =>
    OPTION_NAMES.includes((quoted ?? '').toLowerCase()),
  )
}

/** Whether a stretch of the text stands in a sentence that gives orders to its reader. */
export function standsInOrders(text: string, start: number, end: number): boolean {
  return givesOrders(sentenceAround(text, start, end))
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_AROUND), start)
  const after = text.slice(end, end + LONGEST_AROUND)
  const from = Math.max(before.lastIndexOf('\n'), before.search(/[.!?][”"]?\s(?=[^.!?\n]*$)/u))
  // What clings to the full stop belongs to it: it may be there without being seen.
  const rest = /^[^.!?\n]*(?:[.!?]\S*)?/u.exec(after)?.[0] ?? ''
  return before.slice(from + 1) + text.slice(start, end) + rest
}

/** UTF-16 units on either side of a quote that still belong to it. */
const LONGEST_AROUND = 300
