import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_USAGE, type Usage } from '../../../core/cost.ts'
import { serviceAnswer, stated } from '../../../testing/service-answer.ts'
import { EngineFailure } from '../../failure.ts'
import type { ServiceAnswer } from '../answer/schema.ts'
import { promptOf } from '../prompt/prompt.ts'
import type { Question } from './call.ts'
import { converse, MOST_CALLS } from './conversation.ts'
import { CallFault, type CallFaultKind } from './fault.ts'
import type { Rung } from './rungs.ts'

/** What one call comes to. */
type Happening =
  /** An answer, good or with quotes that do not stand in the ad; `tokens` `null`: not told. */
  | { readonly is: 'good' | 'unfounded' | 'unreadable'; readonly tokens: number | null }
  | { readonly is: 'fault'; readonly kind: CallFaultKind; readonly status: number | null }
  | { readonly is: 'budget-spent' }

const TRUE_QUOTE = 'Työ on itsenäistä'
const PROMPT = promptOf(`Siivooja Turkuun. ${TRUE_QUOTE}.`)
const SAID = {
  good: serviceAnswer({ q1: [stated('A', TRUE_QUOTE)] }),
  unfounded: serviceAnswer({ q1: [stated('A', 'keksitty')], q9: [stated('A', TRUE_QUOTE)] }),
  unreadable: 'En osaa.',
} as const

const usageOf = (tokens: number): Usage => ({
  prompt_tokens: tokens,
  completion_tokens: 1,
  total_tokens: tokens + 1,
})

const good = (tokens: number | null = 10) => ({ is: 'good', tokens }) as const
const unfounded = (tokens: number | null = 10) => ({ is: 'unfounded', tokens }) as const
const unreadable = (tokens: number | null = 10) => ({ is: 'unreadable', tokens }) as const
const fault = (kind: CallFaultKind, status: number | null = 500) =>
  ({ is: 'fault', kind, status }) as const

const unfoundedIn = ({ q1 }: ServiceAnswer) =>
  q1.some(({ quotes }) => !quotes.includes(TRUE_QUOTE)) ? ['1A'] : []

/** Plays the happenings in order, the last one over and over. */
async function played(happenings: readonly Happening[], hasTime = true) {
  const asked: Question[] = []
  const extras: boolean[] = []
  const pauses: number[] = []
  const rungs: Rung[] = []
  const heard = converse({
    prompt: PROMPT,
    firstRung: 'schema',
    call: async (question, isExtra) => {
      const happening = happenings[Math.min(asked.length, happenings.length - 1)] ?? good()
      asked.push(question)
      extras.push(isExtra)
      if (happening.is === 'budget-spent') throw new EngineFailure('budget-spent')
      if (happening.is === 'fault') {
        throw new CallFault(happening.kind, { status: happening.status })
      }
      const { tokens } = happening
      return { text: SAID[happening.is], usage: tokens === null ? null : usageOf(tokens) }
    },
    pause: async (ms) => {
      pauses.push(ms)
      return hasTime
    },
    random: () => 0,
    unfounded: unfoundedIn,
    onRung: (rung) => rungs.push(rung),
  })
  const end = await heard.then(
    (value) => ({ ...value, failure: null }),
    (error: unknown) => ({ answer: null, usage: NO_USAGE, failure: error }),
  )
  return { ...end, asked, extras, pauses, rungs }
}

const lastWords = ({ messages }: Question) => String(messages.at(-1)?.content)

