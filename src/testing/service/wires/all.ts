import type { Wire } from '../wire.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { googleGenerate } from './google-generate.ts'
import { mistralChat } from './mistral-chat.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiResponses } from './openai-responses.ts'

/** Asked in this order: Mistral's paths are OpenAI's under an address of its own. */
export const WIRES: readonly Wire[] = [
  mistralChat,
  openaiChat,
  openaiResponses,
  anthropicMessages,
  googleGenerate,
]
