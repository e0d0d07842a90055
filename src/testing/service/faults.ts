import type { Ending } from './answer.ts'
import type { Spoiling } from './spoil.ts'

/** What goes wrong, as data: `script.ts` knows how each of these looks on the wire. */
export type Trouble =
  /** The answer is good and comes `ms` late. */
  | { readonly does: 'wait'; readonly ms: number }
  /** The model ends for another reason than that it is done. */
  | { readonly does: 'end'; readonly ending: Ending; readonly text: 'half' | 'sorry' | 'nothing' }
  /** A good envelope around a text that is not what was asked for. */
  | { readonly does: 'spoil'; readonly how: Spoiling }
  /** The service says that it read only so many tokens of the prompt. */
  | { readonly does: 'count'; readonly prompt: number }
  /** Not 2xx. `once`: the next call of this service gets the good answer. */
  | {
      readonly does: 'mistake'
      readonly status: number
      readonly code?: string
      readonly retryAfter?: string | { readonly inMs: number }
      readonly once?: true
    }
  /** The service refuses the question itself before a model has seen it. */
  | { readonly does: 'block-prompt' }
  /** 400 as long as a schema, a tool or JSON is asked for, good without. */
  | { readonly does: 'reject-schema'; readonly allowing: readonly ('json-object' | 'tool')[] }
  /** 200, then a mistake inside the answer. */
  | { readonly does: 'break-off'; readonly after: 'nothing' | 'half'; readonly status: number }
  | { readonly does: 'redirect'; readonly status: 302 | 307; readonly to: string }
  /** 200 with a body that no model wrote. */
  | { readonly does: 'body'; readonly type: string; readonly body: string }
  /** The connection dies: before the header, or with half of the promised bytes sent. */
  | { readonly does: 'reset'; readonly after: 'nothing' | 'half' }
  /** Half of the answer, and then an end as if it had been all. */
  | { readonly does: 'stop-short' }
  /** One byte now and then, never an end, never a pause that a body timeout would notice. */
  | { readonly does: 'drip'; readonly ms: number }
  /** A header, and nothing after it. */
  | { readonly does: 'silence' }

export type Fault = Trouble & { readonly says: string }

const METADATA = 'http://169.254.169.254/latest/meta-data/'

/** Everything a service can do to us, one row each. */
export const FAULTS = {
  latency: { does: 'wait', ms: 400, says: 'a good answer, late' },
  refusal: { does: 'end', ending: 'refusal', text: 'sorry', says: 'the model declines' },
  'content-filter': {
    does: 'end',
    ending: 'content-filter',
    text: 'half',
    says: 'a filter cuts the answer off',
  },
  'prompt-blocked': { does: 'block-prompt', says: 'a filter refuses the question' },
  'finish-length': {
    does: 'end',
    ending: 'length',
    text: 'half',
    says: 'the answer ends where the token limit does',
  },
  'content-null': {
    does: 'end',
    ending: 'stop',
    text: 'nothing',
    says: 'done, without a word',
  },

  'reset-before-header': { does: 'reset', after: 'nothing', says: 'hangs up before the header' },
  'reset-in-body': { does: 'reset', after: 'half', says: 'hangs up in the middle of the body' },
  'stop-short': { does: 'stop-short', says: 'half of the body, cleanly ended' },
  'slow-drip': { does: 'drip', ms: 20, says: 'one byte at a time without end' },
  'silent-stream': { does: 'silence', says: 'a header and nothing more' },

  'rate-limit': { does: 'mistake', status: 429, says: '429 without Retry-After' },
  'retry-after-1': { does: 'mistake', status: 429, retryAfter: '1', says: '429, in a second' },
  'retry-after-120': {
    does: 'mistake',
    status: 429,
    retryAfter: '120',
    says: '429, in two minutes',
  },
  'retry-after-86400': {
    does: 'mistake',
    status: 429,
    retryAfter: '86400',
    says: '429, tomorrow',
  },
  'retry-after-date': {
    does: 'mistake',
    status: 429,
    retryAfter: { inMs: 30_000 },
    says: '429, at an HTTP date half a minute away',
  },
  'retry-after-nonsense': {
    does: 'mistake',
    status: 429,
    retryAfter: 'soon',
    says: '429, at a time nobody can read',
  },
  'quota-spent': {
    does: 'mistake',
    status: 429,
    code: 'insufficient_quota',
    says: '429 that no waiting helps',
  },
  'error-500-once': { does: 'mistake', status: 500, once: true, says: '500, then good' },
  'error-500': { does: 'mistake', status: 500, says: '500 every time' },
  'overloaded-529': { does: 'mistake', status: 529, says: '529, overloaded' },
  'unavailable-503': { does: 'mistake', status: 503, says: '503, unavailable for now' },
  'wrong-key-401': { does: 'mistake', status: 401, says: '401 that repeats the key' },
  'wrong-key-400': {
    does: 'mistake',
    status: 400,
    code: 'API_KEY_INVALID',
    says: '400 that means the key, as Google says it',
  },
  'forbidden-403': { does: 'mistake', status: 403, says: '403, not from this country' },
  'no-model-404': { does: 'mistake', status: 404, says: '404, no such model' },
  'too-large-413': { does: 'mistake', status: 413, says: '413, the question is too large' },
  'invalid-422': { does: 'mistake', status: 422, says: '422 that repeats the prompt' },
  'schema-rejected': {
    does: 'reject-schema',
    allowing: ['json-object', 'tool'],
    says: '400 about the schema, good without it',
  },
  'json-rejected': {
    does: 'reject-schema',
    allowing: [],
    says: '400 about any wish for JSON, good without it',
  },

  'overloaded-in-answer': {
    does: 'break-off',
    after: 'nothing',
    status: 529,
    says: '200, and the first thing said is an error',
  },
  'error-in-middle': {
    does: 'break-off',
    after: 'half',
    status: 500,
    says: 'an error event in the middle of the stream',
  },

  'html-200': {
    does: 'body',
    type: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Sign in</title><p>Please sign in to the network.</p>',
    says: '200 with a sign-in page',
  },
  'empty-body': { does: 'body', type: 'application/json', body: '', says: '200 without a body' },
  'redirect-302': { does: 'redirect', status: 302, to: METADATA, says: '302 to an inner address' },
  'redirect-307': { does: 'redirect', status: 307, to: METADATA, says: '307 to an inner address' },

  'cut-json': { does: 'spoil', how: 'cut', says: 'JSON cut in the middle, finish says done' },
  'wrong-schema': { does: 'spoil', how: 'other-shape', says: 'JSON of another shape' },
  'unknown-letters': { does: 'spoil', how: 'letters', says: 'letters that no question has' },
  'fenced-json': { does: 'spoil', how: 'fence', says: 'JSON in a Markdown fence' },
  'text-around': { does: 'spoil', how: 'chat', says: 'JSON with pleasantries around it' },
  'duplicate-keys': {
    does: 'spoil',
    how: 'duplicate',
    says: 'a key twice, the second time empty',
  },
  'body-50-mb': { does: 'spoil', how: 'pad', says: 'the good answer and 50 MB of blanks' },
  'truncated-prompt': {
    does: 'count',
    prompt: 64,
    says: 'far fewer prompt tokens than were sent: the question was cut in silence',
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]