describe('one owner of the calls', () => {
  it('a good answer is asked for once', async () => {
    const { answer, usage, asked, rungs } = await played([good()])
    expect(answer).toEqual(JSON.parse(SAID.good))
    expect(usage).toEqual(usageOf(10))
    expect(asked.map(({ rung }) => rung)).toEqual(['schema'])
    expect(asked[0]).toMatchObject({ system: PROMPT.system, schema: PROMPT.schema })
    expect(rungs).toEqual(['schema'])
  })

  it('repeats what may pass, with growing pauses', async () => {
    const { answer, asked, pauses } = await played([fault('broken'), fault('busy', 429), good()])
    expect(answer).not.toBeNull()
    expect(asked).toHaveLength(3)
    expect(pauses).toEqual([250, 500])
  })

  it('goes down one rung at a time, without a pause, and tells which one worked', async () => {
    const { asked, pauses, rungs } = await played([
      fault('schema', 400),
      fault('schema', 400),
      good(),
    ])
    expect(asked.map(({ rung }) => rung)).toEqual(['schema', 'json', 'text'])
    expect(pauses).toEqual([0, 0])
    expect(rungs).toEqual(['text'])
  })

  it('asks once more what could not be read, saying what was wrong', async () => {
    const { answer, asked, extras } = await played([unreadable(), good()])
    expect(answer).not.toBeNull()
    expect(asked.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ['user'],
      ['user', 'assistant', 'user'],
    ])
    expect(asked[1] && lastWords(asked[1])).toContain('oli rikki tai jäi kesken')
    expect(extras).toEqual([false, false])
    const again = await played([unreadable()])
    expect([again.answer, again.asked.length]).toEqual([null, 2])
  })

  it('asks once more for quotes that do not stand in the ad, and adds those that come', async () => {
    const { answer, asked, extras } = await played([unfounded(), good()])
    expect(asked[1] && lastWords(asked[1])).toContain('1A')
    expect(extras).toEqual([false, true])
    expect(answer?.q1[0]?.quotes).toEqual(['keksitty', TRUE_QUOTE])
    expect(answer?.q9).toHaveLength(1)
    const again = await played([unfounded()])
    expect(again.asked).toHaveLength(2)
    expect(again.answer?.q1[0]?.letter).toBe('A')
  })

  it.each<readonly [string, Happening]>([
    ['fails', fault('broken')],
    ['is refused', fault('forbidden', 401)],
    ['cannot be read', unreadable()],
    ['is over the budget', { is: 'budget-spent' }],
  ])('a second question that %s never loses the first answer', async (_name, second) => {
    const { answer, failure, asked } = await played([unfounded(), second])
    expect(failure).toBeNull()
    expect(answer).toEqual(JSON.parse(SAID.unfounded))
    expect(asked).toHaveLength(2)
  })

  it('does not begin a wait that is longer than what is left of the time', async () => {
    const { failure, asked } = await played([fault('busy', 429)], false)
    expect(failure).toMatchObject({ code: 'overloaded' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['schema', 'service-failed', 3],
    ['too-long', 'prompt-cut', 1],
    ['busy', 'overloaded', 3],
    ['broken', 'service-failed', 3],
    ['silent', 'timed-out', 3],
    ['forbidden', 'not-allowed', 1],
    ['declined', 'declined', 1],
  ] as const)('%s ends as %s after %i calls', async (kind, code, calls) => {
    const { failure, asked } = await played([fault(kind)])
    expect(failure).toBeInstanceOf(EngineFailure)
    expect(failure).toMatchObject({ code })
    expect(asked).toHaveLength(calls)
  })

  it('a budget that is spent ends it at once, and so does what is no fault of a call', async () => {
    const { failure, asked } = await played([{ is: 'budget-spent' }])
    expect([(failure as EngineFailure).code, asked.length]).toEqual(['budget-spent', 1])
  })
})

describe('the usage is of every call', () => {
  it.each<readonly [string, Happening[], Usage | null]>([
    [
      'two answers',
      [unreadable(5), good(7)],
      { prompt_tokens: 12, completion_tokens: 2, total_tokens: 14 },
    ],
    ['one that did not tell', [unreadable(null), good(7)], null],
    ['the last did not tell', [unfounded(5), good(null)], null],
    ['a refusal, which costs nothing', [fault('busy', 429), good(7)], usageOf(7)],
    ['an answer that broke off', [fault('broken', 200), good(7)], null],
    ['a second question that broke off', [unfounded(5), fault('silent', null)], null],
    ['a second question that was refused', [unfounded(5), fault('busy', 429)], usageOf(5)],
  ])('%s', async (_name, happenings, usage) => {
    expect((await played(happenings)).usage).toEqual(usage)
  })
})

it('whatever happens: three calls at most, no second question twice, the cost true', async () => {
  const anyKind = fc.constantFrom<CallFaultKind>(
    'schema',
    'too-long',
    'busy',
    'broken',
    'silent',
    'forbidden',
    'declined',
  )
  const anyTokens = fc.option(fc.nat(10_000))
  const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
    fc.record({ is: fc.constantFrom('good', 'unfounded', 'unreadable'), tokens: anyTokens }),
    fc.record({
      is: fc.constant('fault'),
      kind: anyKind,
      status: fc.constantFrom(null, 200, 400, 429, 500),
    }),
    fc.constant({ is: 'budget-spent' } as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyHappening, { minLength: 1, maxLength: 5 }), async (happenings) => {
      const { answer, usage, failure, asked } = await played(happenings)
      expect(asked.length).toBeLessThanOrEqual(MOST_CALLS)
      const happened = asked.map((_, call) => happenings[Math.min(call, happenings.length - 1)])
      const again = asked
        .map(lastWords)
        .filter((words, call) => words !== lastWords(asked[call - 1] ?? (asked[0] as Question)))
      expect(
        again.filter((words) => words.startsWith('Vastausta ei voi lukea')).length,
      ).toBeLessThanOrEqual(1)
      expect(
        again.filter((words) => words.startsWith('Näiden kirjainten')).length,
      ).toBeLessThanOrEqual(1)
      // Every rung is below the one before it, or the same.
      const order = asked.map(({ rung }) => ['schema', 'json', 'text'].indexOf(rung))
      expect(order).toEqual(order.toSorted())
      const answered = happened.some((one) => one?.is === 'good' || one?.is === 'unfounded')
      expect(answer !== null).toBe(answered)
      if (failure) {
        expect(failure).toBeInstanceOf(EngineFailure)
        expect(answered).toBe(false)
        return
      }
      const told = happened.map((one) => {
        if (one?.is === 'fault') return one.status === null || one.status === 200 ? null : NO_USAGE
        if (!one || one.is === 'budget-spent') return NO_USAGE
        return one.tokens === null ? null : usageOf(one.tokens)
      })
      const total = told.includes(null)
        ? null
        : told.reduce((sum, one) => sum + (one?.total_tokens ?? 0), 0)
      expect(usage?.total_tokens ?? null).toBe(total)
    }),
    { numRuns: 300 },
  )
})
