import type { LetterAnswer, PartialAnswer } from '../core/analysis.ts'
import { DEFAULT_PRICES } from '../core/cost.ts'
import type { Evidence } from '../core/evidence/evidence.ts'
import { parseKey } from '../core/key.ts'
import type { Result } from '../core/result.ts'
import { isEvents, readEvents } from './events.ts'
import { type EnginesAnswer, EnginesAnswerSchema, LooseAnswerSchema } from './schemas.ts'

export type AnalyzeOutcome =
  | { readonly kind: 'answered'; readonly result: Result }
  /** `error` and the engine's id as the answer gives them, if it does. */
  | { readonly kind: 'no-key'; readonly error: string | null; readonly engine: string | null }
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' }

type Request = {
  readonly text: string
  readonly engine: string | null
  readonly signal: AbortSignal
  /** Whether contact details are masked before the text goes to an AI service. */
  readonly mask?: boolean
  /** Asks for the answer as events, and is told of what has been answered so far. */
  readonly onPartial?: (answers: readonly PartialAnswer[]) => void
}

/** Asks `POST /api/lxp` for the key of an advertisement. Never throws: every end is an outcome. */
export async function requestAnalysis(
  fetch: typeof globalThis.fetch,
  { text, engine, signal, mask = true, onPartial }: Request,
): Promise<AnalyzeOutcome> {
  try {
    const response = await fetch('/api/lxp', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(onPartial ? { Accept: 'text/event-stream' } : {}),
      },
      body: JSON.stringify({
        text,
        ...(engine === null ? {} : { engine }),
        ...(mask ? {} : { mask }),
      }),
      signal,
    })
    if (!response.ok) {
      return { kind: 'refused', status: response.status, body: (await response.text()).trim() }
    }
    if (!onPartial || !isEvents(response)) return outcomeOf(text, await response.json())
    const end = await readEvents(response, onPartial)
    return end.kind === 'result' ? outcomeOf(text, end.body) : end
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'unreachable' }
  }
}

/** The engines that can be chosen; `null` where the server does not say. */
export async function requestEngines(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<EnginesAnswer | null> {
  try {
    const response = await fetch('/api/engines', { signal })
    return response.ok ? EnginesAnswerSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}

function outcomeOf(text: string, body: unknown): AnalyzeOutcome {
  const answer = LooseAnswerSchema.safeParse(body)
  if (!answer.success) return { kind: 'no-key', error: null, engine: null }
  const { key, error, usage, prices, engine, cached, answers, unread, unusual } = answer.data
  const parsed = key === undefined ? null : parseKey(key)
  if (!parsed?.ok) return { kind: 'no-key', error: error || null, engine: engine?.id ?? null }
  const isTrue = ({ start, end, quote }: Evidence) => text.slice(start, end) === quote
  const verified = (letters: readonly LetterAnswer[]) =>
    letters.map((letter) => ({
      ...letter,
      evidence: letter.evidence.filter(isTrue),
      against: letter.against.filter(isTrue),
    }))
  return {
    kind: 'answered',
    result: {
      text,
      ai: parsed.selections,
      // Evidence that does not stand in the text is no evidence, whoever sent it.
      answers: answers.map((each) => ({
        ...each,
        letters: verified(each.letters),
        other: each.other && verified(each.other),
      })),
      unread: unread.filter(({ start, end }) => start < end && end <= text.length),
      isUnusual: unusual,
      usage,
      isCached: cached,
      prices: prices ?? DEFAULT_PRICES,
      engine,
    },
  }
}
