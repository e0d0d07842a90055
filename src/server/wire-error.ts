import { WIRE_ERRORS, type WireErrorCode } from '../api/errors.ts'

/** Thrown by routes and plugins; the error handler turns it into the plain text of the wire. */
export class WireError extends Error {
  readonly code: WireErrorCode
  readonly statusCode: number

  constructor(code: WireErrorCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'WireError'
    this.code = code
    this.statusCode = WIRE_ERRORS[code].status
  }
}
