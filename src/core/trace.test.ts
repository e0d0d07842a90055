import { expect, it } from 'vitest'
import { traceOf } from './trace.ts'

it('tells names, codes and places of an error and of its causes, and no message', () => {
  const cause = Object.assign(new TypeError('salaisuus'), { code: 'ECONNRESET' })
  const trace = traceOf(new Error('ilmoituksen teksti', { cause }))
  expect(trace).toMatchObject({
    name: 'Error',
    at: expect.arrayContaining([expect.stringMatching(/^at .*trace\.test\.ts/)]),
    cause: { name: 'TypeError', code: 'ECONNRESET' },
  })
  expect(JSON.stringify(trace)).not.toMatch(/salaisuus|ilmoituksen/)
})

it('of what is no error tells what it is', () => {
  expect(traceOf('ilmoituksen teksti')).toEqual({ name: 'string' })
})
