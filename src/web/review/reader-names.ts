import { BUILTIN_ID, type EngineName } from '../../core/result.ts'
import { texts } from '../texts.ts'

/** What the reader of the key is called, and the second one that it was compared with. */
export function readerNames(engine: EngineName | null): readonly [first: string, second: string] {
  const { builtin, service } = texts.readers
  return engine?.id === BUILTIN_ID ? [builtin, service] : [service, builtin]
}
