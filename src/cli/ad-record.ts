import { REFUSAL_TEXTS, WIRE_ERRORS } from '../api/errors.ts'
import { refusalOf } from '../core/advert.ts'
import { type Answer, selectionsOf } from '../core/analysis.ts'
import type { Usage } from '../core/cost.ts'
import { formatKey } from '../core/key.ts'
import { advertTitle } from '../core/page/advert-title.ts'
import { analyze } from '../engines/analyze.ts'
import type { Engine } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import type { Input } from './inputs.ts'
import { texts } from './texts.ts'

/** What the command line says of one ad. Either `key` or `error` is `null`. */
export type AdRecord = {
  readonly id: string
  readonly title: string
  readonly key: string | null
  readonly error: string | null
  readonly engine: string
  readonly model: string | null
  readonly usage: Usage | null
  readonly answers: readonly Answer[]
  /** Whether the ad is of a kind that the engine knows to read much worse. */
  readonly unusual: boolean
}

type Options = {
  readonly signal: AbortSignal
  readonly mask: boolean
  /** Told of what no engine is to throw. */
  readonly onBug: (error: unknown) => void
}

/** Reads one ad; whatever goes wrong with it is its record's error. Throws only when aborted. */
export async function recordOf(input: Input, engine: Engine, options: Options): Promise<AdRecord> {
  const title = 'text' in input ? advertTitle(input.text) : ''
  const record = {
    id: input.id,
    title,
    key: null,
    error: null,
    engine: engine.info.id,
    model: engine.info.model,
    usage: null,
    answers: [],
    unusual: false,
  } satisfies AdRecord
  if ('fault' in input) return { ...record, error: input.fault }
  const refusal = refusalOf(input.text)
  if (refusal) return { ...record, error: texts[refusal] }
  try {
    const outcome = await analyze(engine, input.text, options)
    const { usage } = outcome
    if (outcome.kind === 'not-an-advert') {
      return { ...record, error: REFUSAL_TEXTS[outcome.reason], usage }
    }
    if (outcome.kind === 'no-key') return { ...record, error: texts.noKey, usage }
    const { analysis, isUnusual } = outcome
    return {
      ...record,
      key: formatKey(selectionsOf(analysis)),
      usage,
      answers: analysis.answers,
      unusual: isUnusual,
    }
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof EngineFailure) return { ...record, error: WIRE_ERRORS[error.code].text }
    options.onBug(error)
    return { ...record, error: texts.engineFailed }
  }
}
