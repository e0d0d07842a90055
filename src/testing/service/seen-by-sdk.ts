import type { ClientName } from './clients.ts'
import type { FaultName } from './faults.ts'
import type { Observed } from './observe.ts'

type Differences = Partial<Record<ClientName, string>>

/** What the AI SDK makes of a fault, in the words of `kindOf`; some services differ. */
type Row = {
  readonly whole: string
  readonly streamed: string
  readonly wholeBut?: Differences
  readonly streamedBut?: Differences
}

const both = (kind: string): Row => ({ whole: kind, streamed: kind })

const azure = (kind: string) => ({ 'azure deployment': kind, 'azure v1': kind })
const compatible = (kind: string) => ({ compatible: kind, 'compatible with schema': kind })
const anthropic = (kind: string) => ({ anthropic: kind, 'anthropic with tool': kind })

/** A stream that ends without its end. Azure's package still builds on an older OpenAI package. */
const UNFINISHED = {
  ...azure('no object: other'),
  ...compatible('AI_InvalidResponseDataError'),
}

/** A stream in which there was no event at all. */
const NO_EVENTS: Row = {
  whole: 'call 200',
  streamed: 'no object: interrupted',
  streamedBut: { ...UNFINISHED, ...anthropic('no output') },
}

/** Every fault but the one of 50 MB, which is too slow to ask ten times. */
export const SEEN: Record<Exclude<FaultName, 'body-50-mb'>, Row> = {
  latency: both('good'),
  refusal: {
    ...both('no object: content-filter'),
    wholeBut: {
      'azure deployment': 'no object: stop',
      'azure v1': 'call 200',
      mistral: 'no object: stop',
      google: 'no output',
    },
    streamedBut: { ...azure('no object: stop'), mistral: 'no object: stop' },
  },
  'content-filter': {
    ...both('no object: content-filter'),
    wholeBut: { mistral: 'no object: other', google: 'no output' },
    streamedBut: { mistral: 'no object: other' },
  },
  'prompt-blocked': {
    ...both('call 400'),
    wholeBut: { google: 'no output' },
    streamedBut: { google: 'no object: content-filter' },
  },
  'finish-length': both('no object: length'),
  'content-null': both('no object: stop'),

  'reset-before-header': both('call - again'),
  'reset-in-body': both('call 200 again'),
  'stop-short': {
    whole: 'call 200',
    streamed: 'no object: interrupted',
    streamedBut: UNFINISHED,
  },
  'slow-drip': both('TimeoutError'),
  'silent-stream': both('TimeoutError'),

  'rate-limit': both('call 429 again'),
  'retry-after-1': both('call 429 again'),
  'retry-after-120': both('call 429 again'),
  'retry-after-86400': both('call 429 again'),
  'retry-after-date': both('call 429 again'),
  'retry-after-nonsense': both('call 429 again'),
  'quota-spent': both('call 429 again'),
  'error-500-once': both('call 500 again'),
  'error-500': both('call 500 again'),
  'overloaded-529': both('call 529 again'),
  'unavailable-503': both('call 503 again'),
  'wrong-key-401': both('call 401'),
  'wrong-key-400': both('call 400'),
  'forbidden-403': both('call 403'),
  'no-model-404': both('call 404'),
  'too-large-413': both('call 413'),
  'invalid-422': both('call 422'),
  'schema-rejected': {
    ...both('call 400'),
    wholeBut: { compatible: 'good', 'anthropic with tool': 'good' },
    streamedBut: { compatible: 'good', 'anthropic with tool': 'good' },
  },
  'json-rejected': both('call 400'),

  'overloaded-in-answer': {
    whole: 'call 200',
    streamed: 'call 500 again',
    wholeBut: { google: 'no output' },
    streamedBut: {
      ...compatible('stream 503 again'),
      ...anthropic('call 529 again'),
      mistral: 'AI_TypeValidationError',
      google: 'stream 529 again',
    },
  },
  'error-in-middle': {
    whole: 'call 200',
    streamed: 'stream 500 again',
    wholeBut: { google: 'no output' },
    streamedBut: { ...compatible('stream -'), mistral: 'AI_TypeValidationError' },
  },

  'html-200': NO_EVENTS,
  'empty-body': NO_EVENTS,
  'redirect-302': both('call 302'),
  'redirect-307': both('call 307'),

  'cut-json': both('no object: stop'),
  'wrong-schema': both('no object: stop'),
  'unknown-letters': both('another object'),
  'fenced-json': both('no object: stop'),
  'text-around': both('no object: stop'),
  'duplicate-keys': both('another object'),
  'truncated-prompt': both('good'),
}

/** `again`: the SDK calls it worth another try. `-`: no status. */
export function kindOf({ error, object }: Observed, good: unknown): string {
  if (error === undefined) {
    return JSON.stringify(object) === JSON.stringify(good) ? 'good' : 'another object'
  }
  const status = `${error.status ?? '-'}${error.retryable === true ? ' again' : ''}`
  switch (error.name) {
    case 'AI_APICallError':
      return `call ${status}`
    case 'AI_StreamProviderError':
      return `stream ${status}`
    case 'AI_NoObjectGeneratedError':
      return `no object: ${error.finish}`
    case 'AI_NoOutputGeneratedError':
      return 'no output'
    default:
      return error.name
  }
}
