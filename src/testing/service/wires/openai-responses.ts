import type { Answer, Ending } from '../answer.ts'
import { type Frames, inside, namedFrame, textsOf, type Wire } from '../wire.ts'
import { openaiChat } from './openai-chat.ts'

const ITEM = 'msg_1'

const INCOMPLETE: Record<Ending, string | null> = {
  stop: null,
  refusal: null,
  length: 'max_output_tokens',
  'content-filter': 'content_filter',
  'prompt-blocked': 'content_filter',
}

const partOf = (answer: Answer) =>
  answer.ending === 'refusal'
    ? { type: 'refusal', refusal: answer.pieces.join('') }
    : { type: 'output_text', text: answer.pieces.join(''), annotations: [] }

const messageOf = (answer: Answer) => ({
  type: 'message',
  id: ITEM,
  role: 'assistant',
  status: 'completed',
  content: [partOf(answer)],
})

const begun = ({ model }: Answer) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_760_000_000,
  model,
  status: 'in_progress',
  output: [],
})

function finished(answer: Answer) {
  const reason = INCOMPLETE[answer.ending]
  return {
    ...begun(answer),
    status: reason === null ? 'completed' : 'incomplete',
    incomplete_details: reason === null ? null : { reason },
    output: answer.pieces.length === 0 ? [] : [messageOf(answer)],
    ...(answer.usage === null
      ? {}
      : {
          usage: {
            input_tokens: answer.usage.prompt,
            output_tokens: answer.usage.completion,
            total_tokens: answer.usage.prompt + answer.usage.completion,
          },
        }),
  }
}

function stream(answer: Answer): Frames {
  const end = {
    type: INCOMPLETE[answer.ending] === null ? 'response.completed' : 'response.incomplete',
    response: finished(answer),
  }
  const opening = ['response.created', 'response.in_progress'].map((type) =>
    namedFrame({ type, response: begun(answer) }),
  )
  if (answer.pieces.length === 0) return { opening, pieces: [], closing: [namedFrame(end)] }
  const place = { item_id: ITEM, output_index: 0, content_index: 0 }
  const said = answer.ending === 'refusal' ? 'refusal' : 'output_text'
  const item = { type: 'message', id: ITEM, role: 'assistant', status: 'in_progress', content: [] }
  const events = {
    added: { type: 'response.output_item.added', output_index: 0, item },
    part: { type: 'response.content_part.added', ...place, part: { type: said } },
    done: { ...partOf(answer), ...place, type: `response.${said}.done` },
    itemDone: { type: 'response.output_item.done', output_index: 0, item: messageOf(answer) },
  }
  return {
    opening: [...opening, namedFrame(events.added), namedFrame(events.part)],
    pieces: answer.pieces.map((delta) =>
      namedFrame({ type: `response.${said}.delta`, ...place, delta }),
    ),
    closing: [namedFrame(events.done), namedFrame(events.itemDone), namedFrame(end)],
  }
}

/** OpenAI's responses, which the AI SDK asks unless told otherwise. */
export const openaiResponses: Wire = {
  protocol: 'openai-responses',
  recognises: (pathname) => pathname.endsWith('/responses'),
  read: (body) => {
    const format = inside(body, 'text', 'format', 'type')
    return {
      model: String(inside(body, 'model')),
      prompt: [inside(body, 'instructions') ?? [], inside(body, 'input')]
        .flatMap(textsOf)
        .join('\n'),
      schema:
        format === 'json_schema'
          ? 'json-schema'
          : format === 'json_object'
            ? 'json-object'
            : 'none',
      streamed: inside(body, 'stream') === true,
      tool: null,
      counted: true,
    }
  },
  whole: finished,
  stream,
  mistake: openaiChat.mistake,
  mistakeFrame: ({ message, code, field }) =>
    namedFrame({
      type: 'error',
      sequence_number: 9,
      code: code ?? 'server_error',
      message,
      param: field ?? null,
    }),
  schemaMistake: {
    message:
      "Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model.",
    field: 'text.format',
  },
  promptMistake: openaiChat.promptMistake,
}
