import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Security headers that also work over plain HTTP in an office network: no upgrade to HTTPS, no
 * promise of it, and everything the page needs comes from this server.
 */
export async function sendHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    // Ignored with a warning on plain HTTP.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && isAnswer(request.url))
      reply.header('cache-control', 'no-store')
  })
}

function isAnswer(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/healthz') || url.startsWith('/readyz')
}
