import { DEFAULT_PRICES } from '../core/cost.ts'
import type { Engine, Reading, ReadOptions } from './engine.ts'

/** An engine for tests: says what it is told to say, when it is told to say it. */
export function fakeEngine(
  read: (text: string, options: ReadOptions) => Reading | Promise<Reading>,
  { info, ...over }: Partial<Omit<Engine, 'info'>> & { info?: Partial<Engine['info']> } = {},
): Engine {
  return {
    info: { id: 'fake', label: 'Koetulkki', model: 'koe-1', ...info },
    timeoutMs: 5_000,
    prices: DEFAULT_PRICES,
    service: null,
    read: async (text, options) => read(text, options),
    ...over,
  }
}
