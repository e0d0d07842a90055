import { existsSync, readFileSync } from 'node:fs'
import { SECRETS } from './services.ts'

/**
 * Adds what the file `.env` sets to the environment; what is set already stays.
 * @returns why it cannot be read, as a Finnish line; `null` where it was, or is not there
 */
export function readEnvironmentFile(): string | null {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return null
  } catch (error) {
    return `.env: ${whyNot(error as NodeJS.ErrnoException)}`
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that stand in files: `OPENAI_API_KEY_FILE` names the file of
 * `OPENAI_API_KEY`. A file that gives none is a Finnish line in `mistakes`.
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
      const secret = readFileSync(path, 'utf8').trim()
      if (secret !== '') return [[name, secret]]
      mistakes.push(`${name}_FILE: tiedosto on tyhjä`)
    } catch (error) {
      mistakes.push(`${name}_FILE: ${whyNot(error as NodeJS.ErrnoException)}`)
    }
    return []
  })
  return { environment: { ...environment, ...Object.fromEntries(secrets) }, mistakes }
}

function whyNot({ code }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
      return 'tiedostoa ei ole'
    case 'EACCES':
    case 'EPERM':
      return 'tiedostoon ei ole lukuoikeutta'
    case 'EISDIR':
      return 'se on kansio eikä tiedosto'
    default:
      return `tiedostoa ei voi lukea (${code})`
  }
}
