import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PdfFailure } from '../pdf/limits.ts'
import { contentOf, LARGEST } from './encodings.ts'
import { isPattern } from './paths.ts'
import { startPdfWorker } from './pdf-host.ts'
import { texts } from './texts.ts'

/** Stands for standard input among paths. */
export const STDIN = '-'

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
 * Only JSON and standard input are read now, for nothing else tells how many ads they have, and their ids.
 * @throws what the signal was aborted with, while standard input is waited for
 */
export async function waitingInputs(
  path: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<readonly WaitingInput[]> {
  const id = basename(path)
  if (path === STDIN) return readStandardInput(stdin, signal)
  if (!/^\.(json|jsonl|ndjson)$/i.test(extname(path))) {
    return [{ id, read: () => readSingle(path, signal) }]
  }
  return (await readList(path)).map(asWaiting)
}

/**
 * What stands in a file, or in standard input for `-`, as one text.
 * @throws what the signal was aborted with, while standard input is waited for
 */
export async function readContent(
  path: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<{ readonly content: string } | { readonly fault: string }> {
  const bytes = path === STDIN ? await bytesIn(stdin, signal) : await bytesOf(path, texts.isFolder)
  return typeof bytes === 'string' ? { fault: bytes } : contentOf(bytes)
}

function asWaiting(input: Input): WaitingInput {
  return { id: input.id, read: async () => input }
}

/** The ids that stand more than once. */
export function repeatedIn(ids: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(ids.filter((id) => seen.size === seen.add(id).size))
}

/** Standard input has no name to tell what it is: its content does. */
async function readStandardInput(
  stdin: Readable,
  signal: AbortSignal,
): Promise<readonly WaitingInput[]> {
  const id = STDIN
  const bytes = await bytesIn(stdin, signal)
  if (typeof bytes === 'string') return [asWaiting({ id, fault: bytes })]
  if (isPdf(bytes)) return [{ id, read: () => readPdfInput(id, bytes, signal) }]
  const read = contentOf(bytes)
  if ('fault' in read) return [asWaiting({ id, ...read })]
  const inputs = inJson(id, read.content) ?? [{ id, text: read.content }]
  return inputs.map(asWaiting)
}

/** The ads of a text that is JSON, whole or a line at a time, or was meant to be; `null` where it is not. */
function inJson(id: string, content: string): readonly Input[] | null {
  if (isJson(content)) return listIn(id, content)
  // One line that is broken makes no ad of the others.
  const hasObjects = content.split('\n').some((line) => OBJECT.test(line) && isJson(line))
  if (hasObjects) return linesIn(id, content)
  return JSON_BEGUN.test(content) ? listIn(id, content) : null
}

const OBJECT = /^\s*\{/
/** How no ad begins, though one may begin with a bracket. */
const JSON_BEGUN = /^\s*(?:\[\s*)?\{\s*"/

/** Whether a text is an object or a list: an ad may begin with a bracket, but is no JSON. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
}

async function readSingle(path: string, signal: AbortSignal): Promise<Input> {
  const id = basename(path)
  const bytes = await bytesOf(path)
  if (typeof bytes === 'string') return { id, fault: bytes }
  const kind = extname(path).toLowerCase()
  if (kind !== '.txt' && kind !== '.pdf') return { id, fault: texts.unknownKind }
  if (kind === '.pdf' || isPdf(bytes)) return readPdfInput(id, bytes, signal)
  if (bytes.length > LARGEST_TEXT) return { id, fault: texts['too-long'] }
  const read = contentOf(bytes)
  return 'fault' in read ? { id, ...read } : { id, text: read.content }
}

/** In bytes: many times the longest ad, in the widest encoding. */
const LARGEST_TEXT = 1_000_000

/** What came in by standard input, or why nothing could be read there. */
async function bytesIn(stdin: Readable, signal: AbortSignal): Promise<Buffer | string> {
  const bytes = await buffer(addAbortSignal(signal, stdin)).catch(() => texts.noFile(STDIN))
  signal.throwIfAborted()
  return bytes
}

/** What stands in a file, or why nothing can be read there. */
async function bytesOf(path: string, ofFolder = texts.emptyFolder): Promise<Buffer | string> {
  try {
    if ((await stat(path)).size > LARGEST) return texts.tooBig(path)
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EISDIR') return ofFolder(path)
    if (code !== 'ENOENT') return texts.noFile(path)
    return isPattern(path) ? texts.noMatch(path) : texts.missing(path)
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
  const bytes = await bytesOf(path)
  if (typeof bytes === 'string') return [{ id, fault: bytes }]
  const read = contentOf(bytes)
  if ('fault' in read) return [{ id, ...read }]
  const { content } = read
  if (extname(path).toLowerCase() !== '.json') return linesIn(id, content)
  return inJson(id, content) ?? listIn(id, content)
}

/** The ads of a JSON text; that it has none is a fault, lest an empty file go unseen. */
function listIn(id: string, content: string): readonly Input[] {
  return orNone(id, distinct(placedInputs(id, content)))
}

/** The ads of a text with JSON on each line. */
function linesIn(id: string, content: string): readonly Input[] {
  const placed = lines(content).flatMap(({ line, number }) => placedInputs(`${id}:${number}`, line))
  return orNone(id, distinct(placed))
}

function orNone(id: string, inputs: readonly Input[]): readonly Input[] {
  return inputs.length > 0 ? inputs : [{ id, fault: texts.noAds(id) }]
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
