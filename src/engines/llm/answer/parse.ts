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
  const value = objectIn(raw)
  if (value === null)
    return { ok: false, wrong: 'vastauksen JSON puuttui, oli rikki tai jäi kesken' }
  const parsed = ServiceAnswerSchema.safeParse(value)
  if (parsed.success) return { ok: true, answer: parsed.data }
  const places = parsed.error.issues.map(({ path }) => pathIn(path) || 'koko olio')
  return {
    ok: false,
    wrong: `vastaus ei noudattanut muotoa näissä kohdissa: ${[...new Set(places)].slice(0, 12).join(', ')}`,
  }
}

/** A sentence before the answer may hold a brace or two of its own. */
const MOST_BRACES_TRIED = 20
/** So an object begins, and no aside of a sentence. */
const NAMED_FIELD = /^\{\s*"[^"\\]{0,40}"\s*:/

/** The first JSON object in the text, whatever stands round it; `null`: none. */
function objectIn(raw: string): unknown {
  let start = raw.indexOf('{')
  for (let tried = 0; start >= 0 && tried < MOST_BRACES_TRIED; tried++) {
    const end = endOfObject(raw, start)
    try {
      return JSON.parse(raw.slice(start, end))
    } catch {
      // What stands inside of a broken or cut answer is not the answer.
      const isObject = NAMED_FIELD.test(raw.slice(start, end))
      start = raw.indexOf('{', isObject ? end : start + 1)
    }
  }
  return null
}

/** Where the object that begins at `start` ends: braces in strings do not count. */
function endOfObject(raw: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < raw.length; at++) {
    const character = raw[at]
    if (character === '\\' && inString) at += 1
    else if (character === '"') inString = !inString
    else if (!inString && character === '{') depth += 1
    else if (!inString && character === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return raw.length
}

/** `q3[0].letter`: field names of ours and numbers alone. */
function pathIn(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
