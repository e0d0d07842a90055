/** A way in which a model's text misses what was asked for. */
export type Spoiling = 'cut' | 'other-shape' | 'letters' | 'fence' | 'chat' | 'duplicate' | 'pad'

const PADDING = 50 * 1024 * 1024

/** Spoils a good answer. `letters` and `duplicate` expect a JSON object. */
export const SPOIL: Record<Spoiling, (text: string) => string> = {
  cut: (text) => text.slice(0, Math.floor(text.length / 2)),
  'other-shape': () => JSON.stringify({ reply: { certainty: 0.9, tags: ['x'] } }),
  letters: (text) =>
    JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
      typeof value === 'string' && /^\p{L}$/u.test(value) ? 'Z' : value,
    ),
  fence: (text) => `\`\`\`json\n${text}\n\`\`\``,
  chat: (text) =>
    `Here is the analysis {as JSON}:\n\n${text}\n\nLet me know if {anything} is unclear!`,
  duplicate: (text) => {
    const [first] = Object.entries(JSON.parse(text) as object)
    if (first === undefined) throw new Error('The object to spoil has no key.')
    const [key, value] = first
    return `${text.trimEnd().slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(emptied(value))}}`
  },
  pad: (text) => text.padEnd(PADDING),
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  return typeof value === 'object' && value !== null ? {} : null
}
