import { join } from 'node:path'
import { enginesOf } from '../src/engines/registry.ts'
import { buildApp } from '../src/server/app.ts'
import { configOf } from '../src/server/config.ts'
import type { Reply } from '../src/testing/service/reply.ts'
import { startService } from '../src/testing/service/service.ts'
import { serviceAnswer, stated } from '../src/testing/service-answer.ts'

/**
 * The product's server with an AI service behind it: one on this machine that speaks the real protocol,
 * slowly enough to be watched, and behaves as the ad's text asks it to.
 */

const USAGE = { prompt: 12_000, completion: 600 }

function replyTo(prompt: string): Reply {
  const advert = prompt.slice(prompt.lastIndexOf('<ilmoitus-') + 1)
  const [, title = ''] = /\n(.+)\n/.exec(advert) ?? []
  const text = serviceAnswer({
    q1: [stated('B', 'kattavan perehdytyksen')],
    q2: [stated('A', title)],
    q5: [stated('A', 'tätä ei ilmoituksessa lue')],
    // Whether the name of the contact person was sent can be seen in the key.
    q9: [stated(advert.includes('Räfsbäck') ? 'C' : 'B', 'määräaikaiseen työsuhteeseen')],
  })
  if (advert.includes('[kaadu]')) return { kind: 'fault', fault: 'error-500', text }
  if (advert.includes('[vaikene]')) return { kind: 'fault', fault: 'silent-stream', text }
  return { kind: 'text', text, usage: USAGE, chunks: 12, chunkDelayMs: 120 }
}

const service = await startService(({ prompt }) => replyTo(prompt))
const result = configOf({
  ...process.env,
  LOG_LEVEL: 'silent',
  LXP_ENGINE: 'compatible',
  // As long as such names are.
  LXP_MODEL: 'koemalli:7b-instruct-2506-q4_K_M',
  OPENAI_BASE_URL: `${service.url}/v1`,
})
if (!result.ok) throw new Error(result.mistakes.join('\n'))
const app = await buildApp({
  config: result.config,
  engines: enginesOf(result.config),
  pageRoot: join(import.meta.dirname, '../dist'),
})
await app.listen({ port: result.config.port, host: result.config.host })
