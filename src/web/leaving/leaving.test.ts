import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatKey } from '../../core/key.ts'
import { anySelections } from '../../testing/arbitraries.ts'
import { CORRECTED } from '../../testing/leaving.ts'
import { type LeavingQuestion, questionsOf } from './leaving.ts'

it('gives both keys back from the letters and their changes', () => {
  const keyWithout = (change: 'added' | 'removed', questions: readonly LeavingQuestion[]) =>
    questions
      .map(({ question, letters }) => {
        const kept = letters.filter((each) => each.change !== change)
        return `${question}${kept.map(({ letter }) => letter).join('')}`
      })
      .join('')
  fc.assert(
    fc.property(anySelections, anySelections, (ai, edited) => {
      const result = { ...CORRECTED.result, ai, answers: [] }
      const questions = questionsOf({ ...CORRECTED, result, edited })
      expect(keyWithout('added', questions)).toBe(formatKey(ai))
      expect(keyWithout('removed', questions)).toBe(formatKey(edited))
    }),
  )
})

it('puts the passages that the person marked beside those of the engine', () => {
  const evidence = { start: 0, end: 11, quote: 'Lähihoitaja', match: 'exact' } as const
  const own = [{ question: 1, letter: 'A', evidence }] as const
  const [first] = questionsOf({ ...CORRECTED, own })
  expect(first?.letters).toMatchObject([
    {
      letter: 'A',
      label: 'Itsenäinen työskentely',
      change: null,
      basis: 'stated',
      passages: [
        { by: 'engine', evidence: { quote: 'itsenäistä\ntyötä' } },
        { by: 'person', evidence: { quote: 'Lähihoitaja' } },
      ],
    },
  ])
})
