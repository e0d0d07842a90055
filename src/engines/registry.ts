import { builtinEngine } from './builtin/builtin.ts'
import type { Engine } from './engine.ts'
import { newSpending } from './llm/calls/spending.ts'
import { serviceEngine } from './llm/service-engine.ts'
import type { ServiceSettings } from './llm/services/settings.ts'
import { remembering } from './remembering.ts'

/** The engines that can be chosen, the default first. */
export type Engines = readonly [Engine, ...Engine[]]

export type EngineSettings = {
  /** Id of the default engine; an unknown one leaves the built-in first. */
  readonly engine: string
  readonly services: readonly ServiceSettings[]
  /** Tokens a day over all services; `null`: no limit. */
  readonly dailyTokens: number | null
}

/** Every engine there is, made here and nowhere else: the built-in one and the configured services. */
export function enginesOf({ engine, services, dailyTokens }: EngineSettings): Engines {
  const spending = newSpending(dailyTokens, () => new Date())
  const all: Engines = [
    builtinEngine,
    ...services.map((settings) => remembering(serviceEngine(settings, { spending }))),
  ]
  const first = all.find(({ info }) => info.id === engine) ?? builtinEngine
  return [first, ...all.filter((each) => each !== first)]
}

/** The engine with this id, the default where none is asked for; `null` for an unknown id. */
export function engineOf(engines: Engines, id: string | undefined): Engine | null {
  if (id === undefined) return engines[0]
  return engines.find(({ info }) => info.id === id) ?? null
}
