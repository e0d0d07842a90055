import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySelections } from '../../testing/arbitraries.ts'
import { keyInHash, linkTo } from './link.ts'

it('a link carries the key and nothing else, and gives it back', () => {
  fc.assert(
    fc.property(anySelections, (selections) => {
      const link = linkTo('http://127.0.0.1:3000/#kysymys-3', selections)
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/#avain=[0-9A-E]+$/)
      expect(keyInHash(new URL(link).hash)).toEqual({ ok: true, selections })
    }),
  )
})

it('tells a broken key from no key', () => {
  expect(keyInHash('#avain=1Z')).toMatchObject({ ok: false })
  expect(keyInHash('#kysymys-3')).toBeNull()
  expect(keyInHash('')).toBeNull()
})
