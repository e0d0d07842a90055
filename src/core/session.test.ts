import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySelections } from '../testing/arbitraries.ts'
import { EMPTY_SELECTIONS, formatKey, type Selections, toggleLetter } from './key.ts'
import { type Letter, QUESTION_IDS } from './questions.ts'
import type { Result } from './result.ts'
import {
  EMPTY_WORK,
  editedKeyOf,
  isBusy,
  isChecked,
  isEdited,
  newSession,
  nextUnchecked,
  type Session,
  type SessionEvent,
  sessionAfter,
  type Work,
} from './session.ts'

const resultOf = (ai: Selections, text = 'ilmoitus'): Result => ({
  text,
  ai,
  answers: [],
  usage: null,
  prices: { prompt: 0.0015, completion: 0.002 },
  unread: [],
  isUnusual: false,
  isCached: false,
  engine: null,
})
const KEY: Selections = { ...EMPTY_SELECTIONS, 1: ['A', 'D'], 9: ['B'] }
const play = (session: Session, ...events: SessionEvent[]) => events.reduce(sessionAfter, session)
const answered = (run = 1, ai = KEY): SessionEvent[] => [
  { type: 'analysis-started', run },
  { type: 'answered', run, result: resultOf(ai) },
]
/** The session with the work that was left last, or another, brought back. */
const broughtBack = (session: Session, at = 0) => {
  const work = session.earlier[at]
  return work ? play(session, { type: 'earlier-brought-back', work }) : session
}
const TOGGLE = { type: 'option-toggled', question: 9, letter: 'A' } as const
const ADD = {
  type: 'evidence-added',
  added: {
    question: 5,
    letter: 'B',
    evidence: { start: 0, end: 8, quote: 'ilmoitus', match: 'exact' },
  },
} as const

describe('4 · busy flag', () => {
  it('is idle at first', () => {
    expect(isBusy(newSession())).toBe(false)
  })

  it('is busy while a PDF is being read or the analysis is pending', () => {
    const reading = play(newSession(), { type: 'reading-started', run: 1, fileName: 'a.pdf' })
    expect(isBusy(reading)).toBe(true)
    expect(isBusy(play(newSession(), { type: 'analysis-started', run: 1 }))).toBe(true)
  })

  const starts: SessionEvent[] = [
    { type: 'reading-started', run: 1, fileName: 'a.pdf' },
    { type: 'analysis-started', run: 1 },
  ]
  const ends: SessionEvent[] = [
    { type: 'pdf-read', run: 1, text: 'teksti' },
    { type: 'answered', run: 1, result: resultOf(KEY) },
    { type: 'ended', run: 1 },
  ]
  it.each([
    [starts[0], ends[0]],
    [starts[1], ends[1]],
    [starts[0], ends[2]],
    [starts[1], ends[2]],
  ] as [SessionEvent, SessionEvent][])('%o is idle again after %o', (start, end) => {
    expect(isBusy(play(newSession(), start, end))).toBe(false)
  })

  it('a second task does not start while one is under way', () => {
    const reading = play(newSession(), { type: 'reading-started', run: 1, fileName: 'a.pdf' })
    expect(play(reading, { type: 'analysis-started', run: 2 })).toBe(reading)
  })

  it('progress belongs to the file being read', () => {
    const reading = play(newSession(), { type: 'reading-started', run: 2, fileName: 'a.pdf' })
    const page = { type: 'page-read', page: 3, pages: 9 } as const
    expect(play(reading, { ...page, run: 1 })).toBe(reading)
    expect(play(reading, { ...page, run: 2 }).activity).toMatchObject({ page: 3, pages: 9 })
  })
})

describe('a late or cancelled answer', () => {
  const cancelled = play(
    newSession(),
    { type: 'analysis-started', run: 1 },
    { type: 'ended', run: 1 },
  )

  it('does not land after cancelling', () => {
    expect(play(cancelled, { type: 'answered', run: 1, result: resultOf(KEY) })).toBe(cancelled)
  })

  it('does not land in the next run', () => {
    const next = play(cancelled, { type: 'analysis-started', run: 2 })
    expect(play(next, { type: 'answered', run: 1, result: resultOf(KEY) })).toBe(next)
    expect(play(next, { type: 'ended', run: 1 })).toBe(next)
  })

  it('does not land after clearing', () => {
    const cleared = play(newSession(), { type: 'analysis-started', run: 1 }, { type: 'cleared' })
    expect(play(cleared, { type: 'answered', run: 1, result: resultOf(KEY) })).toEqual(newSession())
  })

  it('a text of a cancelled PDF does not land', () => {
    const typed = play(
      newSession(),
      { type: 'reading-started', run: 1, fileName: 'a.pdf' },
      { type: 'ended', run: 1 },
    )
    expect(play(typed, { type: 'pdf-read', run: 1, text: 'myöhässä' }).text).toBe('')
  })
})

