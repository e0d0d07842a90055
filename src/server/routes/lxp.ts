import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOT_ADVERT_TEXTS } from '../../api/errors.ts'
import { AnalyzeRequestSchema, type KeyAnswer, type NoKeyAnswer } from '../../api/schemas.ts'
import { refusalOf } from '../../core/advert.ts'
import { selectionsOf } from '../../core/analysis.ts'
import type { Prices } from '../../core/cost.ts'
import { formatKey } from '../../core/key.ts'
import { analyze, type Outcome } from '../../engines/analyze.ts'
import type { Engine } from '../../engines/engine.ts'
import { type Engines, engineOf } from '../../engines/registry.ts'
import { WireError } from '../wire-error.ts'

type Options = {
  readonly engines: Engines
  readonly timeoutMs: number
  readonly ratePerMinute: number
  readonly prices: Prices
}

/** `POST /api/lxp`: an advertisement in, its key with the evidence out. */
export async function lxpRoute(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(rateLimit, {
    max: options.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new WireError('too-many'),
  })
  app.post('/api/lxp', async (request, reply) => {
    const { text, engine } = requestOf(request.body, options.engines)
    const startedAt = performance.now()
    const outcome = await analyze(engine, text, {
      timeoutMs: options.timeoutMs,
      signal: signalOf(reply),
    })
    request.log.info(
      {
        engine: engine.info.id,
        length: text.length,
        outcome: outcome.kind,
        ms: Math.round(performance.now() - startedAt),
      },
      'advert read',
    )
    const answer = answerOf(outcome, engine, options.prices)
    if (!wantsEvents(request)) return answer
    return reply.type('text/event-stream; charset=utf-8').send(eventOf('result', answer))
  })
}

function requestOf(body: unknown, engines: Engines): { text: string; engine: Engine } {
  const parsed = AnalyzeRequestSchema.safeParse(body)
  if (!parsed.success) throw new WireError('bad-request')
  const refusal = refusalOf(parsed.data.text)
  if (refusal) throw new WireError(refusal === 'empty' ? 'empty-text' : 'too-long')
  const engine = engineOf(engines, parsed.data.engine)
  if (!engine) throw new WireError('unknown-engine')
  return { text: parsed.data.text, engine }
}

function answerOf(outcome: Outcome, { info }: Engine, prices: Prices): KeyAnswer | NoKeyAnswer {
  const { usage } = outcome
  if (outcome.kind === 'not-an-advert') {
    return { key: 'invalid', error: NOT_ADVERT_TEXTS[outcome.reason], usage, engine: info }
  }
  const { analysis } = outcome
  return {
    key: formatKey(selectionsOf(analysis)),
    usage,
    prices,
    engine: info,
    cached: false,
    // The schema's arrays are mutable, ours are not; nobody writes to them on the way out.
    answers: analysis.answers as KeyAnswer['answers'],
  }
}

/** Whether the client asked for the answer as server-sent events. */
function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '')
}

/** One server-sent event; JSON has no line breaks of its own. */
function eventOf(name: 'result', data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Aborts when the client goes away before it has its answer. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
