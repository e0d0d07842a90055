import { type Dispatch, useEffect, useRef } from 'react'
import { type AnalyzeOutcome, requestAnalysis } from '../../api/call.ts'
import { ENGINE_STATUSES } from '../../api/errors.ts'
import { checkAdvert } from '../../core/advert.ts'
import type { PartialAnswer } from '../../core/analysis.ts'
import { costOf } from '../../core/cost.ts'
import { BUILTIN_ID, type Result } from '../../core/result.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { PdfFailure } from '../../pdf/limits.ts'
import { texts } from '../texts.ts'
import { type Ask, alertOf } from '../ui/dialog.tsx'
import { askShort } from './ask-short.tsx'
import { readPdfFile } from './read-pdf-file.ts'

type Surroundings = {
  readonly session: Session
  readonly dispatch: Dispatch<SessionEvent>
  readonly ask: Ask
  readonly say: (text: string) => void
  /** Says it to screen readers alone, for what the eye sees anyway. */
  readonly announce: (text: string) => void
  /** Shows the person the stretch of the trimmed text that is in the way. */
  readonly pointAt: (start: number, end: number) => void
}

/** Who reads the ad, and how. */
export type Reader = {
  /** The chosen engine's id; `null` leaves the choice to the server. */
  readonly engine: string | null
  /** Whether the engine is an AI service, whose answer may be long in coming. */
  readonly isService: boolean
  /** Whether contact details are masked before the text goes to a service. */
  readonly mask: boolean
}

const BUILTIN: Reader = { engine: BUILTIN_ID, isService: false, mask: true }

export type Tasks = {
  /** `hasOthers`: more files came with it, and are not read. */
  readonly readFile: (file: File, hasOthers: boolean) => Promise<void>
  readonly analyze: (reader: Reader) => Promise<void>
  readonly cancel: () => void
}

/** The two long steps of the page, one at a time. Each ends the busy state in every outcome. */
export function useTasks({ session, dispatch, ask, say, announce, pointAt }: Surroundings): Tasks {
  const lastRun = useRef(0)
  const underWay = useRef<AbortController | null>(null)

  /** `null`: something is under way already. */
  function start(): { run: number; signal: AbortSignal } | null {
    if (underWay.current) return null
    underWay.current = new AbortController()
    lastRun.current += 1
    return { run: lastRun.current, signal: underWay.current.signal }
  }

  /** A cancelled step has been ended already; by now another one may be under way. */
  function finish(signal: AbortSignal, event: SessionEvent): boolean {
    if (signal.aborted) return false
    underWay.current = null
    dispatch(event)
    return true
  }

  // Whatever ends the busy state from elsewhere, as a link that is opened, ends the step as well.
  const isIdle = session.activity.kind === 'idle'
  useEffect(() => {
    if (isIdle) abort(underWay)
  }, [isIdle])

  function cancel(): void {
    abort(underWay)
    dispatch({ type: 'ended', run: lastRun.current })
    say(texts.status.cancelled)
  }

  async function readFile(file: File, hasOthers: boolean): Promise<void> {
    const started = start()
    if (!started) return
    const { run, signal } = started
    dispatch({ type: 'reading-started', run, fileName: file.name })
    announce(texts.intake.readingFile(file.name))
    try {
      const onPage = (page: number, pages: number) =>
        dispatch({ type: 'page-read', run, page, pages })
      const text = await readPdfFile(file, { onPage, signal })
      if (!finish(signal, { type: 'pdf-read', run, text })) return
      say(hasOthers ? texts.status.firstPdfRead : texts.status.pdfRead)
    } catch (error) {
      if (!finish(signal, { type: 'ended', run })) return
      const fault = error instanceof PdfFailure ? error.fault : 'unreadable'
      await ask(alertOf(texts.pdf[fault]))
    }
  }

  async function analyze(reader: Reader): Promise<void> {
    const text = session.text.trim()
    if (await passesChecks(text)) await send(text, reader)
  }

  async function send(text: string, { engine, isService, mask }: Reader): Promise<void> {
    const started = start()
    if (!started) return
    const { run, signal } = started
    dispatch({ type: 'analysis-started', run })
    announce(texts.intake.analyzing)
    const onPartial = (answers: readonly PartialAnswer[]) =>
      dispatch({ type: 'previewed', run, answers })
    const outcome = await requestAnalysis(fetch, {
      text,
      engine,
      signal,
      mask,
      ...(isService ? { onPartial } : {}),
    })
    if (outcome.kind === 'cancelled') return
    if (outcome.kind === 'answered') {
      if (!finish(signal, { type: 'answered', run, result: outcome.result })) return
      logCost(outcome.result)
      // The heading that takes the focus shows it; a message would lie over what comes next.
      announce(texts.status.answered)
      return
    }
    if (!finish(signal, { type: 'ended', run })) return
    if (await wantsBuiltin(outcome, engine)) await send(text, BUILTIN)
  }

  async function passesChecks(text: string): Promise<boolean> {
    for (const finding of checkAdvert(text)) {
      if (finding.code === 'short') {
        if ((await ask(askShort(finding.length))) === 'cancel') return false
      } else if (finding.code === 'question') {
        await ask(alertOf(texts.question(finding.match)))
        pointAt(finding.start, finding.start + finding.match.length)
        return false
      } else {
        await ask(alertOf(texts.findings[finding.code]))
        return false
      }
    }
    return true
  }

  async function wantsBuiltin(outcome: Failure, engine: string | null): Promise<boolean> {
    const alert = alertOf(messageOf(outcome))
    const asked = (outcome.kind === 'no-key' ? outcome.engine : null) ?? engine
    if (!isEngineToBlame(outcome) || asked === BUILTIN_ID) {
      await ask(alert)
      return false
    }
    const [ok] = alert.choices
    const chosen = await ask({
      ...alert,
      choices: [ok, { id: BUILTIN_ID, label: texts.dialog.useBuiltin }],
    })
    return chosen === BUILTIN_ID
  }

  return { readFile, analyze, cancel }
}

function abort(underWay: { current: AbortController | null }): void {
  underWay.current?.abort()
  underWay.current = null
}

type Failure = Exclude<AnalyzeOutcome, { kind: 'answered' | 'cancelled' }>

function messageOf(outcome: Failure): string {
  switch (outcome.kind) {
    case 'refused':
      return texts.server.refused(outcome.status, outcome.body)
    case 'no-key':
      return outcome.error ?? texts.server.noKey
    case 'unreachable':
      return texts.server.unreachable
  }
}

/** Whether the server itself answered, so that another engine may still read the ad. */
function isEngineToBlame(outcome: Failure): boolean {
  return (
    outcome.kind === 'no-key' ||
    (outcome.kind === 'refused' && ENGINE_STATUSES.includes(outcome.status))
  )
}

function logCost({ usage, prices }: Result): void {
  if (usage) console.info(texts.results.costLog(costOf(usage, prices)))
}
