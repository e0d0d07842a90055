import { describe, expect, it } from 'vitest'
import { ADVERT_NAMES, readAdvert } from '../../testing/fixtures.ts'
import { type Prompt, promptOf } from './prompt/prompt.ts'
import { isCut } from './tokens.ts'

const PROMPTS = ADVERT_NAMES.map((name) => promptOf(readAdvert(name)))
const lengthOf = ({ system, user }: Prompt) => system.length + user.length

describe('a prompt that was cut without a word', () => {
  it('is noticed where fewer tokens are told than it can have', () => {
    for (const prompt of PROMPTS) {
      expect(isCut(64, prompt)).toBe(true)
      expect(isCut(4_096, prompt)).toBe(true)
    }
  })

  it('is not suspected where a usual tokenizer was at work', () => {
    for (const prompt of PROMPTS) {
      for (const characters of [2.4, 3.1, 3.8]) {
        expect(isCut(Math.ceil(lengthOf(prompt) / characters), prompt)).toBe(false)
      }
    }
  })

  it('nor where the service told nothing', () => {
    for (const prompt of PROMPTS) expect(isCut(0, prompt)).toBe(false)
  })
})
