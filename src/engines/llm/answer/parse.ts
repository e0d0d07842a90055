import { objectsIn } from './objects.ts'
import { type ServiceAnswer, ServiceAnswerSchema } from './schema.ts'

export type ParsedAnswer =
  | { readonly ok: true; readonly answer: ServiceAnswer }
  /** `wrong` names what was wrong, for the service; it holds none of the answer's own words. */
  | { readonly ok: false; readonly wrong: string }

/**
 * A service's raw answer, as strictly as the schema says: unknown letters and fields are refused,
 * never guessed. Only what stands round the JSON (fences, sentences, reasoning, drafts) is overlooked:
 * of several objects, the last one that follows the schema is the answer.
 */
export function parseAnswer(raw: string): ParsedAnswer {
  const objects = objectsIn(raw)
  const good = objects?.map(({ value }) => ServiceAnswerSchema.safeParse(value))
  const last = good?.findLast(({ success }) => success)
  if (last?.success) return { ok: true, answer: last.data }
  const largest = objects?.toSorted((one, other) => other.length - one.length)[0]
  if (!largest) return { ok: false, wrong: 'vastauksen JSON puuttui, oli rikki tai jäi kesken' }
  return { ok: false, wrong: faultsOf(largest.value) }
}

function faultsOf(value: unknown): string {
  const issues = ServiceAnswerSchema.safeParse(value).error?.issues ?? []
  const places = new Set(issues.map(({ path }) => pathIn(path) || 'koko olio'))
  return `vastaus ei noudattanut muotoa näissä kohdissa: ${[...places].slice(0, 12).join(', ')}`
}

/** `q3[0].letter`: field names of ours and numbers alone. */
function pathIn(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
