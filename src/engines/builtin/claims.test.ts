import { describe, expect, it } from 'vitest'
import type { QuestionId } from '../../core/questions.ts'
import { builtinClaims } from '../../testing/read.ts'
import { claimOf } from './claims.ts'
import { lookAt } from './look.ts'
import type { Sentence } from './sentences.ts'

/** What is quoted for a letter, in order. */
async function quotesFor(question: QuestionId, letter: string, text: string) {
  const claims = await builtinClaims(text)
  const claim = claims.find((one) => one.question === question && one.letter === letter)
  return claim?.quotes.map(({ quote }) => quote) ?? []
}

describe('the quotes of a claim', () => {
  it('shows the title from which a letter follows beside the tasks', async () => {
    const text = 'Kirjanpitäjä\n\nHaemme osaajaa. Tehtäviisi kuuluu arvonlisäveron tilitys.'
    expect(await quotesFor(2, 'C', text)).toEqual([
      'Tehtäviisi kuuluu arvonlisäveron tilitys',
      'Kirjanpitäjä',
    ])
  })

  it('prefers what is asked for to what is only said', async () => {
    const text = `Siivooja\n\nMeillä itsenäisyys on arvossa. Haemme uutta siivoojaa.
Edellytämme sinulta oma-aloitteisuutta.`
    const [first] = await quotesFor(1, 'A', text)
    expect(first).toContain('Edellytämme')
  })

  it('puts first what says the letter most to the readers, and leaves out what hardly does', () => {
    const text = 'Siivooja Turkuun\n\nTyö on itsenäistä. Puuhailet ihan omassa rauhassasi.'
    const { advert, findings } = lookAt(text)
    const [, cue, told] = advert.sentences as [Sentence, Sentence, Sentence]
    const quotesWhere = (loudest: Sentence, others: number) => {
      const impression = {
        says: (sentence: Sentence) => (sentence === loudest ? 5 : others),
        telling: () => ({ start: told.start, end: told.end, sentence: told }),
      }
      const given = {
        question: 1,
        choice: { letter: 'A', grounds: ['1A'] },
        likelihood: 1,
      } as const
      return claimOf(text, given, findings, impression, false).quotes.map(({ quote }) => quote)
    }
    const [cueQuote, toldQuote] = ['Työ on itsenäistä', 'Puuhailet ihan omassa rauhassasi']
    expect(quotesWhere(cue, -5)).toEqual([cueQuote])
    expect(quotesWhere(told, -5)).toEqual([toldQuote])
    expect(quotesWhere(told, 3).slice(0, 2)).toEqual([toldQuote, cueQuote])
  })

  it('is called stated only where a passage that is shown says the letter', () => {
    const text = 'Siivooja Turkuun\n\nTyö on itsenäistä. Mukavaa väkeä on paljon.'
    const { advert, findings } = lookAt(text)
    const [, cue, told] = advert.sentences as [Sentence, Sentence, Sentence]
    const basisWhere = (loudest: Sentence) =>
      claimOf(
        text,
        { question: 1, choice: { letter: 'A', grounds: ['1A'] }, likelihood: 1 },
        findings,
        {
          says: (sentence) => (sentence === loudest ? 5 : -5),
          telling: () => ({ start: told.start, end: told.end, sentence: told }),
        },
        false,
      ).basis
    expect(basisWhere(cue)).toBe('stated')
    expect(basisWhere(told)).toBe('inferred')
  })

  it('widens a short clause, but not beyond its sentence', async () => {
    const text = 'Kokki\n\nHaemme kokkia. Olet reipas, oma-aloitteinen, iloinen. Tervetuloa.'
    expect(await quotesFor(1, 'A', text)).toEqual(['Olet reipas, oma-aloitteinen, iloinen'])
  })

  it('ends with the bracket that it opens', async () => {
    const text = `Kokki\n\nHaemme kokkia. Työ on vakituinen (koeaika 6 kk). Tervetuloa.`
    expect(await quotesFor(9, 'A', text)).toEqual(['Työ on vakituinen (koeaika 6 kk)'])
  })

  it('quotes three passages at most', async () => {
    const text = `Siivooja\n\nHaemme siivoojaa. ${'Työ on itsenäistä. '.repeat(6)}`
    expect(await quotesFor(1, 'A', text)).toHaveLength(3)
  })
})

describe('what speaks against a letter', () => {
  const againstIn = async (text: string) => {
    const claims = await builtinClaims(text)
    const claim = claims.find(({ question, letter }) => question === 6 && letter === 'C')
    return claim?.against.map(({ quote }) => quote)
  }

  it('is what denies it elsewhere', async () => {
    const text = 'Hitsaaja\n\nTyö on kaksivuorotyötä. Tarjoamme sinulle töitä. Emme tee vuorotyötä.'
    expect(await againstIn(text)).toEqual(['Emme tee vuorotyötä'])
  })

  it.each<[QuestionId, string, string]>([
    [2, 'A', 'Varastotyöntekijä\n\nTyö on fyysistä ja ajat trukkia. Emme edellytä trukkikorttia.'],
    [5, 'C', 'Varastotyöntekijä\n\nTyö on fyysistä ja ajat trukkia. Emme edellytä trukkikorttia.'],
    [
      2,
      'D',
      'Myyntiedustaja\n\nTapaat asiakkaita joka päivä. Aiempaa myyntikokemusta et tarvitse.',
    ],
    [3, 'B', 'Sjukskötare till hemvården\n\nVi kräver inte tidigare erfarenhet av hemvård.'],
    [3, 'B', 'Van driver\n\nYou drive to customers every day. No driving licence is needed.'],
  ])(
    'experience, cards and skills that are not asked for say nothing against %i%s: %s',
    async (question, letter, text) => {
      const claims = await builtinClaims(text)
      const claim = claims.find((one) => one.question === question && one.letter === letter)
      expect(claim?.against).toEqual([])
    },
  )

  it('is nothing in a sentence that says it', async () => {
    expect(await againstIn('Vartija\n\nTyö on päivätyötä klo 8–16, ei vuorotyötä.')).toEqual([])
  })
})
