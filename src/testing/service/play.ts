import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Script } from './envelope.ts'

/** Plays a script to its end, or until the client is gone. Never throws. */
export async function play(script: Script, response: ServerResponse): Promise<void> {
  if (response.destroyed) return
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    await perform(script, response, gone.signal)
  } catch (error) {
    if (!gone.signal.aborted) response.destroy(error as Error)
  }
}

async function perform(script: Script, response: ServerResponse, signal: AbortSignal) {
  if (script.beforeMs > 0) await pause(script.beforeMs, undefined, { signal })
  if (script.status === null) {
    response.socket?.destroy()
    return
  }
  response.writeHead(script.status, script.headers)
  response.flushHeaders()
  let first = true
  for (const part of script.parts) {
    if (!first && script.betweenMs > 0) await pause(script.betweenMs, undefined, { signal })
    first = false
    signal.throwIfAborted()
    if (!response.write(part)) await once(response, 'drain', { signal })
  }
  if (script.ending === 'end') response.end()
  if (script.ending === 'reset') {
    // Let what was written leave first, so that the client has read a part of the body.
    await pause(20, undefined, { signal })
    response.socket?.destroy()
  }
}
