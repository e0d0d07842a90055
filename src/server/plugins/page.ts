import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built page, `/pdf.worker.min.js` included. Named by content, its assets never change. */
export async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const assets = join(root, 'assets')
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The page and its parts are small and wanted whole.
    acceptRanges: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}
