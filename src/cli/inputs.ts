import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PdfFailure } from '../pdf/limits.ts'
import { startPdfWorker } from './pdf-host.ts'
import { texts } from './texts.ts'

/** An ad to analyze, or why there is none. `id` names it in every output, and is its file's only one. */
export type Input =
  | { readonly id: string; readonly text: string }
  | { readonly id: string; readonly fault: string }

/** An ad whose turn to be read has not come. Reading never throws: what cannot be read is a fault. */
export type WaitingInput = { readonly id: string; readonly read: () => Promise<Input> }

/** The ads of a file, or of standard input for `-`, read at once. Never throws. */
export async function readInputs(
  path: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<readonly Input[]> {
  const waiting = await waitingInputs(path, stdin, signal)
  return Promise.all(waiting.map(({ read }) => read()))
}

/**
 * The ads of a file, each to be read in its turn, so that a folder of PDFs is never in memory at once.
 * Only JSON is read now, for nothing else tells how many ads it has, and their ids.
 */
export async function waitingInputs(
  path: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<readonly WaitingInput[]> {
  const id = basename(path)
  if (path === '-') return [{ id, read: () => readStandardInput(stdin, signal) }]
  if (!/^\.(json|jsonl|ndjson)$/i.test(extname(path))) {
    return [{ id, read: () => readSingle(path, signal) }]
  }
  const inputs = await readList(path)
  return inputs.map((input) => ({ id: input.id, read: async () => input }))
}

/** The ids that stand more than once. */
export function repeatedIn(ids: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(ids.filter((id) => seen.size === seen.add(id).size))
}

async function readStandardInput(stdin: Readable, signal: AbortSignal): Promise<Input> {
  const id = '-'
  const bytes = await buffer(stdin).catch(() => null)
  if (bytes === null) return { id, fault: texts.noFile(id) }
  // Standard input has no name to tell what it is.
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  return isPdf ? readPdfInput(id, bytes, signal) : { id, text: decoded(bytes) }
}

async function readSingle(path: string, signal: AbortSignal): Promise<Input> {
  const id = basename(path)
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return { id, fault: texts.noFile(path) }
  switch (extname(path).toLowerCase()) {
    case '.txt':
      return { id, text: decoded(bytes) }
    case '.pdf':
      return readPdfInput(id, bytes, signal)
    default:
      return { id, fault: texts.unknownKind }
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

async function readList(path: string): Promise<readonly Input[]> {
  const id = basename(path)
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return [{ id, fault: texts.noFile(path) }]
  const content = decoded(bytes)
  if (extname(path).toLowerCase() === '.json') return distinct(placedInputs(id, content))
  return distinct(
    lines(content).flatMap(({ line, number }) => placedInputs(`${id}:${number}`, line)),
  )
}

/** Editors of Windows write byte order marks, UTF-16 and, the older ones, windows-1252. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** An input and where in its file it stands: `ads.jsonl:3`. */
type Placed = { readonly place: string; readonly input: Input }

/** Ads of one file that call themselves the same are told apart by their places. */
function distinct(placed: readonly Placed[]): readonly Input[] {
  const repeated = repeatedIn(placed.map(({ input }) => input.id))
  return placed.map(({ place, input }) =>
    repeated.has(input.id) ? { ...input, id: `${input.id} (${place})` } : input,
  )
}

/** One ad `{id?, text}`, a list of them, or a plain string. */
function placedInputs(place: string, json: string): readonly Placed[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return [{ place, input: { id: place, fault: texts.badJson } }]
  }
  if (!Array.isArray(value)) return [placedInput(place, value)]
  return value.map((each, index) => placedInput(`${place}:${index + 1}`, each))
}

function placedInput(place: string, value: unknown): Placed {
  if (typeof value === 'string') return { place, input: { id: place, text: value } }
  const { id: own, text } = (value ?? {}) as { id?: unknown; text?: unknown }
  const id = typeof own === 'string' || typeof own === 'number' ? String(own) : place
  return { place, input: typeof text === 'string' ? { id, text } : { id, fault: texts.noText } }
}

function lines(content: string): readonly { line: string; number: number }[] {
  return content
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
}
