import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DEFAULT_PRICES } from '../core/cost.ts'
import type { EngineName } from '../core/result.ts'
import type { Engine } from '../engines/engine.ts'
import { CallFault } from '../engines/llm/calls/fault.ts'
import { newSpending } from '../engines/llm/calls/spending.ts'
import { PROMPT_VERSION } from '../engines/llm/prompt/prompt.ts'
import { serviceEngine } from '../engines/llm/service-engine.ts'

/**
 * Raw answers of a service, kept beside their ad's id: `ID.1.txt` is the first answer for the ad,
 * `ID.2.txt` what came when it was asked again. `engine.json` names the service that answered.
 */
function pathOf(folder: string, id: string, number: number): string {
  return join(folder, `${fileNameOf(id)}.${number}.txt`)
}

/** In characters; no system takes names of more than 255 bytes. */
const LONGEST_NAME = 150

/** A name that every system takes for a file, for whatever an ad calls itself. */
function fileNameOf(id: string): string {
  const name = encodeURIComponent(id.toWellFormed()).replaceAll('*', '%2A')
  if (name.length <= LONGEST_NAME) return name
  return `${name.slice(0, LONGEST_NAME)}~${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
}

/** Keeps the answers of an engine for an ad in the folder, which is there, each as it comes, instead of older ones. */
export function recorderFor(
  folder: string,
  id: string,
  engine: EngineName,
): (answer: string) => void {
  removeRecordings(folder, id)
  writeFileSync(enginePathOf(folder), JSON.stringify({ ...engine, prompt: PROMPT_VERSION }))
  let number = 0
  return (answer) => {
    number += 1
    writeFileSync(pathOf(folder, id, number), answer)
  }
}

/** Whether the folder has an answer for the ad. */
export function isRecorded(folder: string, id: string): boolean {
  return existsSync(pathOf(folder, id, 1))
}

function removeRecordings(folder: string, id: string): void {
  const beginning = `${fileNameOf(id)}.`
  for (const name of readdirSync(folder)) {
    const isOurs = name.startsWith(beginning) && /^\d+\.txt$/.test(name.slice(beginning.length))
    if (isOurs) rmSync(join(folder, name))
  }
}

const RecordedSchema = z.object({
  id: z.string(),
  label: z.string(),
  model: z.nullable(z.string()),
  /** The version of the prompt that was answered. */
  prompt: z.optional(z.string()),
})

const enginePathOf = (folder: string) => join(folder, 'engine.json')

/** Which engine's answers are in the folder; `null` where that was not kept, or is damaged. */
function recordedIn(folder: string): z.infer<typeof RecordedSchema> | null {
  try {
    return RecordedSchema.parse(JSON.parse(readFileSync(enginePathOf(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Whether the answers in the folder may have been given to another prompt than today's. */
export function isOtherPrompt(folder: string): boolean {
  return recordedIn(folder)?.prompt !== PROMPT_VERSION
}

/** Nothing is sent anywhere; the settings only stand in where the engine's name was not kept. */
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
 * An engine that answers one ad from its recordings, through the same parsing and grounding as the
 * service whose name it has. Their tokens are not known. An ad without a recording fails like a service that is down.
 */
export function replayingEngine(folder: string, id: string): Engine {
  let number = 0
  const engine = serviceEngine(SETTINGS, {
    spending: newSpending(null, () => new Date()),
    random: () => 0,
    makeCall: async () => {
      number += 1
      const path = pathOf(folder, id, number)
      if (!existsSync(path)) throw new CallFault('declined')
      return { text: readFileSync(path, 'utf8'), usage: null }
    },
  })
  const { id: service, label, model } = recordedIn(folder) ?? engine.info
  return { ...engine, info: { id: service, label, model } }
}
