import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WireError } from '../wire-error.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '::1']

/**
 * Refuses requests whose Host header names neither the loopback, nor the very address that the
 * request came to, nor a configured name: a page elsewhere must not reach the tool by pointing a name
 * of its own at it (DNS rebinding).
 */
export function checkHosts(app: FastifyInstance, allowed: readonly string[]): void {
  const names = new Set([...LOOPBACK, ...allowed].map((name) => name.toLowerCase()))
  app.addHook('onRequest', async (request) => {
    const name = hostName(request.headers.host ?? '')
    const own = request.raw.socket.localAddress?.replace(/^::ffff:/, '')
    if (names.has(name) || (isIP(name) !== 0 && name === own)) return
    throw new WireError('bad-host')
  })
}

/** `Example.fi:3000` → `example.fi`, `[::1]:3000` → `::1`. */
function hostName(host: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(host)
  return (bracketed?.[1] ?? host.replace(/:\d*$/, '')).toLowerCase()
}
