import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../api/openapi.ts'
import type { EnginesAnswer } from '../../api/schemas.ts'
import type { Engines } from '../../engines/registry.ts'

/** What the server tells of itself: engines, health, readiness, and the OpenAPI document. */
export function informationRoutes(app: FastifyInstance, engines: Engines): void {
  app.get('/api/engines', async (): Promise<EnginesAnswer> => {
    return {
      default: engines[0].info.id,
      engines: engines.map(({ info, service, prices }) => ({
        ...info,
        service: service && { ...service, prices },
      })),
    }
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  const document = openApiDocument()
  app.get('/api/openapi.json', async () => document)
}
