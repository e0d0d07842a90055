import { BUILTIN_ID, type EngineName } from '../core/result.ts'
import { texts } from './texts.ts'

/** Which engine spoke, in words. */
export function engineLine({ id, label, model }: EngineName): string {
  const t = texts.results
  return id === BUILTIN_ID ? t.builtin : t.engine(label, model)
}
