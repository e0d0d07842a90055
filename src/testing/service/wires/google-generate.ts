import type { Answer, Ending } from '../answer.ts'
import { dataFrame, inside, type Mistake, textsOf, type Wire } from '../wire.ts'

const FINISH: Record<Ending, string> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  'content-filter': 'PROHIBITED_CONTENT',
  refusal: 'SAFETY',
  'prompt-blocked': 'SAFETY',
}

const STATUSES: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  529: 'UNAVAILABLE',
}

/** Google tells the wait in the body, not in a header, and the reason only in the details. */
const detailsOf = ({ status, code }: Mistake) => [
  ...(code === undefined
    ? []
    : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code }]),
  ...(status === 429
    ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }]
    : []),
]

const mistakeBody = (mistake: Mistake) => ({
  error: {
    code: mistake.status,
    message: mistake.message,
    status: STATUSES[mistake.status] ?? 'INVALID_ARGUMENT',
    details: detailsOf(mistake),
  },
})

const content = (text: string) => ({ content: { role: 'model', parts: [{ text }] } })

const counted = ({ usage }: Answer) =>
  usage === null
    ? {}
    : {
        usageMetadata: {
          promptTokenCount: usage.prompt,
          candidatesTokenCount: usage.completion,
          totalTokenCount: usage.prompt + usage.completion,
        },
      }

const head = ({ model }: Answer) => ({ responseId: 'r-1', modelVersion: model })

const blocked = (answer: Answer) => ({
  ...head(answer),
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
  ...counted(answer),
})

/** A filtered answer has a reason and not a word. */
const wordless = ({ ending, pieces }: Answer) =>
  pieces.length === 0 || ending === 'refusal' || ending === 'content-filter'

/** Gemini's generateContent and streamGenerateContent. The model stands in the path. */
export const googleGenerate: Wire = {
  protocol: 'google-generate',
  recognises: (pathname) => /:(stream)?generateContent$/i.test(pathname),
  read: (body, pathname) => ({
    model: pathname.match(/([^/]+):\w+$/)?.[1] ?? '',
    prompt: [inside(body, 'systemInstruction') ?? [], inside(body, 'contents')]
      .flatMap(textsOf)
      .join('\n'),
    schema:
      inside(body, 'generationConfig', 'responseJsonSchema') !== undefined
        ? 'json-schema'
        : inside(body, 'generationConfig', 'responseMimeType') === 'application/json'
          ? 'json-object'
          : 'none',
    streamed: pathname.endsWith(':streamGenerateContent'),
    tool: null,
    counted: true,
  }),
  whole: (answer) =>
    answer.ending === 'prompt-blocked'
      ? blocked(answer)
      : {
          ...head(answer),
          candidates: [
            {
              index: 0,
              ...(wordless(answer) ? {} : content(answer.pieces.join(''))),
              finishReason: FINISH[answer.ending],
            },
          ],
          ...counted(answer),
        },
  stream: (answer) => {
    if (answer.ending === 'prompt-blocked') {
      return { opening: [], pieces: [], closing: [dataFrame(blocked(answer))] }
    }
    const end = [{ index: 0, finishReason: FINISH[answer.ending] }]
    return {
      opening: [],
      pieces: wordless(answer)
        ? []
        : answer.pieces.map((piece) =>
            dataFrame({ ...head(answer), candidates: [{ index: 0, ...content(piece) }] }),
          ),
      closing: [dataFrame({ ...head(answer), candidates: end, ...counted(answer) })],
    }
  },
  mistake: mistakeBody,
  mistakeFrame: (mistake) => dataFrame(mistakeBody(mistake)),
  schemaMistake: {
    message:
      'Invalid JSON payload received. Unknown name "responseJsonSchema" at \'generation_config\': Cannot find field.',
  },
  promptMistake: null,
}
