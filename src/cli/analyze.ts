import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { inParallel } from '../core/in-parallel.ts'
import { traceOf } from '../core/trace.ts'
import { recordOf } from './ad-record.ts'
import { fileOutput, isSameFile, type Output, standardOutput } from './analyze-output.ts'
import { type Done, doneBefore, hasResults, leftOf, otherEngineOf } from './analyze-resume.ts'
import { type Command, CommandFault, type Surroundings } from './command.ts'
import { csv, type FileRecord, type Format, json, ndjson, table } from './formats.ts'
import { STDIN, type WaitingInput, waitingInputs } from './inputs.ts'
import { filesAt } from './paths.ts'
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

/** `lxp analyze`: ads in, keys out. One failed ad never stops the rest. */
export const analyzeCommand: Command = async (words, surroundings) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  })
  const { engine } = settingsOf(surroundings, values.engine)
  const formats = [values.json && json, values.ndjson && ndjson, values.csv && csv(engine.prices)]
  const [format = table, ...others] = formats.filter((each): each is Format => Boolean(each))
  if (others.length > 0) throw new CommandFault(2, texts.oneFormat)
  const jobs = jobsOf(values.jobs)
  if (values.resume && (format !== ndjson || values.output === undefined)) {
    throw new CommandFault(2, texts.resumeNeeds)
  }

  const { output: outputPath } = values
  const named = positionals.length > 0 ? positionals : [STDIN]
  if (named.filter((path) => path === STDIN).length > 1) throw new CommandFault(2, texts.stdinOnce)
  const isEarlier = (path: string) =>
    hasResults(path, { orNone: outputPath !== undefined && isSameFile(path, outputPath) })
  const found = await Promise.all(
    named.map((path) =>
      path === STDIN ? { files: [path], unread: [] } : filesAt(path, isEarlier),
    ),
  )
  const paths = found.flatMap(({ files }) => files)
  const done = values.resume && values.output ? earlier(values.output, engine.info.id) : []
  const output = outputOf(values.output, paths, done, surroundings)
  if (paths.includes(STDIN) && surroundings.stdin.isTTY) {
    surroundings.stderr.write(`${texts.waiting}\n`)
  }
  for (const [at, { unread }] of found.entries()) {
    if (unread.length > 0) surroundings.stderr.write(`${texts.unread(named[at] ?? '', unread)}\n`)
  }
  const ads = (
    await inParallel(paths, jobs, (path) => adsOf(path, values.output, surroundings))
  ).flat()
  const left = leftOf(ads, done)

  const { signal } = surroundings
  const progress = progressOn(surroundings, left.length)
  let [read, failed] = [0, 0]
  const onBug = (error: unknown) => {
    progress.clear()
    surroundings.stderr.write(`${texts.bug}\n${JSON.stringify(traceOf(error))}\n`)
  }
  const kept = await inParallel(left, jobs, async (ad): Promise<readonly FileRecord[]> => {
    const input = await ad.read()
    // A PDF that was left half-read is no failed ad.
    signal.throwIfAborted()
    const { id, ...rest } = await recordOf(input, engine, {
      signal,
      mask: !values['no-mask'],
      onBug,
    })
    const record = { id, file: ad.file, ...rest }
    read += 1
    if (record.error !== null) failed += 1
    if ('each' in format) output.write(format.each(record))
    progress.show(read, failed)
    return 'all' in format ? [record] : []
  })
  progress.clear()
  if ('all' in format) output.write(format.all(kept.flat()))
  await output.end()
  if (left.length > 1) surroundings.stderr.write(`${texts.summary(read - failed, failed)}\n`)
  if (left.length === 0) surroundings.stderr.write(`${texts.allDone}\n`)
  return failed === 0 ? 0 : 1
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
function earlier(path: string, engine: string): readonly Done[] {
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
