import type { Engine } from '../engines/engine.ts'
import { engineOf, enginesOf } from '../engines/registry.ts'
import { type Config, configOf, mistakesMessage } from '../server/config.ts'
import { withSecretFiles } from '../server/environment.ts'
import { CommandFault, type Surroundings } from './command.ts'
import { texts } from './texts.ts'

/**
 * The configuration and the engine to use: the one asked for, else the configured one.
 * @throws CommandFault where either is wrong
 */
export function settingsOf(
  surroundings: Surroundings,
  wanted: string | undefined,
): { readonly config: Config; readonly engine: Engine } {
  const { environment, mistakes } = withSecretFiles(surroundings.environment)
  const configured = configOf(environment)
  if (!configured.ok) throw new CommandFault(2, mistakesMessage(configured.mistakes))
  if (mistakes.length > 0) throw new CommandFault(2, mistakesMessage(mistakes))
  const { config } = configured
  const engines = enginesOf(config)
  const engine = engineOf(engines, wanted)
  if (!engine) {
    const lines = [
      texts.unknownEngine(
        wanted ?? '',
        engines.map(({ info }) => info.id),
      ),
      ...config.notes,
    ]
    throw new CommandFault(3, lines.join('\n'))
  }
  return { config, engine }
}

/** @throws CommandFault unless it is a whole number from 1 to 64 */
export function jobsOf(words: string): number {
  const jobs = Number(words)
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) throw new CommandFault(2, texts.jobs)
  return jobs
}
