import type { Engine } from '../engines/engine.ts'
import { type Engines, engineOf, enginesOf } from '../engines/registry.ts'
import { type Config, configOf, mistakesMessage } from '../server/config.ts'
import { withSecretFiles } from '../server/environment.ts'
import { CommandFault, type Surroundings } from './command.ts'
import { texts } from './texts.ts'

/**
 * The configuration and every engine it makes, the default first. Where another engine is wanted, the
 * default one need not be available.
 * @throws CommandFault where the configuration is wrong, or its default engine not available
 */
function enginesFor(
  surroundings: Surroundings,
  wanted: string | undefined,
): { readonly config: Config; readonly engines: Engines } {
  const { environment, mistakes } = withSecretFiles(surroundings.environment)
  const isOther = wanted !== undefined && wanted !== environment.LXP_ENGINE?.trim()
  const configured = configOf(isOther ? { ...environment, LXP_ENGINE: '' } : environment)
  if (mistakes.length > 0) throw new CommandFault(2, mistakesMessage(mistakes))
  if (!configured.ok) {
    const exitCode = configured.onlyUnavailable ? 3 : 2
    throw new CommandFault(exitCode, mistakesMessage(configured.mistakes))
  }
  return { config: configured.config, engines: enginesOf(configured.config) }
}

/**
 * The configuration, every engine that it makes, and the one to use: that asked for, else the default.
 * @throws CommandFault where either is wrong
 */
export function settingsOf(
  surroundings: Surroundings,
  wanted: string | undefined,
): { readonly config: Config; readonly engines: Engines; readonly engine: Engine } {
  const { config, engines } = enginesFor(surroundings, wanted)
  const engine = engineOf(engines, wanted)
  if (engine) return { config, engines, engine }
  const ids = engines.map(({ info }) => info.id)
  const lines = [texts.unknownEngine(wanted ?? '', ids), ...config.notes]
  throw new CommandFault(3, lines.join('\n'))
}

/** @throws CommandFault unless it is a whole number from 1 to 64 */
export function jobsOf(words: string): number {
  const jobs = Number(words)
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) throw new CommandFault(2, texts.jobs)
  return jobs
}
