import type { FastifyInstance } from 'fastify'
import { WireError } from '../wire-error.ts'

/** Finishes what is under way, and tells whoever asks on an open connection to come back. */
export function refuseWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw new WireError('stopping')
  })
  // A connection that stays open would keep the server from ending.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
