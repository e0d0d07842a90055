import type { Claim } from '../core/analysis.ts'
import { builtinEngine } from '../engines/builtin/builtin.ts'
import type { ReadOptions } from '../engines/engine.ts'

/** Nobody stops, nothing is hidden. */
export const READ_OPTIONS: ReadOptions = { signal: new AbortController().signal, mask: true }

/** What the built-in engine claims of an ad. @throws where it refuses the text */
export async function builtinClaims(text: string): Promise<readonly Claim[]> {
  const reading = await builtinEngine.read(text, READ_OPTIONS)
  if (reading.kind !== 'claims') throw new Error(`no claims: ${reading.kind}`)
  return reading.claims
}
