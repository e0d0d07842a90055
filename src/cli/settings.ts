import type { Engine } from '../engines/engine.ts'
import { ENGINES, engineOf } from '../engines/registry.ts'
import { type Config, configOf, mistakesMessage } from '../server/config.ts'
import { CommandFault, type Surroundings } from './command.ts'
import { texts } from './texts.ts'

/**
 * The configuration and the engine to use: the one asked for, else the configured one.
 * @throws CommandFault where either is wrong
 */
export function settingsOf(
  { environment }: Surroundings,
  wanted: string | undefined,
): { readonly config: Config; readonly engine: Engine } {
  const ids = ENGINES.map(({ info }) => info.id)
  const configured = configOf(environment, ids)
  if (!configured.ok) throw new CommandFault(2, mistakesMessage(configured.mistakes))
  const { config } = configured
  const engine = engineOf(ENGINES, wanted ?? config.engine)
  if (!engine) throw new CommandFault(3, texts.unknownEngine(wanted ?? config.engine, ids))
  return { config, engine }
}
