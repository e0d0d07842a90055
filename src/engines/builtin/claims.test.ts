import { describe, expect, it } from 'vitest'
import type { QuestionId } from '../../core/questions.ts'
import { builtinClaims } from '../../testing/read.ts'

/** What is quoted for a letter, in order. */
async function quotesFor(question: QuestionId, letter: string, text: string) {
  const claims = await builtinClaims(text)
  const claim = claims.find((one) => one.question === question && one.letter === letter)
  return claim?.quotes.map(({ quote }) => quote) ?? []
}

describe('the quotes of a claim', () => {
  it('shows the tasks beside the title from which the letter follows', async () => {
    const text = 'Kirjanpitäjä\n\nHaemme osaajaa. Tehtäviisi kuuluu arvonlisäveron tilitys.'
    expect(await quotesFor(2, 'C', text)).toEqual([
      'Kirjanpitäjä',
      'Tehtäviisi kuuluu arvonlisäveron tilitys',
    ])
  })

  it('prefers what is asked for to what is only said', async () => {
    const text = `Siivooja\n\nMeillä itsenäisyys on arvossa. Haemme uutta siivoojaa.
Edellytämme sinulta oma-aloitteisuutta.`
    const [first] = await quotesFor(1, 'A', text)
    expect(first).toContain('Edellytämme')
  })

  it('widens a short clause, but not beyond its sentence', async () => {
    const text = 'Kokki\n\nHaemme kokkia. Olet reipas, oma-aloitteinen, iloinen. Tervetuloa.'
    expect(await quotesFor(1, 'A', text)).toEqual(['Olet reipas, oma-aloitteinen, iloinen'])
  })

  it('quotes three passages at most', async () => {
    const text = `Siivooja\n\nHaemme siivoojaa. ${'Työ on itsenäistä. '.repeat(6)}`
    expect(await quotesFor(1, 'A', text)).toHaveLength(3)
  })
})
