export type Language = 'fi' | 'sv' | 'en'

const WINDOW = 160

/** Words that are common in one of the three languages and words of neither other. */
const COMMON_WORDS: Readonly<Record<Exclude<Language, 'fi'>, ReadonlySet<string>>> = {
  sv: new Set(
    'och att det som för med av är till den vi du din ditt på eller ett har oss dig kan om hos'.split(
      ' ',
    ),
  ),
  en: new Set(
    'and the of to a you your our we with for is are in or will as an have be at'.split(' '),
  ),
}

/** The language around an offset of the text; Finnish where nothing speaks for another. */
export function languageOf(text: string, at: number): Language {
  const around = text.slice(Math.max(0, at - WINDOW / 2), at + WINDOW).toLowerCase()
  const words = around.match(/\p{L}+/gu) ?? []
  const share = (language: 'sv' | 'en') =>
    words.filter((word) => COMMON_WORDS[language].has(word)).length / Math.max(1, words.length)
  const [sv, en] = [share('sv'), share('en')]
  if (Math.max(sv, en) < 0.12) return 'fi'
  return sv > en ? 'sv' : 'en'
}
