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
  /**
   * For the log: `forbidden 401 AI_APICallError`. Of what the library threw only its class is kept; its
   * message and body may quote the ad.
   */
  readonly code: string
  /** HTTP status, where there was one. */
  readonly status: number | null
  readonly retryAfterMs: number | null
  /** Whether tokens may have been used all the same, without anybody telling how many. */
  readonly mayHaveCost: boolean

  constructor(
    kind: CallFaultKind,
    { status = null, retryAfterMs = null, cause }: Partial<Details> = {},
  ) {
    super(kind)
    this.name = 'CallFault'
    this.code = [kind, status, cause === undefined ? null : nameOf(cause)]
      .filter((each) => each !== null)
      .join(' ')
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.mayHaveCost = status === null ? !neverArrived(cause) : status >= 200 && status < 300
  }
}

type Details = { status: number | null; retryAfterMs: number | null; cause: unknown }

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
