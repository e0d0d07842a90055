import { answerOf, json, type Scene, type Script, spoken, sse, still, USAGE } from './envelope.ts'
import { FAULTS, type Trouble } from './faults.ts'
import { complaintOf } from './mistakes.ts'
import type { FaultReply, Reply, TextReply } from './reply.ts'
import { SPOIL } from './spoil.ts'
import type { Mistake } from './wire.ts'

const SORRY = "I'm sorry, but I cannot help with that."

/** A reply as it goes over the wire in the protocol that asked. */
export function scriptOf(scene: Scene, reply: Reply): Script {
  if (reply.kind === 'text') return spoken(scene, reply)
  const row: Trouble = FAULTS[reply.fault]
  return troubled(scene, reply, row)
}

const textReply = ({ kind: _kind, fault: _fault, ms: _ms, to: _to, ...rest }: FaultReply) =>
  ({ kind: 'text', ...rest }) satisfies TextReply

function troubled(scene: Scene, reply: FaultReply, row: Trouble): Script {
  const { asked, wire } = scene
  const good = textReply(reply)
  const fine = () => spoken(scene, good)
  switch (row.does) {
    case 'wait':
      return { ...fine(), beforeMs: reply.ms ?? row.ms }
    case 'end':
      return spoken(scene, { ...good, text: endText(row.text, good.text) }, row)
    case 'spoil':
      return spoken(scene, { ...good, text: SPOIL[row.how](good.text), ...inPieces(row, good) })
    case 'count':
      return spoken(scene, { ...good, usage: { ...USAGE, ...good.usage, prompt: row.prompt } })
    case 'mistake':
      return row.once && scene.call > 0 ? fine() : mistaken(scene, row)
    case 'block-prompt':
      return wire.promptMistake === null
        ? spoken(scene, good, { ending: 'prompt-blocked', text: 'nothing' })
        : complained(scene, { status: 400, ...wire.promptMistake })
    case 'reject-schema':
      return asked.schema === 'none' || row.allowing.some((kind) => kind === asked.schema)
        ? fine()
        : complained(scene, { status: 400, ...wire.schemaMistake })
    case 'break-off':
      return brokenOff(scene, good, row)
    case 'redirect':
      return { ...still, status: row.status, headers: { location: reply.to ?? row.to } }
    case 'body':
      return { ...still, headers: { 'content-type': row.type }, parts: [row.body] }
    case 'reset':
      return row.after === 'nothing' ? { ...still, status: null } : torn(fine())
    case 'stop-short':
      return { ...fine(), parts: half([...fine().parts].join('')) }
    case 'drip':
      return {
        ...fine(),
        parts: drops(asked.streamed),
        betweenMs: reply.ms ?? row.ms,
        ending: 'hang',
      }
    case 'silence':
      return { ...fine(), parts: [], ending: 'hang' }
  }
}

/** Fifty megabytes come in more than the few pieces of an ordinary answer. */
const inPieces = (row: Extract<Trouble, { does: 'spoil' }>, { chunks }: TextReply) =>
  row.how === 'pad' ? { chunks: chunks ?? 50 } : {}

function endText(kind: 'half' | 'sorry' | 'nothing', text: string): string {
  if (kind === 'sorry') return SORRY
  return kind === 'half' ? text.slice(0, Math.floor(text.length / 2)) : ''
}

const complained = ({ wire }: Scene, mistake: Mistake): Script =>
  json(mistake.status, wire.mistake(mistake))

function mistaken(scene: Scene, row: Extract<Trouble, { does: 'mistake' }>): Script {
  const { status, code, retryAfter } = row
  const message = complaintOf(status, scene.asked, code)
  const script = complained(scene, { status, message, ...(code === undefined ? {} : { code }) })
  if (retryAfter === undefined) return script
  const when =
    typeof retryAfter === 'string'
      ? retryAfter
      : new Date(Date.now() + retryAfter.inMs).toUTCString()
  return { ...script, headers: { ...script.headers, 'retry-after': when } }
}

function brokenOff(
  scene: Scene,
  reply: TextReply,
  { after, status }: Extract<Trouble, { does: 'break-off' }>,
): Script {
  const mistake = { status, message: complaintOf(status, scene.asked) }
  if (!scene.asked.streamed) return json(200, scene.wire.mistake(mistake))
  const { opening, pieces } = scene.wire.stream(answerOf(scene, reply))
  const before = after === 'nothing' ? [] : [...opening, ...half(pieces)]
  return sse([...before, scene.wire.mistakeFrame(mistake)], reply.chunkDelayMs)
}

/** All bytes are promised, half of them come. */
function torn(script: Script): Script {
  const body = [...script.parts].join('')
  const headers = { ...script.headers, 'content-length': String(Buffer.byteLength(body)) }
  return { ...script, headers, parts: half(body), ending: 'reset' }
}

function half<Part extends string | readonly string[]>(of: Part): Part {
  return of.slice(0, Math.floor(of.length / 2)) as Part
}

/** Blanks before JSON, or a comment in a stream: both may go on for ever. */
function* drops(streamed: boolean): Generator<string> {
  if (streamed) yield ':'
  for (;;) yield streamed ? '.' : ' '
}
