import { PDF_LIMITS, PdfFailure } from '../../pdf/limits.ts'
import type { WorkerHandle } from '../../pdf/read.ts'

type Options = {
  readonly onPage: (page: number, pages: number) => void
  readonly signal: AbortSignal
}

/**
 * The text of a PDF file, read in the browser alone.
 * @throws PdfFailure, or the signal's reason when it aborts
 */
export async function readPdfFile(file: File, options: Options): Promise<string> {
  if (file.size > PDF_LIMITS.bytes) throw new PdfFailure('too-large')
  // pdf.js is large: it is fetched when the first file is chosen.
  const [{ readPdf }, bytes] = await Promise.all([fetchedReader(), file.arrayBuffer()])
  return readPdf(new Uint8Array(bytes), { ...options, startWorker })
}

/** That it cannot be fetched is no fault of the file. */
function fetchedReader() {
  return import('../../pdf/read.ts').catch((cause: unknown) => {
    throw new PdfFailure('no-reader', cause)
  })
}

function startWorker(): WorkerHandle {
  const port = new Worker('/pdf.worker.min.js', { type: 'module' })
  return {
    port,
    onBroken: (listener) => port.addEventListener('error', listener),
    end: () => port.terminate(),
  }
}
