import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { inParallel } from '../engines/in-parallel.ts'
import { type AdRecord, recordOf } from './ad-record.ts'
import { type Command, CommandFault } from './command.ts'
import { csv, type Format, json, ndjson, table } from './formats.ts'
import { type Input, readInputs } from './inputs.ts'
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
  if (values.resume && (format !== ndjson || !values.output)) {
    throw new CommandFault(2, texts.resumeNeeds)
  }

  const { stdin, stdout, signal } = surroundings
  const paths = positionals.length > 0 ? positionals : ['-']
  const inputs = (await Promise.all(paths.map((path) => readInputs(path, stdin, signal)))).flat()
  const done = values.resume && values.output ? doneBefore(values.output) : new Map()
  const left = inputs.filter(({ id }) => !done.has(id))
  const output = values.output ? createWriteStream(values.output) : stdout
  for (const line of done.values()) output.write(`${line}\n`)

  const progress = progressOn(surroundings, left.length)
  let [read, failed] = [0, 0]
  const records = await inParallel(left, jobs, async (input: Input) => {
    const record = await recordOf(input, engine, { signal, mask: !values['no-mask'] })
    read += 1
    if (record.error !== null) failed += 1
    output.write(format.each(record))
    progress.show(read, failed)
    return record
  })
  progress.clear()
  output.write(format.all(records))
  if (output !== stdout) {
    output.end()
    await finished(output)
  }
  if (left.length > 1) surroundings.stderr.write(`${texts.summary(read - failed, failed)}\n`)
  return failed === 0 ? 0 : 1
}

/** What an earlier run read, by id. A line cut short is forgotten, and what failed is tried again. */
function doneBefore(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map()
  const lines = readFileSync(path, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      try {
        const { id, key } = JSON.parse(line) as AdRecord
        return key === null ? [] : [[id, line] as const]
      } catch {
        return []
      }
    }),
  )
}
