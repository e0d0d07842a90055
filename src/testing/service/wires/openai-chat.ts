import type { Answer, Ending } from '../answer.ts'
import type { SchemaAsked } from '../asked.ts'
import { dataFrame, type Frames, inside, type Mistake, textsOf, type Wire } from '../wire.ts'

const HEAD = { id: 'chatcmpl-1', created: 1_760_000_000 } as const

const FINISH: Record<Ending, string> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  refusal: 'stop',
  'prompt-blocked': 'content_filter',
}

const SCHEMAS: Record<string, SchemaAsked> = {
  json_schema: 'json-schema',
  json_object: 'json-object',
}

const usageOf = ({ usage }: Answer) =>
  usage === null
    ? {}
    : {
        usage: {
          prompt_tokens: usage.prompt,
          completion_tokens: usage.completion,
          total_tokens: usage.prompt + usage.completion,
        },
      }

/** `refusal` has a field of its own, and the content is then null. */
const sayings = (answer: Answer, text: string) =>
  answer.ending === 'refusal' ? { content: null, refusal: text } : { content: text }

const CODES: Record<number, string> = {
  401: 'invalid_api_key',
  404: 'model_not_found',
  429: 'rate_limit_exceeded',
}

/** Azure's filter names no type. */
function typeOf({ status, code }: Mistake): string | null {
  if (code === 'content_filter') return null
  if (code === 'insufficient_quota') return code
  if (status === 429) return 'requests'
  return status < 500 ? 'invalid_request_error' : 'server_error'
}

const mistakeBody = (mistake: Mistake) => ({
  error: {
    message: mistake.message,
    type: typeOf(mistake),
    param: mistake.field ?? null,
    code: mistake.code ?? CODES[mistake.status] ?? null,
  },
})

/** The usage comes `after` the end in a chunk without choices, or `with` the chunk that ends. */
export function chatFrames(answer: Answer, usage: 'after' | 'with'): Frames {
  const chunk = (choices: readonly object[], more: object = {}) =>
    dataFrame({
      ...HEAD,
      object: 'chat.completion.chunk',
      model: answer.model,
      choices: choices.map((choice) => ({ index: 0, finish_reason: null, ...choice })),
      ...more,
    })
  const counted = usageOf(answer)
  const end = { delta: {}, finish_reason: FINISH[answer.ending] }
  return {
    opening: [chunk([{ delta: { role: 'assistant', content: '' } }])],
    pieces: answer.pieces.map((piece) => chunk([{ delta: sayings(answer, piece) }])),
    closing: [
      chunk([end], usage === 'with' ? counted : {}),
      ...(usage === 'after' && answer.usage !== null ? [chunk([], counted)] : []),
      'data: [DONE]\n\n',
    ],
  }
}

/** OpenAI's chat completions, which Azure and all compatible servers speak too. */
export const openaiChat: Wire = {
  protocol: 'openai-chat',
  recognises: (pathname) => pathname.endsWith('/chat/completions'),
  read: (body) => ({
    model: String(inside(body, 'model')),
    prompt: textsOf(inside(body, 'messages')).join('\n'),
    schema: SCHEMAS[String(inside(body, 'response_format', 'type'))] ?? 'none',
    streamed: inside(body, 'stream') === true,
    tool: null,
    counted:
      inside(body, 'stream') !== true || inside(body, 'stream_options', 'include_usage') === true,
  }),
  whole: (answer) => ({
    ...HEAD,
    object: 'chat.completion',
    model: answer.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          ...(answer.pieces.length === 0
            ? { content: null }
            : sayings(answer, answer.pieces.join(''))),
        },
        finish_reason: FINISH[answer.ending],
      },
    ],
    ...usageOf(answer),
  }),
  stream: (answer) => chatFrames(answer, 'after'),
  mistake: mistakeBody,
  mistakeFrame: (mistake) => dataFrame(mistakeBody(mistake)),
  schemaMistake: {
    message:
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    field: 'response_format',
  },
  promptMistake: {
    message:
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
    code: 'content_filter',
    field: 'prompt',
  },
}
