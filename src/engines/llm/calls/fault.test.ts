import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { CallFault, callFaultOf } from './fault.ts'

const AD = 'Haemme salaista agenttia'
const NOW = Date.parse('2026-05-30T12:00:00Z')

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
    expect(callFaultOf(apiError(status))).toMatchObject({ kind, status: status ?? null })
  })

  it.each([
    [400, '{"error":{"status":"API_KEY_INVALID"}}', 'forbidden'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'forbidden'],
    [400, '{"error":{"code":"context_length_exceeded"}}', 'too-long'],
    [400, "This model's maximum context length is 4096 tokens.", 'too-long'],
    [500, '{"error":{"type":"exceed_context_size_error"}}', 'too-long'],
    [400, '{"error":{"code":"content_filter"}}', 'declined'],
    [403, '{"error":{"metadata":{"reasons":["moderation"]}}}', 'declined'],
    [200, 'Haemme tekijää: content moderation, large context window', 'broken'],
  ] as const)('%i with %s: %s', (status, body, kind) => {
    expect(callFaultOf(apiError(status, body)).kind).toBe(kind)
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
    const fault = callFaultOf(apiError(429, '', { 'retry-after': value }), NOW)
    expect(fault.retryAfterMs).toBe(ms)
  })

  it('a fault of the connection is broken, one of ours stays what it is', () => {
    expect(callFaultOf(new TypeError(AD)).kind).toBe('broken')
    expect(callFaultOf('merkkijono').kind).toBe('broken')
    const silent = new CallFault('silent')
    expect(callFaultOf(silent)).toBe(silent)
  })

  it('only what was answered with a refusal has surely cost nothing', () => {
    const costs = (status: number | undefined) => callFaultOf(apiError(status)).mayHaveCost
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
      callFaultOf(new APICallError({ message: '', url: '', requestBodyValues: {}, cause })),
    )
    expect([never?.kind, never?.mayHaveCost]).toEqual(['broken', false])
    expect([perhaps?.kind, perhaps?.mayHaveCost]).toEqual(['broken', true])
  })

  it('keeps neither the message nor the body: they may quote the ad', () => {
    for (const error of [apiError(422, AD), apiError(200, AD), new TypeError(AD)]) {
      const { message, cause, stack } = callFaultOf(error)
      expect(JSON.stringify([message, cause, stack])).not.toContain('salaista')
    }
  })
})
