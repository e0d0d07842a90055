import { describe, expect, it } from 'vitest'
import { analysisOf, selectionsOf } from '../../core/analysis.ts'
import { formatKey } from '../../core/key.ts'
import { readAdvert } from '../../testing/fixtures.ts'
import { READ_OPTIONS } from '../../testing/read.ts'
import { keyShown } from '../../testing/service/asked.ts'
import { serviceForTest } from '../../testing/service/for-test.ts'
import { serviceAnswer, stated } from '../../testing/service-answer.ts'
import { SECRET_KEY, serviceSettings } from '../../testing/service-settings.ts'
import type { Engine } from '../engine.ts'
import { newSpending, type Spending } from './calls/spending.ts'
import { serviceEngine } from './service-engine.ts'
import { SERVICES, type ServiceId, type ServiceSettings } from './services/settings.ts'

const AD = readAdvert('varastotyontekija')
const [TITLE = ''] = AD.split('\n')
const GOOD = serviceAnswer({ q2: [stated('A', TITLE)], q9: [stated('A', TITLE)] })
const noLimit = newSpending(null, () => new Date())

const ADDRESSES: Readonly<Record<ServiceId, string>> = {
  openai: '/openai/v1',
  azure: '',
  anthropic: '/v1',
  google: '/v1beta',
  mistral: '/mistral/v1',
  compatible: '/v1',
}

function engineAt(
  url: string,
  id: ServiceId = 'compatible',
  over: Partial<ServiceSettings> = {},
  spending: Spending = noLimit,
): Engine {
  const settings = serviceSettings(id, {
    baseUrl: `${url}${ADDRESSES[id]}`,
    apiVersion: id === 'azure' ? '2024-10-21' : null,
    ...over,
  })
  // Without jitter, the pauses of the tests are as short as they can be.
  return serviceEngine(settings, { spending, random: () => 0 })
}

async function keyOf(engine: Engine, text = AD): Promise<string> {
  const reading = await engine.read(text, READ_OPTIONS)
  if (reading.kind !== 'claims') throw new Error(reading.kind)
  return formatKey(selectionsOf(analysisOf(text, reading.claims)))
}

describe.each(SERVICES)('%s', (id) => {
  it('is asked once, with a schema, and its answer becomes claims', async () => {
    const service = await serviceForTest(() => ({
      kind: 'text',
      text: GOOD,
      usage: { prompt: 9000, completion: 70 },
    }))
    const engine = engineAt(service.url, id)
    const reading = await engine.read(AD, READ_OPTIONS)
    expect(reading).toMatchObject({
      kind: 'claims',
      usage: { prompt_tokens: 9000, completion_tokens: 70, total_tokens: 9070 },
    })
    expect(service.calls).toHaveLength(1)
    const [asked] = service.calls
    expect(asked && keyShown(asked)).toBe(SECRET_KEY)
    expect(asked?.model).toBe('koemalli')
    expect(asked?.schema).toMatch(/json-schema|tool/)
    expect(asked?.prompt).toContain('Haemme joukkoomme kahdeksaa varastotyöntekijää')
    expect(await keyOf(engine)).toBe('12A3456789A10')
  })
})

it('a usage that is not told is unknown, not nothing', async () => {
  const service = await serviceForTest(() => ({ kind: 'text', text: GOOD, usage: null }))
  expect((await engineAt(service.url).read(AD, READ_OPTIONS)).usage).toBeNull()
})
