import type { Word } from './words.ts'

export type Language = 'fi' | 'sv' | 'en'

const COMMON_WORDS: Record<Language, ReadonlySet<string>> = {
  fi: new Set(
    `ja on ei se että sekä tai olet sinulla sinulta sinun meillä meidän haemme etsimme myös joka
     jossa jonka mukaan työ työn työtä tehtävä tehtävään ovat olla voit saat kun jos mutta kanssa
     tarjoamme odotamme edellytämme kokemusta hyvä hyvät osa kokemus katsotaan eduksi`.split(/\s+/),
  ),
  sv: new Set(
    `och att det som är av för med till på ett en den inte har du vi om kan din dig vår hos
     eller arbete arbetet söker erbjuder erfarenhet samt också oss vid ska`.split(/\s+/),
  ),
  en: new Set(
    `and the of to in is for with you your we our are be will as on an or have that this from
     work experience team by at can about us`.split(/\s+/),
  ),
}

/** The language of some words by their commonest little words; `null` when there is no sign. */
export function languageOf(words: readonly Word[]): Language | null {
  let best: Language | null = null
  let bestCount = 0
  for (const language of ['fi', 'sv', 'en'] as const) {
    const count = words.filter(({ text }) => COMMON_WORDS[language].has(text)).length
    if (count > bestCount) [best, bestCount] = [language, count]
  }
  return best
}
