import { existsSync, readFileSync } from 'node:fs'
import { SECRETS } from './services.ts'

/** Adds what the file `.env` sets to the environment; what is set already stays. */
export function readEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that stand in files: `OPENAI_API_KEY_FILE` names the file of
 * `OPENAI_API_KEY`. A file that cannot be read is a Finnish line in `mistakes`.
 */
export function withSecretFiles(environment: Environment): {
  readonly environment: Environment
  readonly mistakes: readonly string[]
} {
  const mistakes: string[] = []
  const secrets = SECRETS.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (!path?.trim()) return []
    try {
      return [[name, readFileSync(path, 'utf8').trim()]]
    } catch {
      mistakes.push(`${name}_FILE: tiedostoa ei voi lukea`)
      return []
    }
  })
  return { environment: { ...environment, ...Object.fromEntries(secrets) }, mistakes }
}
