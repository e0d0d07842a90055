import type { PartialAnswer } from './analysis.ts'
import { formatKey, type Selections, sameSelections, toggleLetter } from './key.ts'
import { isSame, type OwnEvidence, withOwn } from './own-evidence.ts'
import type { Letter, QuestionId } from './questions.ts'
import type { Result } from './result.ts'

/** What is under way. `run` tells one from the next, so that a late answer can be known as late. */
export type Activity =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'reading'
      readonly run: number
      readonly fileName: string
      /** Pages read so far; `pages` is 0 until the file has been opened. */
      readonly page: number
      readonly pages: number
    }
  | {
      readonly kind: 'analyzing'
      readonly run: number
      /** What a service has answered so far: shown, never kept. */
      readonly preview: readonly PartialAnswer[]
    }

/** What is being reviewed. `edited` is `null` while the edited key is empty. */
export type Review = {
  /** `null` where the key came without an analysis, as from a link. */
  readonly result: Result | null
  readonly edited: Selections | null
  /** The questions whose letters the person has accepted. */
  readonly accepted: readonly QuestionId[]
  /** The passages that the person marked, for letters that are chosen. */
  readonly own: readonly OwnEvidence[]
}

/** What outlives a reload. */
export type Work = {
  readonly text: string
  /** The text that a PDF took the place of. */
  readonly replacedText: string | null
  readonly review: Review
}

export type Session = Work & {
  readonly activity: Activity
  /** How many times something new to review has come: an answer, a link's key, earlier work. */
  readonly arrivals: number
  readonly past: readonly Review[]
  readonly future: readonly Review[]
  /** Work that other work has taken the place of, and that can be brought back: the last first. */
  readonly earlier: readonly Work[]
}

export type SessionEvent =
  | { readonly type: 'text-typed'; readonly text: string }
  | { readonly type: 'text-brought-back' }
  /** Empties the text area for the next ad; the text can be brought back, the result stays. */
  | { readonly type: 'next-advert' }
  | { readonly type: 'reading-started'; readonly run: number; readonly fileName: string }
  | {
      readonly type: 'page-read'
      readonly run: number
      readonly page: number
      readonly pages: number
    }
  | { readonly type: 'pdf-read'; readonly run: number; readonly text: string }
  | { readonly type: 'analysis-started'; readonly run: number }
  | {
      readonly type: 'previewed'
      readonly run: number
      readonly answers: readonly PartialAnswer[]
    }
  | { readonly type: 'answered'; readonly run: number; readonly result: Result }
  /** Failed or cancelled: whatever was under way is over, and nothing else changes. */
  | { readonly type: 'ended'; readonly run: number }
  | { readonly type: 'option-toggled'; readonly question: QuestionId; readonly letter: Letter }
  | { readonly type: 'accepted'; readonly question: QuestionId }
  | { readonly type: 'acceptance-withdrawn'; readonly question: QuestionId }
  /** Chooses the letter too, where it is not chosen. */
  | { readonly type: 'evidence-added'; readonly added: OwnEvidence }
  | { readonly type: 'evidence-removed'; readonly removed: OwnEvidence }
  | { readonly type: 'restored' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'key-opened'; readonly selections: Selections }
  | { readonly type: 'earlier-brought-back'; readonly work: Work }
  /** Work from the history; what it takes the place of can be brought back. */
  | { readonly type: 'work-opened'; readonly work: Work }
  | { readonly type: 'cleared' }

const NOTHING_REVIEWED: Review = { result: null, edited: null, accepted: [], own: [] }

export const EMPTY_WORK: Work = { text: '', replacedText: null, review: NOTHING_REVIEWED }

const IDLE: Activity = { kind: 'idle' }

export function newSession(work: Work = EMPTY_WORK, earlier: readonly Work[] = []): Session {
  return { ...work, earlier, activity: IDLE, arrivals: 0, past: [], future: [] }
}

