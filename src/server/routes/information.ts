import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../api/openapi.ts'
import type { EnginesAnswer } from '../../api/schemas.ts'
import type { Engines } from '../../engines/registry.ts'
import { sendError } from '../plugins/errors.ts'

/** What the server tells of itself: engines, health, readiness, and the OpenAPI document. */
export function informationRoutes(app: FastifyInstance, engines: Engines): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/api/engines', async (): Promise<EnginesAnswer> => {
    return { default: engines[0].info.id, engines: engines.map(({ info }) => info) }
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    closing ? sendError(reply, 'overloaded') : { status: 'ready' },
  )
  const document = openApiDocument()
  app.get('/api/openapi.json', async () => document)
}
