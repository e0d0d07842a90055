/**
 * What may be logged of an error: names, codes and stack frames alone, for a message may quote the ad or
 * hold a secret.
 */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    name: error.name,
    code: (error as Error & { code?: unknown }).code,
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: traceOf(error.cause) }),
  }
}
