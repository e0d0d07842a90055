/** A JSON object of a text. */
type Found = { readonly value: unknown; readonly length: number }

/** Reasoning begins or ends, or an object begins: its first name tells it from an aside of a sentence. */
const LANDMARK = /<think>|<\/think>|\{\s*(?:"(?:[^"\\]|\\.){0,100}"\s*:|\})/gs
const REASONED = '</think>'
/** No honest answer has more drafts; a text of many thousand objects would take long. */
const MOST_OBJECTS = 20

/**
 * The last JSON objects that stand in a text side by side, in order, those of its reasoning left out;
 * `null` where the last one is cut: what stands inside of it, or before it, is not the answer. Reads
 * every character a fixed number of times.
 */
export function objectsIn(raw: string): readonly Found[] | null {
  let found: string[] = []
  const landmark = new RegExp(LANDMARK)
  for (let match = landmark.exec(raw); match; match = landmark.exec(raw)) {
    const start = match.index
    if (match[0] === '<think>') {
      const end = raw.indexOf(REASONED, start)
      // It never came to an answer.
      if (end < 0) return null
      landmark.lastIndex = end + REASONED.length
    } else if (match[0] === REASONED) {
      // Some services keep the beginning of the reasoning to themselves.
      found = []
    } else {
      const end = endOfObject(raw, start)
      const reasoned = end === null ? raw.lastIndexOf(REASONED) : -1
      if (end === null && reasoned < start) return null
      landmark.lastIndex = end ?? reasoned
      if (end !== null) found.push(raw.slice(start, end))
    }
  }
  return found.slice(-MOST_OBJECTS).flatMap((text) => {
    const value = jsonOf(text)
    return value === undefined ? [] : [{ value, length: text.length }]
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the object that begins at `start` ends: braces in strings do not count; `null`: it is cut. */
function endOfObject(raw: string, start: number): number | null {
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
  return null
}
