import { existsSync } from 'node:fs'

/** Adds what the file `.env` sets to the environment; what is set already stays. */
export function readEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
