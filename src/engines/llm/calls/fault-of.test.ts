import { APICallError, StreamProviderError } from 'ai'
import { describe, expect, it } from 'vitest'
import { CallFault } from './fault.ts'
import { callFaultOf } from './fault-of.ts'
import type { Rung } from './rungs.ts'

const AD = 'Haemme salaista agenttia'
const NOW = Date.parse('2026-05-30T12:00:00Z')

const faultOf = (error: unknown, rung: Rung = 'text') => callFaultOf(error, rung, NOW)

function apiError(status: number | undefined, body = '', headers: Record<string, string> = {}) {
  return new APICallError({
    message: AD,
    url: 'http://127.0.0.1/v1',
    requestBodyValues: { text: AD },
    ...(status === undefined ? {} : { statusCode: status }),
    responseBody: body,
    responseHeaders: headers,
  })
}

describe('what an answer that is none means', () => {
  it.each([
    [undefined, 'broken'],
    [200, 'broken'],
    [302, 'forbidden'],
    [307, 'forbidden'],
    [400, 'schema'],
    [401, 'forbidden'],
    [402, 'forbidden'],
    [403, 'forbidden'],
    [404, 'forbidden'],
    [408, 'broken'],
    [409, 'broken'],
    [413, 'declined'],
    [422, 'declined'],
    [425, 'broken'],
    [429, 'busy'],
    [500, 'broken'],
    [502, 'broken'],
    [503, 'busy'],
    [504, 'broken'],
    [529, 'busy'],
  ] as const)('%s: %s', (status, kind) => {
    expect(faultOf(apiError(status))).toMatchObject({ kind, status: status ?? null })
  })

  it.each([
    [405, 'schema', 'forbidden'],
    [415, 'schema', 'forbidden'],
    [422, 'schema', 'declined'],
    [501, 'schema', 'broken'],
    [400, 'schema', 'schema'],
    [404, 'forbidden', 'forbidden'],
    [413, 'declined', 'declined'],
    [500, 'broken', 'broken'],
  ] as const)(
    '%i: %s where a schema, JSON or a stream was asked for, else %s',
    (status, kind, text) => {
      const kinds = (['schema', 'json', 'text'] as const).map(
        (rung) => faultOf(apiError(status), rung).kind,
      )
      expect(kinds).toEqual([kind, kind, text])
    },
  )

  it('an error inside of an answer is busy where its status says so', () => {
    const kinds = [429, 503, 529, 500, undefined].map(
      (statusCode) =>
        faultOf(
          new StreamProviderError({
            message: AD,
            ...(statusCode === undefined ? {} : { statusCode }),
          }),
        ).kind,
    )
    expect(kinds).toEqual(['busy', 'busy', 'busy', 'broken', 'broken'])
  })

  it.each([
    [400, '{"error":{"status":"API_KEY_INVALID"}}', 'forbidden'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'forbidden'],
    [429, 'You exceeded your current quota, please check your plan and billing.', 'forbidden'],
    [429, 'You exceeded your current quota. {"retryDelay":"37s"}', 'busy'],
    [400, 'Your credit balance is too low to access the API.', 'forbidden'],
    [400, 'Output blocked by content filtering policy', 'declined'],
    [200, 'Haemme tekijää, joka tietää mitä API_KEY_INVALID tarkoittaa', 'broken'],
    [400, '{"error":{"code":"context_length_exceeded"}}', 'too-long'],
    [400, "This model's maximum context length is 4096 tokens.", 'too-long'],
    [500, '{"error":{"type":"exceed_context_size_error"}}', 'too-long'],
    [400, '{"error":{"code":"content_filter"}}', 'declined'],
    [403, '{"error":{"metadata":{"reasons":["moderation"]}}}', 'declined'],
    [200, 'Haemme tekijää: content moderation, large context window', 'broken'],
  ] as const)('%i with %s: %s', (status, body, kind) => {
    expect(faultOf(apiError(status, body)).kind).toBe(kind)
  })

  it.each([
    ['1', 1_000],
    ['20', 20_000],
    ['1.5', 1_500],
    ['86400', 86_400_000],
    [' 5 ', 5_000],
    ['Sat, 30 May 2026 12:00:30 GMT', 30_000],
    ['Sat, 30 May 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    ['-', null],
  ])('Retry-After %j is %s ms', (value, ms) => {
    const fault = faultOf(apiError(429, '', { 'retry-after': value }))
    expect(fault.retryAfterMs).toBe(ms)
  })

  it('a fault of the connection is broken, one of ours stays what it is', () => {
    expect(faultOf(new TypeError(AD)).kind).toBe('broken')
    expect(faultOf('merkkijono').kind).toBe('broken')
    const silent = new CallFault('silent')
    expect(faultOf(silent)).toBe(silent)
  })

  it('only what was answered with a refusal has surely cost nothing', () => {
    const costs = (status: number | undefined) => faultOf(apiError(status)).mayHaveCost
    expect([undefined, 200, 302, 401, 429, 500].map(costs)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(new CallFault('silent').mayHaveCost).toBe(true)
  })

  it('nor has what never arrived', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' })
    const [never, perhaps] = [refused, reset].map((cause) =>
      faultOf(new APICallError({ message: '', url: '', requestBodyValues: {}, cause })),
    )
    expect([never?.kind, never?.mayHaveCost]).toEqual(['broken', false])
    expect([perhaps?.kind, perhaps?.mayHaveCost]).toEqual(['broken', true])
  })

  it('keeps neither the message nor the body: they may quote the ad', () => {
    for (const error of [apiError(422, AD), apiError(200, AD), new TypeError(AD)]) {
      const { message, cause, stack } = faultOf(error)
      expect(JSON.stringify([message, cause, stack])).not.toContain('salaista')
    }
  })
})
