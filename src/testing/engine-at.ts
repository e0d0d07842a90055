import type { Engine } from '../engines/engine.ts'
import { newSpending, type Spending } from '../engines/llm/calls/spending.ts'
import { serviceEngine } from '../engines/llm/service-engine.ts'
import type { ServiceId, ServiceSettings } from '../engines/llm/services/settings.ts'
import { settingsAt } from './service-settings.ts'

/** An engine whose service is the local one at `url`. Without jitter, its pauses are as short as can be. */
export function engineAt(
  url: string,
  id: ServiceId = 'compatible',
  over: Partial<ServiceSettings> = {},
  spending: Spending = newSpending(null, () => new Date()),
): Engine {
  return serviceEngine(settingsAt(url, id, over), { spending, random: () => 0 })
}
