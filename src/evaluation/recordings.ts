import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PRICES } from '../core/cost.ts'
import type { Engine } from '../engines/engine.ts'
import { CallFault } from '../engines/llm/calls/fault.ts'
import { newSpending } from '../engines/llm/calls/spending.ts'
import { serviceEngine } from '../engines/llm/service-engine.ts'

/**
 * Raw answers of a service, kept beside their ad's id: `ID.1.txt` is the first answer for the ad,
 * `ID.2.txt` what came when it was asked again.
 */
function pathOf(folder: string, id: string, number: number): string {
  return join(folder, `${encodeURIComponent(id)}.${number}.txt`)
}

/** Keeps the answers for an ad in the folder, each as it comes. */
export function recorderFor(folder: string, id: string): (answer: string) => void {
  mkdirSync(folder, { recursive: true })
  let number = 0
  return (answer) => {
    number += 1
    writeFileSync(pathOf(folder, id, number), answer)
  }
}

/** Nothing is sent anywhere; the settings only give the engine its name. */
const SETTINGS = {
  id: 'compatible',
  model: 'nauhoite',
  apiKey: null,
  baseUrl: 'http://localhost/',
  apiVersion: null,
  prices: DEFAULT_PRICES,
  timeoutMs: 60_000,
  silenceMs: 60_000,
} as const

/**
 * An engine that answers one ad from its recordings, through the same parsing and grounding as a
 * service. Their tokens are not known. An ad without a recording fails like a service that is down.
 */
export function replayingEngine(folder: string, id: string): Engine {
  let number = 0
  return serviceEngine(SETTINGS, {
    spending: newSpending(null, () => new Date()),
    random: () => 0,
    makeCall: async () => {
      number += 1
      const path = pathOf(folder, id, number)
      if (!existsSync(path)) throw new CallFault('declined')
      return { text: readFileSync(path, 'utf8'), usage: null }
    },
  })
}
