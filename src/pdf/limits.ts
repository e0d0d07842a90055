/** What a PDF may be, so that no file can hold the reader for ever. */
export const PDF_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pages: 60,
  readingMs: 15_000,
} as const

export type PdfFault =
  | 'unreadable'
  | 'too-large'
  | 'too-many-pages'
  | 'too-slow'
  /** Pages, but not one character: a scan. */
  | 'no-text'
  /** The reader itself could not be loaded: the file is not to blame. */
  | 'no-reader'

export class PdfFailure extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'PdfFailure'
    this.fault = fault
  }
}
