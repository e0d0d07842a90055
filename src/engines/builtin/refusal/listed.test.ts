import { expect, it } from 'vitest'
import { readAdvert } from '../sentences.ts'
import { countListSigns } from './listed.ts'

const count = (text: string) => countListSigns(readAdvert(text))

it('counts different occupations, and once more those that a line begins with', () => {
  expect(count('Siivooja\nKokki\nSähköasentaja\nKirjanpitäjä\nVartija')).toBe(10)
})

it('takes many names of one kind for one job', () => {
  const pickers = ['Mansikanpoimija', 'Herneenpoimija', 'Marjanpoimija', 'Vadelmanpoimija']
  expect(count(`Tarvitaan ${pickers.join(', ')}`)).toBe(1)
})

it('counts those that are named in passing once', () => {
  expect(count('Työparisi on kokki tai siivooja. Heitä johtaa kirjanpitäjä.')).toBe(3)
})