describe('4 · the two keys', () => {
  it('the edited key starts empty', () => {
    expect(editedKeyOf(newSession().review)).toBe('')
  })

  it('after a successful analysis both keys are the returned key', () => {
    const { review } = play(newSession(), ...answered())
    expect(review.result?.ai).toEqual(KEY)
    expect(editedKeyOf(review)).toBe(formatKey(KEY))
    expect(isEdited(review)).toBe(false)
  })

  it('editing leaves the AI key alone, and the restore sets the edited key back to it', () => {
    const edited = play(newSession(), ...answered(), TOGGLE)
    expect(edited.review.result?.ai).toEqual(KEY)
    expect(isEdited(edited.review)).toBe(true)
    const restored = play(edited, { type: 'restored' })
    expect(editedKeyOf(restored.review)).toBe(formatKey(KEY))
    expect(isEdited(restored.review)).toBe(false)
  })

  it('a failed analysis leaves the last result as it is', () => {
    const edited = play(newSession(), ...answered(), TOGGLE)
    const failed = play(edited, { type: 'analysis-started', run: 2 }, { type: 'ended', run: 2 })
    expect(failed.review).toBe(edited.review)
  })

  it('a second answer starts the edits afresh, also when the key is the same, and can be undone', () => {
    const edited = play(newSession(), ...answered(), TOGGLE)
    const again = play(edited, ...answered(2))
    expect(isEdited(again.review)).toBe(false)
    expect(play(again, { type: 'undone' }).review).toEqual(edited.review)
  })

  it('undone, a second answer is put aside and can be brought back; so is the first, redone', () => {
    const second = resultOf(KEY, 'toinen ilmoitus')
    const both = play(
      newSession(),
      ...answered(),
      { type: 'analysis-started', run: 2 },
      { type: 'answered', run: 2, result: second },
    )
    const back = play(both, { type: 'undone' })
    expect(back.review.result?.text).toBe('ilmoitus')
    expect(back.earlier.map(({ review }) => review.result)).toEqual([second])
    const brought = broughtBack(back)
    expect(brought.review.result).toBe(second)
    expect(brought.earlier[0]?.review.result?.text).toBe('ilmoitus')
    expect(play(back, { type: 'redone' }).earlier[0]?.review.result?.text).toBe('ilmoitus')
  })

  it('without a key nothing is toggled, restored, undone or redone', () => {
    for (const event of [TOGGLE, { type: 'restored' }, { type: 'undone' }, { type: 'redone' }]) {
      const session = newSession()
      expect(play(session, event as SessionEvent)).toBe(session)
    }
  })
})

describe('undo and redo', () => {
  const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.constant<SessionEvent>(TOGGLE),
    fc.constant<SessionEvent>({ type: 'option-toggled', question: 1, letter: 'C' }),
    fc.constant<SessionEvent>({ type: 'restored' }),
    fc.constant<SessionEvent>({ type: 'accepted', question: 3 }),
    fc.constant<SessionEvent>({ type: 'acceptance-withdrawn', question: 3 }),
    fc.constant<SessionEvent>(ADD),
    fc.constant<SessionEvent>({ type: 'evidence-removed', removed: ADD.added }),
  )

  it('bring back every step, without limit', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const start = play(newSession(), ...answered())
        const end = play(start, ...events)
        let back = end
        while (back.past.length > 0) back = play(back, { type: 'undone' })
        expect(back.review).toEqual(start.review)
        let forth = back
        while (forth.future.length > 0) forth = play(forth, { type: 'redone' })
        expect(forth.review).toEqual(end.review)
      }),
    )
  })

  it('a new edit ends what could be redone', () => {
    const undone = play(newSession(), ...answered(), TOGGLE, { type: 'undone' })
    expect(undone.future).toHaveLength(1)
    expect(play(undone, TOGGLE).future).toEqual([])
  })
})

describe('the text', () => {
  it('of a PDF takes the place of the typed one, which can be brought back', () => {
    const read = play(
      newSession(),
      { type: 'text-typed', text: 'oma' },
      { type: 'reading-started', run: 1, fileName: 'a.pdf' },
      { type: 'pdf-read', run: 1, text: 'pdf' },
    )
    expect([read.text, read.replacedText]).toEqual(['pdf', 'oma'])
    const back = play(read, { type: 'text-brought-back' })
    expect([back.text, back.replacedText]).toEqual(['oma', 'pdf'])
    const forth = play(back, { type: 'text-typed', text: 'oma 2' }, { type: 'text-brought-back' })
    expect([forth.text, forth.replacedText]).toEqual(['pdf', 'oma 2'])
    expect(play(newSession(), { type: 'text-brought-back' })).toEqual(newSession())
  })

  it('typed while the result is shown leaves the result alone', () => {
    const session = play(newSession(), ...answered(), { type: 'text-typed', text: 'muuta' })
    expect(session.review.result?.text).toBe('ilmoitus')
  })
})

