import type { Engine, Reading } from './engine.ts'

/** An engine for tests: says what it is told to say, when it is told to say it. */
export function fakeEngine(
  read: (text: string, signal: AbortSignal) => Reading | Promise<Reading>,
  info: Partial<Engine['info']> = {},
): Engine {
  return {
    info: { id: 'fake', label: 'Koetulkki', model: 'koe-1', ...info },
    read: async (text, signal) => read(text, signal),
  }
}
