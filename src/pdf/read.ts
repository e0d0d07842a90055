import {
  getDocument,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDF_LIMITS, PdfFailure } from './limits.ts'

/** A pdf.js worker. Its owner can end it at any moment, whatever it is doing. */
export type WorkerHandle = {
  readonly port: unknown
  /** Called where the worker's own script cannot be loaded or breaks. */
  onBroken(listener: (cause: unknown) => void): void
  end(): void
}

type Options = {
  readonly startWorker: () => WorkerHandle
  readonly onPage: (page: number, pages: number) => void
  readonly signal: AbortSignal
}

/**
 * The text of a PDF exactly as the specification has it: the text items of a page joined by spaces,
 * a newline after each page.
 * @throws PdfFailure, or the signal's reason when it aborts
 */
export async function readPdf(bytes: Uint8Array, options: Options): Promise<string> {
  if (bytes.byteLength > PDF_LIMITS.bytes) throw new PdfFailure('too-large')
  const { signal } = options
  signal.throwIfAborted()
  const worker = options.startWorker()
  const deadline = deferredFailure()
  const timer = setTimeout(() => deadline.fail(new PdfFailure('too-slow')), PDF_LIMITS.readingMs)
  const onAbort = () => deadline.fail(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  worker.onBroken((cause) => deadline.fail(new PdfFailure('no-reader', cause)))
  try {
    return await Promise.race([textOf(bytes, worker.port, options), deadline.promise])
  } catch (error) {
    if (error instanceof PdfFailure || signal.aborted) throw error
    throw new PdfFailure('unreadable', error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    // pdf.js's own destroy() waits for the worker, and a hostile file keeps the worker busy for ever.
    worker.end()
  }
}

async function textOf(bytes: Uint8Array, port: unknown, { onPage }: Options): Promise<string> {
  // pdf.js warns of fonts that it would need to draw the page; nothing is drawn here.
  const verbosity = VerbosityLevel.ERRORS
  const worker = PDFWorker.create({ port, verbosity } as Parameters<typeof PDFWorker.create>[0])
  const document = await getDocument({ data: bytes, worker, verbosity }).promise
  const pages = document.numPages
  if (pages > PDF_LIMITS.pages) throw new PdfFailure('too-many-pages')
  let text = ''
  for (let number = 1; number <= pages; number++) {
    onPage(number, pages)
    text += `${await textOfPage(await document.getPage(number))}\n`
  }
  if (text.trim() === '') throw new PdfFailure('no-text')
  return text
}

async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
}

function deferredFailure(): { promise: Promise<never>; fail: (reason: unknown) => void } {
  let fail: (reason: unknown) => void = () => undefined
  const promise = new Promise<never>((_, reject) => {
    fail = reject
  })
  // Without a listener of its own a late failure would count as unhandled.
  promise.catch(() => undefined)
  return { promise, fail }
}
