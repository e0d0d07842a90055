import { dirname, extname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { inParallel } from '../core/in-parallel.ts'
import type { EngineName } from '../core/result.ts'
import { traceOf } from '../core/trace.ts'
import type { Engine } from '../engines/engine.ts'
import { recordOf } from './ad-record.ts'
import {
  fileOutput,
  identityOf,
  isSameFile,
  type Output,
  recordsTo,
  standardOutput,
} from './analyze-output.ts'
import { type Done, doneBefore, hasResults, leftOf, otherEngineOf } from './analyze-resume.ts'
import { type Command, CommandFault, type Surroundings } from './command.ts'
import { csv, type Format, json, ndjson, table } from './formats.ts'
import { STDIN, type WaitingInput, waitingInputs } from './inputs.ts'
import { type Found, filesAt } from './paths.ts'
import { progressOn } from './progress.ts'
import { jobsOf, settingsOf } from './settings.ts'
import { texts } from './texts.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  ndjson: { type: 'boolean' },
  csv: { type: 'boolean' },
  output: { type: 'string' },
  resume: { type: 'boolean' },
  jobs: { type: 'string', default: '4' },
  engine: { type: 'string' },
  'no-mask': { type: 'boolean', default: false },
} as const

/** Stands for standard output as the name of the output. */
const STDOUT = '-'

/** `lxp analyze`: ads in, keys out. One failed ad never stops the rest. */
export const analyzeCommand: Command = async (words, surroundings) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  })
  const { signal, stdin, stdout, stderr } = surroundings
  const { engine } = settingsOf(surroundings, values.engine)
  const outputPath = values.output === STDOUT ? undefined : values.output
  const format = formatFor(values, outputPath, engine)
  const jobs = jobsOf(values.jobs)
  if (values.resume && (format !== ndjson || outputPath === undefined)) {
    throw new CommandFault(2, texts.resumeNeeds)
  }

  const named = positionals.length > 0 ? positionals : [STDIN]
  if (named.filter((path) => path === STDIN).length > 1) throw new CommandFault(2, texts.stdinOnce)
  const found = await filesIn(named, outputPath)
  const paths = distinctFiles(found.flatMap(({ files }) => files))
  const done = values.resume && outputPath ? earlier(outputPath, engine.info) : []
  const output = outputOf(outputPath, paths, done, surroundings)
  if (paths.includes(STDIN) && stdin.isTTY) stderr.write(`${texts.waiting}\n`)
  for (const { path, unread } of found) {
    if (unread.length > 0) stderr.write(`${texts.unread(path, unread)}\n`)
  }
  const ads = (
    await inParallel(paths, jobs, (path) => adsOf(path, outputPath, surroundings))
  ).flat()
  const left = leftOf(ads, done)

  // Results that come one by one on a terminal tell by themselves how far it is.
  const isSeen = 'each' in format && outputPath === undefined && stdout.isTTY === true
  const progress = progressOn(stderr, isSeen ? 0 : left.length)
  const onBug = (error: unknown) => {
    progress.clear()
    stderr.write(`${texts.bug}\n${JSON.stringify(traceOf(error))}\n`)
  }
  const results = recordsTo(output, format)
  let [read, failed] = [0, 0]
  try {
    await inParallel(left, jobs, async (ad, at) => {
      const input = await ad.read()
      // A PDF that was left half-read is no failed ad.
      signal.throwIfAborted()
      const options = { signal, mask: !values['no-mask'], onBug }
      const { id, ...rest } = await recordOf(input, engine, options)
      const record = { id, file: ad.file, ...rest }
      read += 1
      if (record.error !== null) failed += 1
      results.add(record, at)
      progress.show(read, failed)
    })
  } catch (error) {
    // Whoever stops keeps what has been read until then, and paid for.
    if (signal.aborted && read > 0) await results.end()
    throw error
  } finally {
    progress.clear()
  }
  await results.end()
  // Where results go into a file, nothing else on the terminal tells of one that failed.
  if (left.length > 1 || (failed > 0 && outputPath !== undefined)) {
    stderr.write(`${texts.summary(read - failed, failed)}\n`)
  }
  if (left.length === 0) stderr.write(`${texts.allDone}\n`)
  return failed === 0 ? 0 : 1
}

type Values = { readonly json?: boolean; readonly ndjson?: boolean; readonly csv?: boolean }

/** The format that is asked for, or that the ending of the output's name tells; else a table. */
function formatFor(values: Values, output: string | undefined, { prices }: Engine): Format {
  const asked = [values.json && json, values.ndjson && ndjson, values.csv && csv(prices)]
  const [format, ...others] = asked.filter((each): each is Format => Boolean(each))
  if (others.length > 0) throw new CommandFault(2, texts.oneFormat)
  if (format) return format
  const ending = extname(output ?? '')
  switch (ending.toLowerCase()) {
    case '.csv':
      return csv(prices)
    case '.json':
      return json
    case '.jsonl':
    case '.ndjson':
      return ndjson
    case '':
    case '.txt':
      return table
    default:
      throw new CommandFault(2, texts.noSuchFormat(ending))
  }
}

type FoundAt = Found & { readonly path: string }

/** The files that each path leads to, without what an earlier run wrote. */
function filesIn(
  paths: readonly string[],
  output: string | undefined,
): Promise<readonly FoundAt[]> {
  const isEarlier = (path: string) =>
    hasResults(path, { orNone: output !== undefined && isSameFile(path, output) })
  return Promise.all(
    paths.map(async (path) =>
      path === STDIN
        ? { path, files: [path], unread: [] }
        : { path, ...(await filesAt(path, isEarlier)) },
    ),
  )
}

/** Each file once, whatever paths lead to it: what is read twice is paid for twice. */
function distinctFiles(paths: readonly string[]): readonly string[] {
  return [...Map.groupBy(paths, identityOf).values()].flatMap(([first]) => first ?? [])
}

type Ad = WaitingInput & { readonly file: string }

/** The ads of a file. It is named as seen from the output, from wherever the command is given. */
async function adsOf(
  path: string,
  output: string | undefined,
  { stdin, signal }: Surroundings,
): Promise<readonly Ad[]> {
  const file = path === STDIN ? path : relative(dirname(output ?? ''), path)
  return (await waitingInputs(path, stdin, signal)).map((input) => ({ ...input, file }))
}

/** Opened before any ad is read: a wrong path must not cost the reading. */
function outputOf(
  path: string | undefined,
  inputs: readonly string[],
  done: readonly Done[],
  { stdout }: Surroundings,
): Output {
  if (path === undefined) return standardOutput(stdout)
  if (inputs.some((input) => input !== STDIN && isSameFile(input, path))) {
    throw new CommandFault(2, texts.outputIsInput(path))
  }
  return fileOutput(path, done.map(({ line }) => `${line}\n`).join(''))
}

/** What stands in the output already. Results of two engines in one file could not be compared. */
function earlier(path: string, engine: EngineName): readonly Done[] {
  const done = resultsIn(path)
  if (done === null) throw new CommandFault(2, texts.noResults(path))
  const other = otherEngineOf(done, engine)
  if (other !== null) throw new CommandFault(2, texts.otherEngine(path, other))
  return done
}

function resultsIn(path: string): readonly Done[] | null {
  try {
    return doneBefore(path)
  } catch {
    throw new CommandFault(2, texts.noOutput(path))
  }
}
