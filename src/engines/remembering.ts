import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { NO_USAGE } from '../core/cost.ts'
import type { Engine, PartialAnswer, Reading, ReadOptions } from './engine.ts'

const MOST_REMEMBERED = 500
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** A reading that is under way, and everybody who waits for it. */
type UnderWay = {
  readonly reading: Promise<Reading>
  readonly listeners: Set<(answers: readonly PartialAnswer[]) => void>
  readonly controller: AbortController
  waiting: number
  /** Whether somebody has been told what it cost: it is told once. */
  isTold: boolean
}

/**
 * An engine that answers an identical text from memory, at no cost, and makes one reading of identical
 * texts that come at the same time. One that stops waiting does not stop it for the others; the last
 * one does. Texts are kept as digests alone; the memory goes with the server.
 */
export function remembering(engine: Engine): Engine {
  const known = new LRUCache<string, Reading>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })
  const underWay = new Map<string, UnderWay>()

  return { ...engine, read }

  async function read(text: string, options: ReadOptions): Promise<Reading> {
    const { signal, mask, onPartial, onRaw } = options
    signal.throwIfAborted()
    const name = createHash('sha256').update(`${mask} ${text}`).digest('base64')
    const remembered = known.get(name)
    if (remembered) return { ...remembered, usage: NO_USAGE, isCached: true }
    const shared = underWay.get(name) ?? start(name, text, mask, onRaw)
    if (onPartial) shared.listeners.add(onPartial)
    shared.waiting += 1
    try {
      const reading = await Promise.race([shared.reading, rejectionOf(signal)])
      if (shared.isTold) return { ...reading, usage: NO_USAGE, isCached: true }
      shared.isTold = true
      return reading
    } finally {
      shared.waiting -= 1
      if (onPartial) shared.listeners.delete(onPartial)
      if (shared.waiting === 0) {
        forget(name, shared)
        shared.controller.abort(signal.reason)
      }
    }
  }

  function start(name: string, text: string, mask: boolean, onRaw: ReadOptions['onRaw']): UnderWay {
    const controller = new AbortController()
    const listeners: UnderWay['listeners'] = new Set()
    const reading = engine.read(text, {
      signal: controller.signal,
      mask,
      ...(onRaw ? { onRaw } : {}),
      onPartial: (answers) => {
        for (const listener of listeners) listener(answers)
      },
    })
    const shared: UnderWay = { reading, listeners, controller, waiting: 0, isTold: false }
    underWay.set(name, shared)
    reading.then(
      (done) => {
        // What could not be read may come out better next time.
        if (done.kind !== 'no-key') known.set(name, done)
        forget(name, shared)
      },
      () => forget(name, shared),
    )
    return shared
  }

  /** Another reading of the same text may have begun since. */
  function forget(name: string, shared: UnderWay) {
    if (underWay.get(name) === shared) underWay.delete(name)
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