/** The one place where a session changes. Total: an event that does not fit changes nothing. */
export function sessionAfter(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'text-typed':
      return { ...session, text: event.text }
    case 'text-brought-back':
      if (session.replacedText === null) return session
      return {
        ...session,
        text: session.replacedText,
        replacedText: session.text.trim() === '' ? null : session.text,
      }
    case 'next-advert':
      if (isBusy(session) || session.text.trim() === '') return session
      return { ...session, text: '', replacedText: session.text }
    case 'reading-started':
      if (isBusy(session)) return session
      return {
        ...session,
        activity: {
          kind: 'reading',
          run: event.run,
          fileName: event.fileName,
          page: 0,
          pages: 0,
        },
      }
    case 'page-read': {
      const { activity } = session
      if (activity.kind !== 'reading' || activity.run !== event.run) return session
      return { ...session, activity: { ...activity, page: event.page, pages: event.pages } }
    }
    case 'pdf-read':
      if (!isUnderWay(session, 'reading', event.run)) return session
      return {
        ...session,
        activity: IDLE,
        text: event.text,
        replacedText: session.text.trim() === '' ? session.replacedText : session.text,
      }
    case 'analysis-started':
      if (isBusy(session)) return session
      return { ...session, activity: { kind: 'analyzing', run: event.run, preview: [] } }
    case 'previewed': {
      const { activity } = session
      if (activity.kind !== 'analyzing' || activity.run !== event.run) return session
      return { ...session, activity: { ...activity, preview: event.answers } }
    }
    case 'answered': {
      if (!isUnderWay(session, 'analyzing', event.run)) return session
      const { result } = event
      const review = { ...NOTHING_REVIEWED, result, edited: result.ai }
      return reviewed(
        {
          ...session,
          activity: IDLE,
          arrivals: session.arrivals + 1,
          earlier: earlierAfter(session, workLeft(session, result), review),
        },
        review,
      )
    }
    case 'ended':
      return isBusy(session) && session.activity.run === event.run
        ? { ...session, activity: IDLE }
        : session
    case 'option-toggled': {
      const { edited } = session.review
      if (edited === null) return session
      return edit(session, toggleLetter(edited, event.question, event.letter))
    }
    case 'accepted': {
      const { review } = session
      if (review.edited === null || review.accepted.includes(event.question)) return session
      return reviewed(session, { ...review, accepted: [...review.accepted, event.question] })
    }
    case 'acceptance-withdrawn': {
      const { review } = session
      if (!review.accepted.includes(event.question)) return session
      const accepted = review.accepted.filter((id) => id !== event.question)
      return reviewed(session, { ...review, accepted })
    }
    case 'evidence-added': {
      const { edited, own } = session.review
      const { question, letter } = event.added
      if (edited === null) return session
      const isChosen = edited[question].includes(letter)
      const next = withOwn(own, event.added)
      if (isChosen && next === own) return session
      return edit(session, isChosen ? edited : toggleLetter(edited, question, letter), next)
    }
    case 'evidence-removed': {
      const { edited, own } = session.review
      const left = own.filter((each) => !isSame(each, event.removed))
      if (edited === null || left.length === own.length) return session
      return edit(session, edited, left)
    }
    case 'restored': {
      const { result } = session.review
      return result && isEdited(session.review) ? edit(session, result.ai) : session
    }
    case 'undone': {
      const review = session.past.at(-1)
      if (!review) return session
      return {
        ...reviewing(review, session),
        past: session.past.slice(0, -1),
        future: [session.review, ...session.future],
      }
    }
    case 'redone': {
      const [review, ...future] = session.future
      if (!review) return session
      return { ...reviewing(review, session), past: [...session.past, session.review], future }
    }
    case 'key-opened':
      return opened(session, {
        ...EMPTY_WORK,
        review: { ...NOTHING_REVIEWED, edited: event.selections },
      })
    case 'work-opened':
      return opened(session, event.work)
    case 'earlier-brought-back': {
      const { work } = event
      const others = session.earlier.filter((each) => each !== work)
      if (others.length === session.earlier.length) return session
      const left = isEmpty(session) ? [] : [workOf(session)]
      // An ad leads back to the last key, and a key to the ad; from key to key each has its turn.
      const isOfKind = isOwn(session) === isOwn(work)
      return {
        ...newSession(work, isOfKind ? [...others, ...left] : [...left, ...others]),
        arrivals: session.arrivals + 1,
      }
    }
    case 'cleared':
      return newSession()
  }
}

export function isBusy(
  session: Session,
): session is Session & { readonly activity: Exclude<Activity, { kind: 'idle' }> } {
  return session.activity.kind !== 'idle'
}

/** The edited key; empty until there is one. */
export function editedKeyOf({ edited }: Review): string {
  return edited ? formatKey(edited) : ''
}

