import { parseArgs } from 'node:util'
import { NOT_ADVERT_TEXTS, WIRE_ERRORS } from '../api/errors.ts'
import { selectionsOf } from '../core/analysis.ts'
import { costOf } from '../core/cost.ts'
import { formatKey } from '../core/key.ts'
import { analyze, type Outcome } from '../engines/analyze.ts'
import type { Engine } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import type { Command, ExitCode } from './command.ts'
import { settingsOf } from './settings.ts'
import { texts } from './texts.ts'

/** A made-up ad, as short as one can be: it is all that is sent. */
const TINY_AD = 'Siivooja\n\nHaemme siivoojaa toimistoon. Työsuhde on vakituinen.'

/** `lxp check-engine`: sends one tiny request and tells in Finnish what works and what does not. */
export const checkEngineCommand: Command = async (words, surroundings) => {
  const { values } = parseArgs({ args: [...words], options: { engine: { type: 'string' } } })
  const { engine } = settingsOf(surroundings, values.engine)
  const { stdout, signal } = surroundings
  const startedAt = performance.now()
  const lines = [nameLine(engine)]
  let code: ExitCode = 0
  try {
    const outcome = await analyze(engine, TINY_AD, { signal })
    lines.push(...outcomeLines(outcome, engine))
    if (outcome.kind !== 'analysis') code = 1
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    lines.push(texts.check.failed(WIRE_ERRORS[error.code].text))
    code = 1
  }
  lines.push(texts.check.time((performance.now() - startedAt) / 1000))
  stdout.write(`${lines.join('\n')}\n`)
  return code
}

function nameLine({ info, service }: Engine): string {
  const name = [info.label, info.model].filter(Boolean).join(', ')
  return service ? texts.check.service(name, service.host) : texts.check.local(name)
}

function outcomeLines(outcome: Outcome, { prices }: Engine): readonly string[] {
  const { usage } = outcome
  const cost = usage
    ? texts.check.usage(usage.prompt_tokens, usage.completion_tokens, costOf(usage, prices))
    : texts.check.usageUnknown
  switch (outcome.kind) {
    case 'not-an-advert':
      return [texts.check.failed(NOT_ADVERT_TEXTS[outcome.reason]), cost]
    case 'no-key':
      return [texts.check.failed(texts.noKey), cost]
    case 'analysis': {
      const letters = outcome.analysis.answers.flatMap((answer) => answer.letters)
      const quoted = letters.filter(({ evidence }) => evidence.length > 0).length
      return [
        texts.check.works(formatKey(selectionsOf(outcome.analysis))),
        texts.check.quoted(quoted, letters.length),
        cost,
      ]
    }
  }
}
