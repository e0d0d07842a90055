import { expect, it } from 'vitest'
import { readAdvert } from '../sentences.ts'
import { countOccupations } from './listed.ts'

it('counts different occupations', () => {
  const text = 'Siivooja\nKokki\nSähköasentaja\nKirjanpitäjä\nLähihoitaja'
  expect(countOccupations(readAdvert(text))).toBe(5)
})

it('takes many names of one kind for one job', () => {
  const text = 'Mansikanpoimija\nHerneenpoimija\nMarjanpoimijoita\nSienenpoimija\nVadelmanpoimijat'
  expect(countOccupations(readAdvert(text))).toBeLessThanOrEqual(3)
})