/** Whether the edited key differs from the AI key. Never without an AI key. */
export function isEdited({ result, edited }: Review): boolean {
  return result !== null && edited !== null && !sameSelections(result.ai, edited)
}

/** Whether the person has given the question other letters than the machine. Never without an AI key. */
export function hasOtherLetters({ result, edited }: Review, question: QuestionId): boolean {
  if (result === null || edited === null) return false
  return result.ai[question].join('') !== edited[question].join('')
}

/** Whether the person has changed what the machine read of the question: its letters or their ground. */
export function isChanged(review: Review, question: QuestionId): boolean {
  if (review.result === null || review.edited === null) return false
  return hasOtherLetters(review, question) || review.own.some((each) => each.question === question)
}

/** Whether the person has accepted or changed the question. */
export function isChecked(review: Review, question: QuestionId): boolean {
  return review.accepted.includes(question) || isChanged(review, question)
}

/** Whether the person has done anything to what the machine read. */
export function isWorkedOn(review: Review): boolean {
  return isEdited(review) || review.accepted.length > 0 || review.own.length > 0
}

/** The next of these questions in a circle that has not been checked; `null`: none is left. */
export function nextUnchecked(
  review: Review,
  among: readonly QuestionId[],
  after: QuestionId,
): QuestionId | null {
  const left = among.filter((id) => id !== after && !isChecked(review, id))
  return left.find((id) => id > after) ?? left[0] ?? null
}

export function workOf({ text, replacedText, review }: Session): Work {
  return { text, replacedText, review }
}

export function isEmpty(work: Work): boolean {
  return work.text.trim() === '' && work.replacedText === null && work.review.edited === null
}

/** Whether the work is more than a key that came with a link. */
export function isOwn(work: Work): boolean {
  return work.text.trim() !== '' || work.replacedText !== null || work.review.result !== null
}

function isUnderWay(session: Session, kind: Activity['kind'], run: number): boolean {
  const { activity } = session
  return activity.kind !== 'idle' && activity.kind === kind && activity.run === run
}

/** Of opened keys; of the ads only the last can be brought back: more of them are the history's. */
const MOST_KEYS = 20

/** What can be brought back once the session has left this work for the next. */
function earlierAfter({ earlier }: Session, left: Work | null, next: Review): readonly Work[] {
  const isNext = (work: Work) =>
    work.review === next || (!isOwn(work) && isSameKey(work.review, next))
  const works = [...(left ? [left] : []), ...earlier].filter((work) => !isNext(work))
  const room = { adverts: 1, keys: MOST_KEYS }
  return works.filter(({ review }) => room[review.result ? 'adverts' : 'keys']-- > 0)
}

function isSameKey(one: Review, other: Review): boolean {
  return (
    one.result === other.result &&
    editedKeyOf(one) === editedKeyOf(other) &&
    one.accepted.join() === other.accepted.join()
  )
}

/**
 * What an answer, or an undo of one, leaves to be brought back: the work on another ad or an opened key,
 * and what was corrected of the same ad.
 */
function workLeft({ review, replacedText }: Session, next: Result | null): Work | null {
  const { result } = review
  if (review.edited === null) return null
  if (result === null) return { ...EMPTY_WORK, review }
  if (result.text === next?.text && !isWorkedOn(review)) return null
  return { text: result.text, replacedText, review }
}

/** A session with this work; what it takes the place of can be brought back. */
function opened(session: Session, work: Work): Session {
  const left = isEmpty(session) ? null : workOf(session)
  return {
    ...newSession(work, earlierAfter(session, left, work.review)),
    arrivals: session.arrivals + 1,
  }
}

/** The session with an earlier or a later review: what belongs to another analysis is put aside. */
function reviewing(review: Review, session: Session): Session {
  const isOther = review.result !== session.review.result
  return {
    ...session,
    review,
    earlier: isOther
      ? earlierAfter(session, workLeft(session, review.result), review)
      : session.earlier,
  }
}

/** Evidence of one's own goes with its letter. */
function edit(session: Session, edited: Selections, own = session.review.own): Session {
  return reviewed(session, {
    ...session.review,
    edited,
    own: own.every(({ question, letter }) => edited[question].includes(letter))
      ? own
      : own.filter(({ question, letter }) => edited[question].includes(letter)),
  })
}

function reviewed(session: Session, review: Review): Session {
  const past = session.review.edited === null ? [] : [...session.past, session.review]
  return { ...session, review, past, future: [] }
}
