/**
 * Ways of asking for a structured answer, the strictest first: a JSON schema that the service itself
 * keeps, a JSON object, and plain text without a stream, which every service can do.
 */
export const RUNGS = ['schema', 'json', 'text'] as const
export type Rung = (typeof RUNGS)[number]

/** The next more modest way; `null` below the last. */
export function rungBelow(rung: Rung): Rung | null {
  return RUNGS[RUNGS.indexOf(rung) + 1] ?? null
}
