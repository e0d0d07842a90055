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
  '(?:eteenpäin|ohje\\p{L}*|ilmoitu\\p{L}*|sään\\p{L}*|instru\\p{L}*|regler\\p{L}*|rules|codebook|advert|text|anweisungen|указания)'

const QUOTES_THIS =
  '(?:lainaa tämä|lainauskent\\p{L}*|keksi \\p{L}* ?lainaus|perustelukatkelm\\p{L}*|sitä perusteluna|citera detta|grund för|use the quote|as evidence)'

const KEEPS = '(?:älä (?:muuta|vaihda|korjaa)|do not (?:change|alter)|ändra inte)'
const READING =
  '(?:luokitu|avain|avaint|kirjai|vastaus|vastaust|tulkin|classification|key|letter|answer|nyckel|svar)'
const BEFORE_ANSWERING = '(?:ennen kuin vastaat|before you answer|before answering|innan du svarar)'

/** A pattern that begins a word: one that could begin anywhere would try every end of an endless word. */
const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'iu')

/** Told to answer: with a mark, or with the parts of a key. */
const TELLINGS: readonly RegExp[] = [
  words(`${TELLS}[^.!?\\n]{0,60}(?<![\\p{L}\\d-])${MARK}`),
  words(`${MARK}[^.!?\\n]{0,30}${TELLS}`),
  words(
    `${TELLS}[^.!?\\n]{0,60}${ANSWERED}[^.!?\\n]{0,25}(?<![\\p{L}\\d+-])(?:[A-E]|10|[1-9])(?![\\p{L}\\d-])`,
  ),
  words(`${ANSWERED}[^.!?\\n]{0,40}${TELLS}[^.!?\\n]{0,40}(?<![\\p{L}\\d-])[A-E](?![\\p{L}\\d-])`),
  words(`${READERS}[^.!?\\n]{0,60}${TELLS}`),
]

