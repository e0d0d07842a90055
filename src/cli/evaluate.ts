import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { onOneRow } from '../core/on-one-row.ts'
import type { EngineName } from '../core/result.ts'
import { evaluate } from '../evaluation/evaluate.ts'
import { flattened, GoldFault, readGold } from '../evaluation/gold.ts'
import {
  isOtherPrompt,
  isRecorded,
  recorderFor,
  replayingEngine,
} from '../evaluation/recordings.ts'
import { NOTE, tableOf } from '../evaluation/table.ts'
import { type Command, CommandFault, type ExitCode, type Surroundings } from './command.ts'
import { readContent, repeatedIn, STDIN } from './inputs.ts'
import { jobsOf, settingsOf } from './settings.ts'
import { texts } from './texts.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  errors: { type: 'boolean', default: false },
  flatten: { type: 'boolean' },
  engine: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  record: { type: 'string' },
  replay: { type: 'string' },
} as const

/** `lxp evaluate`: how an engine does on labelled ads. One that fails counts as an empty key. */
export const evaluateCommand: Command = async (words, surroundings) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new CommandFault(2, texts.oneGoldFile)
  const { engine } = settingsOf(surroundings, values.engine)
  const { record, replay } = values
  if (record !== undefined && replay !== undefined) throw new CommandFault(2, texts.recordOrReplay)
  if (record !== undefined && engine.service === null) throw new CommandFault(2, texts.recordNeeds)
  if (path === STDIN && surroundings.stdin.isTTY) {
    surroundings.stderr.write(`${texts.waitingForGold}\n`)
  }
  const ads = await goldOf(path, surroundings)
  const repeated = [...repeatedIn(ads.map(({ id }) => id))]
  if ((record ?? replay) !== undefined && repeated.length > 0) {
    throw new CommandFault(2, texts.recordOnce(repeated))
  }
  if (repeated.length > 0) surroundings.stderr.write(`${texts.countedAgain(repeated)}\n`)
  if (replay !== undefined && !ads.some(({ id }) => isRecorded(replay, id))) {
    throw new CommandFault(2, texts.noRecordings(replay))
  }
  if (replay !== undefined && isOtherPrompt(replay)) {
    surroundings.stderr.write(`${texts.otherPrompt}\n`)
  }
  const report = await evaluate(
    replay === undefined ? engine : ({ id }) => replayingEngine(replay, id),
    values.flatten ? ads.map(flattened) : ads,
    {
      signal: surroundings.signal,
      jobs: jobsOf(values.jobs),
      ...(record === undefined ? {} : { recorder: recorderIn(record) }),
    },
  )
  const { errors, ...rest } = report
  surroundings.stdout.write(
    values.json
      ? `${JSON.stringify({ ...(values.errors ? report : rest), note: NOTE }, null, 2)}\n`
      : `${tableOf(report, { errors: values.errors })}\n`,
  )
  if (report.failed === 0) return 0
  const failed = errors.filter(({ outcome }) => outcome === 'failed').map(({ id }) => onOneRow(id))
  surroundings.stderr.write(`${texts.failedAds(failed, report.ads)}\n`)
  return 1
}

/**
 * Keeps the answers in a folder.
 * @throws CommandFault where the folder cannot be made, before anything is asked and paid for
 */
function recorderIn(folder: string) {
  orFault(2, texts.noFolder(folder), () => mkdirSync(folder, { recursive: true }))
  return (id: string, info: EngineName) => {
    const record = orFault(1, texts.notWritten, () => recorderFor(folder, id, info))
    return (answer: string) => orFault(1, texts.notWritten, () => record(answer))
  }
}

function orFault<Result>(exitCode: ExitCode, message: string, work: () => Result): Result {
  try {
    return work()
  } catch {
    throw new CommandFault(exitCode, message)
  }
}

async function goldOf(path: string, { stdin, signal }: Surroundings) {
  const read = await readContent(path, stdin, signal)
  if ('fault' in read) throw new CommandFault(2, read.fault)
  try {
    const ads = readGold(read.content)
    if (ads.length === 0) throw new CommandFault(2, texts.noAds(path))
    return ads
  } catch (error) {
    if (error instanceof GoldFault) throw new CommandFault(2, `${path}, ${error.message}`)
    throw error
  }
}
