import { describe, expect, it } from 'vitest'
import { knownText, openingOf, trainLikeness } from './likeness.ts'

const TRADES = ['kokki', 'siivooja', 'myyjä', 'kuljettaja', 'hoitaja', 'maalari', 'puutarhuri']
const adOf = (trade: string, at: number) =>
  knownText(`ad ${at}`, true, `${trade}\n\nMeille pääsee töihin ${trade} heti.`)
const otherOf = (trade: string, at: number) =>
  knownText(`other ${at}`, false, `${trade}\n\nTänään menee kaupaksi ${trade} patsas.`)
const texts = [...TRADES.map(adOf), ...TRADES.map(otherOf)]

describe('learning to tell ads from other texts', () => {
  const many = Array.from({ length: 6 }, (_, round) =>
    texts.map((text) => ({ ...text, id: `${text.id} ${round}` })),
  ).flat()

  it('tells texts that it has not seen', () => {
    const { leftOut } = trainLikeness(many)
    const right = many.filter(({ isAdvert }, row) => (leftOut[row] ?? 0) > 0 === isAdvert)
    expect(right).toHaveLength(many.length)
  })

  it('goes by what the ones say and the others do not', () => {
    const { weights } = trainLikeness(many).likeness
    expect(weights.get('töihin')).toBeGreaterThan(0)
    expect(weights.get('patsas')).toBeLessThan(0)
    expect(weights.has('kokki')).toBe(false)
  })
})

describe('openingOf', () => {
  it('ends with the sentence that makes it long enough', () => {
    const sentence = 'Haemme nyt kokkia pieneen ravintolaan Kemin keskustaan.'
    const text = `Kokki\n\n${Array.from({ length: 9 }, () => sentence).join(' ')}`
    const opening = openingOf(text)
    expect(opening.split(/\s+/).length).toBeGreaterThanOrEqual(30)
    expect(opening.endsWith('keskustaan')).toBe(true)
    expect(text.startsWith(opening)).toBe(true)
    expect(opening.length).toBeLessThan(text.length / 1.5)
  })

  it('is all of a short text', () => {
    expect(openingOf('Haemme kokkia. Soita.')).toBe('Haemme kokkia. Soita.')
  })
})
