import { texts } from './texts.ts'

/** In bytes: near to the longest string that there can be. */
export const LARGEST = 500_000_000
/** So much of a text in UTF-16 without a mark are zeros, every second byte; no other text has any. */
const ZEROS = 0.3
/** In bytes. */
const LOOKED_AT = 4_000

/** What bytes say as text, in any of the encodings that editors write, or why they say nothing. */
export function contentOf(
  bytes: Uint8Array,
): { readonly content: string } | { readonly fault: string } {
  if (bytes.length > LARGEST) return { fault: texts['too-long'] }
  const encoding = encodingOf(bytes)
  if (encoding === null) return { fault: texts.notText }
  const content = new TextDecoder(encoding).decode(bytes)
  // The older editors of Windows write windows-1252.
  const isOlder = encoding === 'utf-8' && !isMostlyWhole(content)
  return { content: isOlder ? new TextDecoder('windows-1252').decode(bytes) : content }
}

/** Editors of Windows write byte order marks and UTF-16; zeros stand in nothing else that is text. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes
  // UTF-32 begins like UTF-16, but no text begins with a zero.
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? null : 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (!bytes.includes(0)) return 'utf-8'
  const zeros = [0, 0]
  const start = bytes.subarray(0, LOOKED_AT)
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > ZEROS * start.length && even === 0) return 'utf-16le'
  if (even > ZEROS * start.length && odd === 0) return 'utf-16be'
  return null
}

/**
 * Whether a text is the UTF-8 that it was taken for: a byte may be damaged, or the last character cut in
 * two, but windows-1252 has next to no pairs that look like UTF-8.
 */
function isMostlyWhole(text: string): boolean {
  const damaged = text.match(/\uFFFD/g)?.length ?? 0
  if (damaged === 0) return true
  const whole = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return whole > damaged
}
