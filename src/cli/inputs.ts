import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { PdfFailure } from '../pdf/limits.ts'
import { startPdfWorker } from './pdf-host.ts'
import { texts } from './texts.ts'

/** An ad to analyze, or why there is none. `id` names it in every output. */
export type Input =
  | { readonly id: string; readonly text: string }
  | { readonly id: string; readonly fault: string }

/** The ads of a file, or of standard input for `-`. Never throws: what cannot be read is a fault. */
export async function readInputs(
  path: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<readonly Input[]> {
  if (path === '-') return [{ id: '-', text: await textOf(stdin) }]
  const id = basename(path)
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return [{ id, fault: texts.noFile(path) }]
  switch (extname(path).toLowerCase()) {
    case '.txt':
      return [{ id, text: bytes.toString('utf8') }]
    case '.pdf':
      return [await readPdfInput(id, bytes, signal)]
    case '.json':
      return jsonInputs(id, bytes.toString('utf8'))
    case '.jsonl':
    case '.ndjson':
      return lines(bytes.toString('utf8')).flatMap(({ line, number }) =>
        jsonInputs(`${id}:${number}`, line),
      )
    default:
      return [{ id, fault: texts.unknownKind }]
  }
}

async function readPdfInput(id: string, bytes: Buffer, signal: AbortSignal): Promise<Input> {
  try {
    // pdf.js takes half a second to load, and most files are none.
    const { readPdf } = await import('../pdf/read.ts')
    const options = { startWorker: startPdfWorker, onPage: () => undefined, signal }
    return { id, text: await readPdf(new Uint8Array(bytes), options) }
  } catch (error) {
    return { id, fault: texts.pdf[error instanceof PdfFailure ? error.fault : 'unreadable'] }
  }
}

/** One ad `{id?, text}`, a list of them, or a plain string. */
function jsonInputs(id: string, json: string): readonly Input[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return [{ id, fault: texts.badJson }]
  }
  if (!Array.isArray(value)) return [inputOf(id, value)]
  return value.map((each, index) => inputOf(`${id}:${index + 1}`, each))
}

function inputOf(id: string, value: unknown): Input {
  if (typeof value === 'string') return { id, text: value }
  const { id: own, text } = (value ?? {}) as { id?: unknown; text?: unknown }
  const name = typeof own === 'string' || typeof own === 'number' ? String(own) : id
  return typeof text === 'string' ? { id: name, text } : { id: name, fault: texts.noText }
}

function lines(content: string): readonly { line: string; number: number }[] {
  return content
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
}
