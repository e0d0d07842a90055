import type { Answer } from '../answer.ts'
import { dataFrame, type Mistake, type Wire } from '../wire.ts'
import { chatFrames, openaiChat } from './openai-chat.ts'

/** A wrong key and an unsound question are answered in a shape of their own. */
function mistakeBody({ status, message, code }: Mistake) {
  if (status === 401) return { detail: message }
  if (status === 422) return { detail: [{ type: 'value_error', loc: ['body'], msg: message }] }
  const type = status < 500 ? 'invalid_request_error' : 'internal_server_error'
  return { object: 'error', message, type, param: null, code: code ?? null }
}

/** Mistral has no field for a refusal: the model just says so. */
const spoken = (answer: Answer): Answer =>
  answer.ending === 'refusal' ? { ...answer, ending: 'stop' } : answer

/** Mistral's chat completions: OpenAI's, but the errors differ and the usage needs no asking. */
export const mistralChat: Wire = {
  ...openaiChat,
  protocol: 'mistral-chat',
  recognises: (pathname) => pathname.includes('/mistral/') && openaiChat.recognises(pathname),
  read: (body, pathname) => ({ ...openaiChat.read(body, pathname), counted: true }),
  whole: (answer) => openaiChat.whole(spoken(answer)),
  stream: (answer) => chatFrames(spoken(answer), 'with'),
  mistake: mistakeBody,
  mistakeFrame: (mistake) => dataFrame(mistakeBody(mistake)),
  schemaMistake: {
    message: 'response_format.type json_schema is not supported by this model',
    code: '3051',
  },
  promptMistake: { message: 'The request was blocked by a moderation guardrail.', code: '1920' },
}
