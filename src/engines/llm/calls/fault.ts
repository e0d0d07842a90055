import { APICallError } from 'ai'

/**
 * Why one call of a service gave no answer:
 * - `schema`: it does not know the way of asking (400), a more modest one may do
 * - `busy`: it asks to come later (429, 529), `retryAfterMs` says when, if it does
 * - `broken`: it failed in a way that may pass (5xx, connection)
 * - `silent`: no sign of life in time
 * - `forbidden`: the key or the address is wrong (401, 403, 404), or a redirect
 * - `declined`: it will not answer this text (413, 422, its own filter)
 */
export type CallFaultKind = 'schema' | 'busy' | 'broken' | 'silent' | 'forbidden' | 'declined'

export class CallFault extends Error {
  readonly kind: CallFaultKind
  /** HTTP status, where there was one. */
  readonly status: number | null
  readonly retryAfterMs: number | null

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
  }
}

type Details = { status: number | null; retryAfterMs: number | null; cause: unknown }

/** What an error of the AI SDK or of the connection means. */
export function callFaultOf(error: unknown, now = Date.now()): CallFault {
  if (error instanceof CallFault) return error
  if (!APICallError.isInstance(error)) return new CallFault('broken', { cause: error })
  const status = error.statusCode ?? null
  const retryAfterMs = retryAfterOf(error.responseHeaders ?? {}, now)
  return new CallFault(kindOf(status), { status, retryAfterMs, cause: error })
}

function kindOf(status: number | null): CallFaultKind {
  if (status === null) return 'broken'
  if (status === 400) return 'schema'
  if (status === 408 || status === 409 || status === 425) return 'broken'
  if (status === 429 || status === 529 || status === 503) return 'busy'
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

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
