import { APICallError, StreamProviderError } from 'ai'
import type { Rung } from './rungs.ts'

/**
 * Why one call of a service gave no answer:
 * - `schema`: it does not know the way of asking (400, or 405, 415, 422, 501 where more than plain
 *   text was asked for), or answers a wish for a stream with one whole: a more modest one may do
 * - `too-long`: the prompt does not fit into the model's context
 * - `busy`: it asks to come later (429, 529), `retryAfterMs` says when, if it does
 * - `broken`: it failed in a way that may pass (5xx, connection)
 * - `silent`: no sign of life in time
 * - `forbidden`: the key, its quota or the address is wrong (401, 403, 404), or a redirect
 * - `declined`: it will not answer this text (413, 422 where plain text was asked for, its own filter)
 */
export type CallFaultKind =
  | 'schema'
  | 'too-long'
  | 'busy'
  | 'broken'
  | 'silent'
  | 'forbidden'
  | 'declined'

export class CallFault extends Error {
  readonly kind: CallFaultKind
  /** HTTP status, where there was one. */
  readonly status: number | null
  readonly retryAfterMs: number | null
  /** Whether tokens may have been used all the same, without anybody telling how many. */
  readonly mayHaveCost: boolean

  constructor(
    kind: CallFaultKind,
    { status = null, retryAfterMs = null, cause }: Partial<Details> = {},
  ) {
    // Only the library's class of error is kept: its message and body may quote the ad.
    super(kind, cause === undefined ? {} : { cause: nameOf(cause) })
    this.name = 'CallFault'
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.mayHaveCost = status === null ? !neverArrived(cause) : status >= 200 && status < 300
  }
}

type Details = { status: number | null; retryAfterMs: number | null; cause: unknown }

/** Some services say with a 400 that the key is wrong, and with a 429 that the money is spent. */
const KEY_OR_QUOTA =
  /API_KEY_INVALID|API key not valid|invalid_api_key|insufficient_quota|credit balance is too low/

/** Google says the same of a minute's quota, and then adds when to come back. */
const QUOTA_SPENT = /exceeded your current quota/
const QUOTA_RETURNS = /retryDelay/

/** The services say in many ways that their context is too small. */
const TOO_LONG =
  /exceed_context_size|context_length_exceeded|context (?:size|length)|context window|prompt is too long|maximum number of tokens/i

/** A filter refused the question before a model saw it. */
const FILTERED = /content_filter|content_policy|moderation|content (?:filtering|management) policy/

/** What an error of the AI SDK or of the connection means, after asking in the way of `rung`. */
export function callFaultOf(error: unknown, rung: Rung, now = Date.now()): CallFault {
  if (error instanceof CallFault) return error
  // An error inside of an answer that began well: its tokens may have been paid for.
  if (StreamProviderError.isInstance(error)) {
    return new CallFault(isBusy(error.statusCode ?? null) ? 'busy' : 'broken', { cause: error })
  }
  if (!APICallError.isInstance(error)) return new CallFault('broken', { cause: error })
  const status = error.statusCode ?? null
  const body = error.responseBody ?? ''
  // An answer that says 200 may quote the ad, which may say anything.
  const isRefusal = status !== null && status >= 400
  if (isRefusal && isKeyOrQuota(body)) return new CallFault('forbidden', { status })
  if (isRefusal && TOO_LONG.test(body)) return new CallFault('too-long', { status })
  if (isRefusal && FILTERED.test(body)) return new CallFault('declined', { status })
  const retryAfterMs = retryAfterOf(error.responseHeaders ?? {}, now)
  return new CallFault(kindOf(status, rung), { status, retryAfterMs, cause: error })
}

function isKeyOrQuota(body: string): boolean {
  return KEY_OR_QUOTA.test(body) || (QUOTA_SPENT.test(body) && !QUOTA_RETURNS.test(body))
}

/** What servers answer who do not know a schema, JSON or a stream; plain text asks for none of them. */
const UNKNOWN_WISH: readonly (number | null)[] = [405, 415, 422, 501]

function isBusy(status: number | null): boolean {
  return status === 429 || status === 529 || status === 503
}

function kindOf(status: number | null, rung: Rung): CallFaultKind {
  if (status === null) return 'broken'
  if (status === 400 || (rung !== 'text' && UNKNOWN_WISH.includes(status))) return 'schema'
  if (status === 408 || status === 409 || status === 425) return 'broken'
  if (isBusy(status)) return 'busy'
  if (status >= 500) return 'broken'
  if (status === 413 || status === 422) return 'declined'
  // An answer that says 200 and cannot be read may be a page of something in between.
  if (status >= 200 && status < 300) return 'broken'
  return 'forbidden'
}

/** Retry-After as seconds or as a date; `null` for nonsense. */
function retryAfterOf(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after']?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** The connection was never made: nobody has read anything. */
const UNREACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

function neverArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return UNREACHED.test(code ?? '') || neverArrived(error.cause)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