describe('the next ad', () => {
  it('empties the text area; the text can be brought back and the result stays', () => {
    const done = play(newSession(), { type: 'text-typed', text: 'oma' }, ...answered(), TOGGLE)
    const next = play(done, { type: 'next-advert' })
    expect([next.text, next.replacedText]).toEqual(['', 'oma'])
    expect(next.review).toBe(done.review)
    expect(play(next, { type: 'next-advert' })).toBe(next)
  })
})

describe('a link with a key', () => {
  it('opens the edited key alone, and keeps the earlier work', () => {
    const work = play(newSession(), { type: 'text-typed', text: 'oma' }, ...answered(), TOGGLE)
    const opened = play(work, { type: 'key-opened', selections: EMPTY_SELECTIONS })
    expect(opened.review).toEqual({
      result: null,
      edited: EMPTY_SELECTIONS,
      accepted: [],
      own: [],
    })
    expect(isEdited(opened.review)).toBe(false)
    const back = broughtBack(opened)
    expect(back.review).toEqual(work.review)
    expect(back.text).toBe('oma')
    expect(back.earlier[0]?.review).toEqual(opened.review)
    expect(broughtBack(back).review).toEqual(opened.review)
  })

  it('after another link still leaves the own work and the edited key to be brought back', () => {
    const own = play(newSession(), { type: 'text-typed', text: 'oma' }, ...answered())
    const twice = play(own, { type: 'key-opened', selections: EMPTY_SELECTIONS }, TOGGLE, {
      type: 'key-opened',
      selections: KEY,
    })
    expect(twice.earlier.map(({ text }) => text)).toEqual(['', 'oma'])
    expect(broughtBack(twice).review.edited?.[9]).toEqual(['A'])
    expect(broughtBack(twice, 1).review).toEqual(own.review)
  })

  it('and others, each edited, are all brought back in a circle', () => {
    const open = (letter: Letter): SessionEvent[] => [
      { type: 'key-opened', selections: { ...EMPTY_SELECTIONS, 7: [letter] } },
      TOGGLE,
    ]
    const lettersOf = ({ review }: Work) => [review.edited?.[7].join(), review.edited?.[9].join()]
    let session = play(newSession(), ...open('A'), ...open('B'), ...open('C'))
    for (const letter of ['C', 'B', 'A', 'C']) {
      expect(lettersOf(session)).toEqual([letter, 'A'])
      session = broughtBack(session)
    }
  })

  it('that is opened once more is not there twice', () => {
    const open: SessionEvent = { type: 'key-opened', selections: KEY }
    expect(play(newSession(), open, open).earlier).toEqual([])
    const edited = play(newSession(), open, TOGGLE, open)
    expect(edited.earlier).toHaveLength(1)
    expect(play(edited, { type: 'key-opened', selections: EMPTY_SELECTIONS }, open)).toMatchObject({
      earlier: [{ review: { edited: EMPTY_SELECTIONS } }, { review: edited.earlier[0]?.review }],
    })
  })

  it('is put aside by an answer with its edits, and the answer by an undo', () => {
    const edited = play(newSession(), { type: 'key-opened', selections: KEY }, TOGGLE)
    const done = play(edited, { type: 'text-typed', text: 'ilmoitus' }, ...answered())
    const link = { text: '', replacedText: null, review: edited.review }
    expect(done.earlier).toEqual([link])
    const undone = play(done, { type: 'undone' })
    expect(undone.review).toBe(edited.review)
    expect(undone.earlier.map(({ review }) => review)).toEqual([done.review])
    expect(play(undone, { type: 'redone' }).earlier).toEqual([link])
  })

  it('counts as an arrival, as an answer does, and as an undo does not', () => {
    const first = play(newSession(), ...answered())
    const second = play(first, ...answered(2))
    const opened = play(second, { type: 'key-opened', selections: KEY })
    expect([first, second, opened].map(({ arrivals }) => arrivals)).toEqual([1, 2, 3])
    expect(play(second, { type: 'undone' }).arrivals).toBe(2)
  })

  it('keeps nothing where there was nothing', () => {
    const opened = play(newSession(), { type: 'key-opened', selections: KEY })
    expect(opened.earlier).toEqual([])
    expect(play(opened, { type: 'earlier-brought-back', work: EMPTY_WORK })).toBe(opened)
  })

  it('any key survives being opened', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const { review } = play(newSession(), { type: 'key-opened', selections })
        expect(editedKeyOf(review)).toBe(formatKey(selections))
        expect(review.edited && toggleLetter(review.edited, 1, 'A')).not.toEqual(selections)
      }),
    )
  })
})

