import { parseArgs } from 'node:util'
import { REFUSAL_TEXTS } from '../api/errors.ts'
import { selectionsOf } from '../core/analysis.ts'
import { costOf } from '../core/cost.ts'
import { formatKey } from '../core/key.ts'
import { analyze, type Outcome } from '../engines/analyze.ts'
import type { Engine } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import { CallFault } from '../engines/llm/calls/fault.ts'
import type { Command } from './command.ts'
import { settingsOf } from './settings.ts'
import { texts } from './texts.ts'

/** A made-up ad, as short as one can be: it is all that is sent. */
const TINY_AD = 'Siivooja\n\nHaemme siivoojaa toimistoon. Työsuhde on vakituinen.'

/**
 * `lxp check-engine`: sends one tiny request to the engine asked for, or to every configured service,
 * and tells in Finnish what works, what does not, and where to look.
 */
export const checkEngineCommand: Command = async (words, surroundings) => {
  const { values } = parseArgs({ args: [...words], options: { engine: { type: 'string' } } })
  const { config, engines, engine } = settingsOf(surroundings, values.engine)
  const services = engines.filter(({ service }) => service !== null)
  const asked = values.engine === undefined && services.length > 0 ? services : [engine]
  const reports: Report[] = []
  for (const each of asked) reports.push(await check(each, surroundings.signal))
  const blocks = reports.map(({ lines }) => lines.join('\n'))
  surroundings.stdout.write(`${[...blocks, ...config.notes].join('\n\n')}\n`)
  return reports.every(({ works }) => works) ? 0 : 1
}

type Report = { readonly works: boolean; readonly lines: readonly string[] }

async function check(engine: Engine, signal: AbortSignal): Promise<Report> {
  const startedAt = performance.now()
  const { works, lines } = await resultOf(engine, signal)
  const seconds = (performance.now() - startedAt) / 1000
  return { works, lines: [nameLine(engine), ...lines, texts.check.time(seconds)] }
}

async function resultOf(engine: Engine, signal: AbortSignal): Promise<Report> {
  try {
    return reportOf(await analyze(engine, TINY_AD, { signal }), engine)
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    const fault = error.cause instanceof CallFault ? error.cause : null
    const status = fault?.status ? [texts.check.status(fault.status)] : []
    return { works: false, lines: [texts.check.failure[error.code], ...status] }
  }
}

function nameLine({ info, service }: Engine): string {
  const name = [info.label, info.model].filter(Boolean).join(', ')
  return service ? texts.check.service(name, service.host) : texts.check.local(name)
}

function reportOf(outcome: Outcome, { prices }: Engine): Report {
  const { usage } = outcome
  const cost = usage
    ? texts.check.usage(usage.prompt_tokens, usage.completion_tokens, costOf(usage, prices))
    : texts.check.usageUnknown
  switch (outcome.kind) {
    case 'not-an-advert':
      return { works: false, lines: [texts.check.failed(REFUSAL_TEXTS[outcome.reason]), cost] }
    case 'no-key':
      return { works: false, lines: [texts.check.failed(texts.noKey), cost] }
    case 'analysis': {
      const letters = outcome.analysis.answers.flatMap((answer) => answer.letters)
      const quoted = letters.filter(({ evidence }) => evidence.length > 0).length
      if (letters.length === 0) return { works: false, lines: [texts.check.nothing, cost] }
      const key = formatKey(selectionsOf(outcome.analysis))
      const found = texts.check.quoted(quoted, letters.length)
      return { works: true, lines: [texts.check.works(key), found, cost] }
    }
  }
}
