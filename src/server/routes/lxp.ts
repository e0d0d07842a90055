import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_KEY_TEXT, REFUSAL_TEXTS } from '../../api/errors.ts'
import { AnalyzeRequestSchema, type KeyAnswer, type NoKeyAnswer } from '../../api/schemas.ts'
import { refusalOf } from '../../core/advert.ts'
import { type PartialAnswer, selectionsOf } from '../../core/analysis.ts'
import { formatKey } from '../../core/key.ts'
import { analyze, type Outcome } from '../../engines/analyze.ts'
import type { Engine } from '../../engines/engine.ts'
import { type Engines, engineOf } from '../../engines/registry.ts'
import { sendEvents } from '../events.ts'
import { WireError } from '../wire-error.ts'

type Options = { readonly engines: Engines; readonly ratePerMinute: number }

/** `POST /api/lxp`: an advertisement in, its key with the evidence out. */
export async function lxpRoute(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(rateLimit, {
    max: options.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new WireError('too-many'),
  })
  app.post('/api/lxp', async (request, reply) => {
    const asked = requestOf(request.body, options.engines)
    const signal = signalOf(reply)
    const answer = (onPartial?: (answers: readonly PartialAnswer[]) => void) =>
      answerTo(asked, { signal, log: request.log, ...(onPartial ? { onPartial } : {}) })
    return wantsEvents(request) ? sendEvents(reply, answer) : answer()
  })
}

type Asked = { readonly text: string; readonly engine: Engine; readonly mask: boolean }

function requestOf(body: unknown, engines: Engines): Asked {
  const parsed = AnalyzeRequestSchema.safeParse(body)
  if (!parsed.success) throw new WireError('bad-request')
  const { text, engine: id, mask = true } = parsed.data
  const refusal = refusalOf(text)
  if (refusal) throw new WireError(refusal === 'empty' ? 'empty-text' : 'too-long')
  const engine = engineOf(engines, id)
  if (!engine) throw new WireError('unknown-engine')
  return { text, engine, mask }
}

type Surroundings = {
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  readonly onPartial?: (answers: readonly PartialAnswer[]) => void
}

async function answerTo(
  { text, engine, mask }: Asked,
  { log, ...options }: Surroundings,
): Promise<KeyAnswer | NoKeyAnswer> {
  const startedAt = performance.now()
  const outcome = await analyze(engine, text, { ...options, mask })
  log.info(
    {
      engine: engine.info.id,
      length: text.length,
      outcome: outcome.kind,
      cached: outcome.isCached,
      ms: Math.round(performance.now() - startedAt),
    },
    'advert read',
  )
  return answerOf(outcome, engine)
}

function answerOf(outcome: Outcome, { info, prices }: Engine): KeyAnswer | NoKeyAnswer {
  const { usage, isCached } = outcome
  if (outcome.kind === 'not-an-advert') {
    return { key: 'invalid', error: REFUSAL_TEXTS[outcome.reason], usage, engine: info }
  }
  if (outcome.kind === 'no-key') return { key: 'invalid', error: NO_KEY_TEXT, usage, engine: info }
  const { analysis, unread, isUnusual } = outcome
  return {
    key: formatKey(selectionsOf(analysis)),
    usage,
    prices,
    engine: info,
    cached: isCached,
    // The schema's arrays are mutable, ours are not; nobody writes to them on the way out.
    answers: analysis.answers as KeyAnswer['answers'],
    unread: unread as KeyAnswer['unread'],
    unusual: isUnusual,
  }
}

/** Whether the client asked for the answer as server-sent events. */
function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '')
}

/** Aborts when the client goes away before it has its answer. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