it('clearing leaves nothing behind', () => {
  const full = play(newSession(EMPTY_WORK, [EMPTY_WORK]), ...answered(), TOGGLE, {
    type: 'text-typed',
    text: 'oma',
  })
  expect(play(full, { type: 'cleared' })).toEqual(newSession())
})

describe('what has been checked', () => {
  const start = play(newSession(), ...answered())
  const checked = (session: Session) =>
    QUESTION_IDS.filter((question) => isChecked(session.review, question))

  it('is what the person accepted or changed, and an undo takes it back', () => {
    const done = play(start, { type: 'accepted', question: 2 }, TOGGLE, ADD)
    expect(checked(done)).toEqual([2, 5, 9])
    expect(checked(play(done, { type: 'undone' }, { type: 'undone' }))).toEqual([2])
    const withdrawn = play(done, { type: 'acceptance-withdrawn', question: 2 })
    expect(checked(withdrawn)).toEqual([5, 9])
  })

  it('accepting twice is no second step', () => {
    const once = play(start, { type: 'accepted', question: 2 })
    expect(play(once, { type: 'accepted', question: 2 })).toBe(once)
  })

  it('a second answer starts the checking afresh', () => {
    const done = play(start, { type: 'accepted', question: 2 }, ...answered(2))
    expect(checked(done)).toEqual([])
  })

  it('the next one comes in a circle, and not at all when all are checked', () => {
    const some = play(start, { type: 'accepted', question: 10 })
    expect(nextUnchecked(some.review, QUESTION_IDS, 9)).toBe(1)
    expect(nextUnchecked(some.review, QUESTION_IDS, 1)).toBe(2)
    expect(nextUnchecked(some.review, [9, 10], 9)).toBeNull()
  })
})

describe('evidence of one’s own', () => {
  it('chooses its letter, and goes with it', () => {
    const added = play(newSession(), ...answered(), ADD)
    expect(added.review.edited?.[5]).toEqual(['B'])
    expect(added.review.own).toEqual([ADD.added])
    expect(play(added, ADD)).toBe(added)
    const toggled = play(added, { type: 'option-toggled', question: 5, letter: 'B' })
    expect(toggled.review.own).toEqual([])
    expect(play(toggled, { type: 'undone' }).review.own).toEqual([ADD.added])
    expect(play(added, { type: 'restored' }).review.own).toEqual([])
  })
})

describe('another ad', () => {
  const second: SessionEvent[] = [
    { type: 'analysis-started', run: 2 },
    { type: 'answered', run: 2, result: resultOf(KEY, 'toinen') },
  ]

  it('puts the first aside with its corrections, and it can be brought back', () => {
    const first = play(newSession(), ...answered(), TOGGLE)
    const back = broughtBack(play(first, ...second))
    expect(back.review).toEqual(first.review)
    expect(back.text).toBe('ilmoitus')
    expect(back.earlier[0]?.review.result?.text).toBe('toinen')
  })

  it('from the history puts the present one aside', () => {
    const first = play(newSession(), ...answered(), TOGGLE)
    const opened = play(first, { type: 'work-opened', work: EMPTY_WORK })
    expect(broughtBack(opened).review).toEqual(first.review)
  })

  it('the same ad again puts aside what was corrected of it', () => {
    const corrected = play(newSession(), ...answered(), {
      type: 'option-toggled',
      question: 9,
      letter: 'C',
    })
    const again = play(corrected, ...answered(2))
    expect(again.review.edited).toEqual(again.review.result?.ai)
    expect(broughtBack(again).review).toEqual(corrected.review)
  })

  it('the same ad again, untouched, puts nothing aside', () => {
    expect(play(newSession(), ...answered(), ...answered(2)).earlier).toEqual([])
  })

  it('leaves the keys that were opened before, and of the ads the last', () => {
    const work = play(newSession(), { type: 'key-opened', selections: KEY }, ...answered())
    const third = play(
      work,
      ...second,
      { type: 'analysis-started', run: 3 },
      {
        type: 'answered',
        run: 3,
        result: resultOf(KEY, 'kolmas'),
      },
    )
    expect(third.earlier.map(({ review }) => review.result?.text ?? null)).toEqual(['toinen', null])
  })
})
