import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Engines } from '../engines/registry.ts'
import type { Config } from './config.ts'
import { answerBrokenRequest, answerErrors, sendError } from './plugins/errors.ts'
import { sendHeaders } from './plugins/headers.ts'
import { checkHosts } from './plugins/hosts.ts'
import { servePage } from './plugins/page.ts'
import { refuseWhenStopping } from './plugins/stopping.ts'
import { informationRoutes } from './routes/information.ts'
import { lxpRoute } from './routes/lxp.ts'

/** Every character may take six bytes as `\uXXXX`; half of that again for what surrounds them. */
const BODY_LIMIT_BYTES = 450_000

type Dependencies = {
  readonly config: Config
  /** The default first. */
  readonly engines: Engines
  /** Folder of the built page; without one the API stands alone. */
  readonly pageRoot?: string
  readonly logger?: FastifyBaseLogger
}

/** Puts the server together; it listens nowhere yet, so that tests can inject requests into it. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, engines, pageRoot, logger } = dependencies
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Slow senders may not hold a connection for ever; the analysis has its own limit.
    requestTimeout: 30_000,
    http: { connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => sendError(reply, 'not-found'),
    forceCloseConnections: 'idle',
    // Its own answer would be English JSON.
    return503OnClosing: false,
  })
  // Only JSON is taken; a form or a text sent by another site's page is not.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  await sendHeaders(app)
  refuseWhenStopping(app)
  checkHosts(app, config.allowedHosts)
  informationRoutes(app, engines)
  await app.register(async (scope) =>
    lxpRoute(scope, { ratePerMinute: config.ratePerMinute, engines }),
  )
  if (pageRoot) await servePage(app, pageRoot)
  return app
}
