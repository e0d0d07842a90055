import { type ServiceAnswer, ServiceAnswerSchema } from './schema.ts'

export type ParsedAnswer =
  | { readonly ok: true; readonly answer: ServiceAnswer }
  /** `wrong` names what was wrong, for the service; it holds none of the answer's own words. */
  | { readonly ok: false; readonly wrong: string }

/**
 * A service's raw answer, as strictly as the schema says: unknown letters and fields are refused,
 * never guessed. Only what stands round the JSON (fences, a sentence) is overlooked.
 */
export function parseAnswer(raw: string): ParsedAnswer {
  const json = jsonIn(raw)
  if (json === null) return { ok: false, wrong: 'vastauksessa ei ollut JSON-oliota' }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { ok: false, wrong: 'vastauksen JSON oli rikki tai kesken' }
  }
  const parsed = ServiceAnswerSchema.safeParse(value)
  if (parsed.success) return { ok: true, answer: parsed.data }
  const places = parsed.error.issues.map(({ path }) => pathIn(path) || 'koko olio')
  return {
    ok: false,
    wrong: `vastaus ei noudattanut muotoa näissä kohdissa: ${[...new Set(places)].slice(0, 12).join(', ')}`,
  }
}

/** From the first brace to the last. */
function jsonIn(raw: string): string | null {
  const start = raw.indexOf('{')
  const end = raw.lastIndexOf('}')
  return start < 0 || end < start ? null : raw.slice(start, end + 1)
}

/** `q3[0].letter`: field names of ours and numbers alone. */
function pathIn(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
