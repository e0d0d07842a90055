import { type Asked, keyShown } from './asked.ts'

/**
 * What services say beside a status. They are talkative: some repeat the key or the question, and
 * neither may reach a log or a page.
 */
const MESSAGES: Record<number | string, (asked: Asked) => string> = {
  insufficient_quota: () => 'You exceeded your current quota, please check your plan and billing.',
  API_KEY_INVALID: () => 'API key not valid. Please pass a valid API key.',
  401: (asked) => `Incorrect API key provided: ${keyShown(asked)}.`,
  403: () => 'Your organization is not allowed to use this model from this country.',
  404: ({ model }) => `The model '${model}' does not exist or you do not have access to it.`,
  413: () => 'Request exceeds the maximum allowed number of bytes.',
  422: ({ prompt }) => `Input should be a valid conversation, input: ${prompt}`,
  429: () => 'Rate limit reached for requests. Please slow down.',
  500: () => 'The server had an error while processing your request.',
  503: () => 'The engine is currently unavailable.',
  529: () => 'Overloaded',
}

/** A code says more than a status, where there is one. */
export const complaintOf = (status: number, asked: Asked, code?: string): string =>
  (MESSAGES[code ?? status] ?? MESSAGES[status] ?? (() => `Error ${status}`))(asked)
