import { join } from 'node:path'
import { builtinEngine } from '../src/engines/builtin/builtin.ts'
import { EngineFailure } from '../src/engines/failure.ts'
import { fakeEngine } from '../src/engines/fake.ts'
import { buildApp } from '../src/server/app.ts'
import { configOf } from '../src/server/config.ts'

/** The product's server with a second engine that behaves as the ad's text asks it to. */

const fake = fakeEngine(
  async (text, { signal }) => {
    if (text.includes('[kaadu]')) throw new EngineFailure('service-failed')
    if (text.includes('[hidas]')) {
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
    }
    return {
      kind: 'claims',
      claims: [
        {
          question: 1,
          letter: 'A',
          basis: 'stated',
          quotes: [{ quote: text.split('\n', 1)[0] ?? '' }],
          against: [],
        },
        {
          question: 9,
          letter: 'C',
          basis: 'inferred',
          quotes: [{ quote: 'ei tässä' }],
          against: [],
        },
      ],
      usage: { prompt_tokens: 1000, completion_tokens: 234, total_tokens: 1234 },
    }
  },
  { service: { host: 'koe.example', promptTokens: 3_000 } },
)

const result = configOf({ ...process.env, LOG_LEVEL: 'silent' })
if (!result.ok) throw new Error(result.mistakes.join('\n'))
const app = await buildApp({
  config: result.config,
  engines: [fake, builtinEngine],
  pageRoot: join(import.meta.dirname, '../dist'),
})
await app.listen({ port: result.config.port, host: result.config.host })
