/** Why an engine could not read an ad at all; not to be confused with an ad that gives no key. */
export type EngineFailureCode =
  | 'service-failed'
  | 'overloaded'
  | 'timed-out'
  /** The service refuses the server's key or address. */
  | 'not-allowed'
  /** The service refuses this text. */
  | 'declined'
  /** The service read a part of the text only. */
  | 'prompt-cut'
  /** The day's tokens are used up. */
  | 'budget-spent'

export class EngineFailure extends Error {
  readonly code: EngineFailureCode

  /** `cause` goes to the log; it must hold neither the ad's text nor a secret. */
  constructor(code: EngineFailureCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'EngineFailure'
    this.code = code
  }
}