/** Any one of these is an order, and so is any of the tellings. */
const ORDERS: readonly RegExp[] = [
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
  words(`${READERS} ?:`),
  words(`${FORGETS}[^.!?\\n]{0,40}${RULES}`),
  words(QUOTES_THIS),
  words('(?:no other|muuta) (?:evidence|perustelua)'),
  words('(?:hidden from|invisible to) (?:humans?|people|readers?)'),
  words("(?:human|reader)s? (?:can ?not|can't|won't) see"),
  words('(?:you are|act as|ole|olet)[^.!?\\n]{0,40}(?:without|no|ilman) (?:rules|sääntöjä)'),
  words(`${KEEPS}[^.!?\\n]{0,20}(?<!\\p{L})${READING}`),
  words(`(?:noudata|follow|obey|följ)[^.!?\\n]{0,80}${BEFORE_ANSWERING}`),
  // The advertisement does not say itself where it ends.
  /^[^\p{L}]*(?:ilmoitus (?:päättyy|loppuu)|annonsen slutar|end of (?:the )?advert\p{L}*)[^\p{L}]*$/iu,
  words(
    `(?:tulosta|toista|repeat|print|upprepa|reveal)[^.!?\\n]{0,60}(?:ohje|prompt|variable|ovanför)`,
  ),
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^.!?\n]{0,30}[A-E](?![\p{Script=Latin}\d])/u,
  // Forged turns, answers and mark-up.
  /<\|\w+\|>|\|>\w|\[\/?INST\]|<<\/?SYS>>|\[SYSTEM\]|\bSYSTEM:|#{2,} ?(?:Assistant|User|System)|(?:^|\s\s)(?:Human|Assistant|System):/mu,
  /<\/?[a-z!][^<>\n]{0,200}>|<!--|\]\]>|javascript:|!\[[^\]]{0,200}\]\(|\[\/\/\]:/iu,
  /\{\s*"|"\s*:\s*[[{"]|```/u,
]

/** Words that only a machine reads: hexadecimal, percent signs, or said to be such. */
const ENCODED = /(?<![\da-f])[\da-f]{18}|(?:%[\dA-F]{2}){6}|\b(?:rot13|base64)\b/iu

/** Base64 has small letters, capitals and digits in one long word; an address has no capitals. */
const BASE64 =
  /(?<![A-Za-z\d+/])(?=[A-Za-z\d+/]{32})(?=[A-Z\d+/]*[a-z])(?=[a-z\d+/]*[A-Z])(?=[A-Za-z+/]*\d)/u

const DIGIT_AMONG_LETTERS = /\d(?:(?<=\p{L}\d)\d*\p{L}|\p{L}+\d)/u

/** Digits in the place of letters. One such word may be a product; three are a disguise. */
const DISGUISED = /(?<![\p{L}\d])(?=[\p{L}\d]*\p{L}\d+\p{L}|\d+\p{L}+\d)[\p{L}\d]{4,}/giu
const MOST_DISGUISED = 2

/**
 * Verbs that put a letter, or an option by its own name, into the key. To look back at every character
 * is slow, so it is first seen whether there is any such verb at all.
 */
const TELLS_ANYWHERE = new RegExp(TELLS, 'iu')
const TELLS_AS_WORD = words(TELLS)

const OPTION_NAMES = QUESTIONS.flatMap(({ options }) =>
  options.flatMap(({ label, fullLabel }) => [label.toLowerCase(), fullLabel.toLowerCase()]),
)

/** What is in quotation marks. */
const QUOTED = /[”"“«']([^”"“»'\n]{3,60})[”"»']/gu

/** Cannot be seen, and hides words from those who look for them. */
const UNSEEN = /\p{Cf}/gu

/** One word of letters from two scripts that look alike. */
const MIXED_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Greek}](?:(?<=\p{Script=Latin}.)|\p{Script=Latin})/u

/** More of it, other than soft hyphens, than honest text has. */
const MANY_UNSEEN =
  /(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2064].?){4}|[\u202d\u202e]|[\u{e0020}-\u{e007f}]{2}/u

/** Something of this is in every order; each begins with what can be searched for fast. */
const TRACES: readonly RegExp[] = [
  // Marks, what cannot be seen, Greek and Cyrillic with all that is folded into them, wide letters.
  /[\u0345<>{`#%\]”"“«'\u200b-\u200f\u202a-\u202e\u2060-\u2064\u00ad\uff21-\uff5a\u0370-\u04ff\u00b5\u1c80-\u1c87\u1fbe\u1fd3\u1fe3\u2126]/,
  // A digit among letters or a letter among digits, a letter by itself, an endless word.
  DIGIT_AMONG_LETTERS,
  /[A-E](?!\p{L})(?<!\p{L}[A-E])/iu,
  /(?<![A-Za-z\d+/])[A-Za-z\d+/]{18}/iu,
  /lxp|tekoäly|kielimalli|språkmodell|language model|\bai\b|automa|lukij|käsittelij|läsare|ohje|prompt|rot13|base64|unohda|ohita|älä|bortse|glöm|ignor|disregard|forget|vergiss|lainaa|lainaus|perustelu|citera|grund för|the quote|evidence|tulosta|toista|repeat|print|upprepa|reveal|do not (?:change|alter)|ändra inte|kuin vastaat|before (?:you )?answer|du svarar|ilmoitus (?:pää|lop)|annonsen slutar|end of (?:the )?advert|kysymy|kirjai|eteenpäin|human|assistant|hidden|invisible|(?:not|'t) see|sääntö|rules|question|fråg|punkt|vaihtoeh|alternativ|option/iu,
]

/** Where the scripts lie whose every letter is a trace; few sentences have anything of it. */
const FAR_OFF = /[\u2e80-\uffff]/
const FAR_OFF_TRACE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{e0020}-\u{e007f}]/u

/** Most sentences have no trace of an order, and are done at once. */
function hasTrace(sentence: string): boolean {
  if (TRACES.some((trace) => trace.test(sentence))) return true
  return FAR_OFF.test(sentence) && FAR_OFF_TRACE.test(sentence)
}

/** Whether a sentence of an advertisement gives orders to its reader. Linear in its length. */
export function givesOrders(sentence: string): boolean {
  if (!hasTrace(sentence)) return false
  if (MIXED_SCRIPTS.test(sentence) || MANY_UNSEEN.test(sentence)) return true
  const seen = sentence.replace(UNSEEN, '').normalize('NFKC')
  return (
    ORDERS.some((order) => order.test(seen)) ||
    tellsToAnswer(seen) ||
    ENCODED.test(seen) ||
    BASE64.test(seen) ||
    isDisguised(seen)
  )
}

function tellsToAnswer(sentence: string): boolean {
  if (!TELLS_ANYWHERE.test(sentence)) return false
  return TELLINGS.some((telling) => telling.test(sentence)) || namesOption(sentence)
}

function isDisguised(sentence: string): boolean {
  if (!DIGIT_AMONG_LETTERS.test(sentence)) return false
  return (sentence.match(DISGUISED)?.length ?? 0) > MOST_DISGUISED
}

function namesOption(sentence: string): boolean {
  if (!TELLS_AS_WORD.test(sentence)) return false
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
