import { formatKey, type KeyResult, parseKey, type Selections } from '../../core/key.ts'

const NAME = '#avain='

/** The key that the address carries; `null` where it carries none. */
export function keyInHash(hash: string): KeyResult | null {
  if (!hash.startsWith(NAME)) return null
  return parseKey(hash.slice(NAME.length))
}

/** A link that opens the editor with this key and nothing else. */
export function linkTo(address: string, selections: Selections): string {
  return `${address.split('#', 1)[0]}${NAME}${formatKey(selections)}`
}
