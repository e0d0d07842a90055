import { NOT_ADVERT_TEXTS } from '../api/errors.ts'
import { advertTitle, refusalOf } from '../core/advert.ts'
import { type Answer, selectionsOf } from '../core/analysis.ts'
import type { Usage } from '../core/cost.ts'
import { formatKey } from '../core/key.ts'
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
  readonly usage: Usage | null
  readonly answers: readonly Answer[]
}

type Options = { readonly timeoutMs: number; readonly signal: AbortSignal }

/** Reads one ad; whatever goes wrong with it is its record's error. Throws only when aborted. */
export async function recordOf(input: Input, engine: Engine, options: Options): Promise<AdRecord> {
  const failed = (title: string, error: string, usage: Usage | null = null): AdRecord => ({
    id: input.id,
    title,
    key: null,
    error,
    engine: engine.info.id,
    usage,
    answers: [],
  })
  if ('fault' in input) return failed('', input.fault)
  const title = advertTitle(input.text).slice(0, 120)
  const refusal = refusalOf(input.text)
  if (refusal) return failed(title, texts[refusal])
  try {
    const outcome = await analyze(engine, input.text, options)
    if (outcome.kind === 'not-an-advert') {
      return failed(title, NOT_ADVERT_TEXTS[outcome.reason], outcome.usage)
    }
    const { analysis, usage } = outcome
    return {
      ...failed(title, ''),
      key: formatKey(selectionsOf(analysis)),
      error: null,
      usage,
      answers: analysis.answers,
    }
  } catch (error) {
    options.signal.throwIfAborted()
    return failed(title, error instanceof EngineFailure ? texts.engineFailed : texts.noKey)
  }
}
