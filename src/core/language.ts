export const LANGUAGES = ['fi', 'sv', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const COMMON_WORDS: Record<Language, string> = {
  fi: `ja on ei se että sekä tai olet sinulla sinulta sinun meillä meidän haemme etsimme myös joka
       jossa jonka mukaan työ työn työtä tehtävä tehtävään ovat olla voit saat kun jos mutta kanssa
       tarjoamme odotamme edellytämme kokemusta hyvä hyvät osa kokemus katsotaan eduksi me sinä
       työaika työajat klo ma ti ke pe`,
  sv: `och att det som är av för med till på ett den inte har du vi om kan din dig vår hos eller
       arbete arbetet söker erbjuder erfarenhet samt också oss vid ska`,
  en: `and the of to is for with you your we our are be will as or an have that this from work
       experience by at can about us`,
}

const LANGUAGE_OF_WORD: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    COMMON_WORDS[language].split(/\s+/).map((word) => [word, language] as const),
  ),
)

/** How many characters after and before an offset show its language. */
const AFTER = 160
const BEFORE = 80

/** The language of lower-cased words by its commonest little words; `null` without a clear sign. */
export function languageOf(words: Iterable<string>): Language | null {
  const counts = { fi: 0, sv: 0, en: 0 }
  for (const word of words) {
    const language = LANGUAGE_OF_WORD.get(word)
    if (language) counts[language]++
  }
  const { fi, sv, en } = counts
  if (fi > sv && fi > en) return 'fi'
  if (sv > fi && sv > en) return 'sv'
  return en > fi && en > sv ? 'en' : null
}

/** The language around an offset of a text; `null` without a clear sign. */
export function languageAt(text: string, at: number): Language | null {
  const around = text.slice(Math.max(0, at - BEFORE), at + AFTER).toLowerCase()
  return languageOf(around.match(/\p{L}+/gu) ?? [])
}
