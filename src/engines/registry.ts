import { builtinEngine } from './builtin/builtin.ts'
import type { Engine } from './engine.ts'

/** The engines that can be chosen, the default first. */
export type Engines = readonly [Engine, ...Engine[]]

/** Every engine there is, named here and nowhere else. */
export const ENGINES: Engines = [builtinEngine]

/** The engine with this id, the default where none is asked for; `null` for an unknown id. */
export function engineOf(engines: Engines, id: string | undefined): Engine | null {
  if (id === undefined) return engines[0]
  return engines.find(({ info }) => info.id === id) ?? null
}
