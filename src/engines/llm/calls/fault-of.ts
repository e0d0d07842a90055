import { APICallError, StreamProviderError } from 'ai'
import { CallFault, type CallFaultKind } from './fault.ts'
import type { Rung } from './rungs.ts'

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
