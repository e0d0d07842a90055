import type { Answer, Ending } from '../answer.ts'
import { inside, type Mistake, namedFrame, textsOf, type Wire } from '../wire.ts'

const STOP: Record<Ending, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  'content-filter': 'refusal',
  refusal: 'refusal',
  'prompt-blocked': 'refusal',
}

const TYPES: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  503: 'api_error',
  529: 'overloaded_error',
}

const mistakeBody = ({ status, message }: Mistake) => ({
  type: 'error',
  error: { type: TYPES[status] ?? 'invalid_request_error', message },
  request_id: 'req_1',
})

/** A forced tool is answered with its input, unless the model speaks past it. */
function blockOf(answer: Answer) {
  const text = answer.pieces.join('')
  const input = answer.tool === null ? undefined : jsonOf(text)
  return input === undefined
    ? { type: 'text', text }
    : { type: 'tool_use', id: 'toolu_1', name: answer.tool, input }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reasonOf = (answer: Answer, block: { readonly type: string }) =>
  block.type === 'tool_use' && answer.ending === 'stop' ? 'tool_use' : STOP[answer.ending]

const head = (answer: Answer) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: answer.model,
})

const counted = ({ usage }: Answer, of: 'start' | 'end' | 'both') =>
  usage === null
    ? {}
    : {
        usage: {
          ...(of === 'end' ? {} : { input_tokens: usage.prompt }),
          output_tokens: of === 'start' ? 1 : usage.completion,
        },
      }

/** Anthropic's messages. A tool's input streams as pieces of JSON, whatever they come to. */
export const anthropicMessages: Wire = {
  protocol: 'anthropic-messages',
  recognises: (pathname) => pathname.endsWith('/messages'),
  read: (body) => {
    const forced = inside(body, 'tool_choice', 'name')
    const tool = typeof forced === 'string' ? forced : anyTool(body)
    const format = inside(body, 'output_config', 'format', 'type') === 'json_schema'
    return {
      model: String(inside(body, 'model')),
      prompt: [inside(body, 'system') ?? [], inside(body, 'messages')].flatMap(textsOf).join('\n'),
      schema: format ? 'json-schema' : tool === null ? 'none' : 'tool',
      streamed: inside(body, 'stream') === true,
      tool,
      counted: true,
    }
  },
  whole: (answer) => {
    const block = blockOf(answer)
    return {
      ...head(answer),
      content: answer.pieces.length === 0 ? [] : [block],
      stop_reason: reasonOf(answer, block),
      stop_sequence: null,
      ...counted(answer, 'both'),
    }
  },
  stream: (answer) => {
    const silent = answer.pieces.length === 0
    const isTool = answer.tool !== null && answer.ending === 'stop' && !silent
    const empty = isTool
      ? { type: 'tool_use', id: 'toolu_1', name: answer.tool, input: {} }
      : { type: 'text', text: '' }
    const message = { ...head(answer), content: [], stop_reason: null, ...counted(answer, 'start') }
    const delta = { stop_reason: reasonOf(answer, empty), stop_sequence: null }
    const events = {
      start: { type: 'message_start', message },
      block: { type: 'content_block_start', index: 0, content_block: empty },
      ping: { type: 'ping' },
      blockEnd: { type: 'content_block_stop', index: 0 },
      end: { type: 'message_delta', delta, ...counted(answer, 'end') },
      stop: { type: 'message_stop' },
    }
    return {
      opening: (silent ? [events.start] : [events.start, events.block, events.ping]).map(
        namedFrame,
      ),
      pieces: answer.pieces.map((piece) => {
        const delta = isTool
          ? { type: 'input_json_delta', partial_json: piece }
          : { type: 'text_delta', text: piece }
        const event = { type: 'content_block_delta', index: 0, delta }
        return namedFrame(event)
      }),
      closing: (silent
        ? [events.end, events.stop]
        : [events.blockEnd, events.end, events.stop]
      ).map(namedFrame),
    }
  },
  mistake: mistakeBody,
  mistakeFrame: (mistake) => namedFrame(mistakeBody(mistake)),
  schemaMistake: { message: 'output_config.format: this model does not support output format.' },
  promptMistake: { message: 'Output blocked by content filtering policy' },
}

/** With `tool_choice: any` the first tool is the one meant. */
function anyTool(body: unknown): string | null {
  const name = inside(body, 'tools', '0', 'name')
  return inside(body, 'tool_choice', 'type') === 'any' && typeof name === 'string' ? name : null
}
