import { createAnthropic } from '@ai-sdk/anthropic'
import { createAzure } from '@ai-sdk/azure'
import { createGoogle } from '@ai-sdk/google'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Asked, Protocol } from './asked.ts'

type Client = {
  readonly protocol: Protocol
  /** The path without its query. */
  readonly path: string
  /** How a schema reaches the service. */
  readonly schema: Asked['schema']
  readonly model: (url: string, fetch?: typeof globalThis.fetch) => LanguageModel
}

/** Shown by every client; a test can look for it where it must not appear. */
export const KEY = 'sk-test-0123456789'

const set = (baseURL: string, fetch?: typeof globalThis.fetch) => ({
  baseURL,
  apiKey: KEY,
  ...(fetch === undefined ? {} : { fetch }),
})

const ROWS = {
  openai: {
    protocol: 'openai-responses',
    path: '/openai/v1/responses',
    schema: 'json-schema',
    model: (url, fetch) => createOpenAI(set(`${url}/openai/v1`, fetch)).responses('gpt-4o-mini'),
  },
  'openai chat': {
    protocol: 'openai-chat',
    path: '/openai/v1/chat/completions',
    schema: 'json-schema',
    model: (url, fetch) => createOpenAI(set(`${url}/openai/v1`, fetch)).chat('gpt-4o-mini'),
  },
  'azure deployment': {
    protocol: 'openai-chat',
    path: '/openai/deployments/own-name/chat/completions',
    schema: 'json-schema',
    model: (url, fetch) =>
      createAzure({
        ...set(`${url}/openai`, fetch),
        apiVersion: '2024-10-21',
        useDeploymentBasedUrls: true,
      }).chat('own-name'),
  },
  'azure v1': {
    protocol: 'openai-responses',
    path: '/openai/v1/responses',
    schema: 'json-schema',
    model: (url, fetch) => createAzure(set(`${url}/openai/v1`, fetch))('own-name'),
  },
  compatible: {
    protocol: 'openai-chat',
    path: '/v1/chat/completions',
    schema: 'json-object',
    model: (url, fetch) =>
      createOpenAICompatible({
        ...set(`${url}/v1`, fetch),
        name: 'compatible',
        includeUsage: true,
      }).chatModel('qwen3:4b'),
  },
  'compatible with schema': {
    protocol: 'openai-chat',
    path: '/v1/chat/completions',
    schema: 'json-schema',
    model: (url, fetch) =>
      createOpenAICompatible({
        ...set(`${url}/v1`, fetch),
        name: 'compatible',
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel('qwen3:4b'),
  },
  mistral: {
    protocol: 'mistral-chat',
    path: '/mistral/v1/chat/completions',
    schema: 'json-schema',
    model: (url, fetch) => createMistral(set(`${url}/mistral/v1`, fetch))('mistral-small-latest'),
  },
  anthropic: {
    protocol: 'anthropic-messages',
    path: '/anthropic/v1/messages',
    schema: 'json-schema',
    model: (url, fetch) => createAnthropic(set(`${url}/anthropic/v1`, fetch))('claude-sonnet-4-5'),
  },
  'anthropic with tool': {
    protocol: 'anthropic-messages',
    path: '/anthropic/v1/messages',
    schema: 'tool',
    model: (url, fetch) => createAnthropic(set(`${url}/anthropic/v1`, fetch))('claude-sonnet-4-0'),
  },
  google: {
    protocol: 'google-generate',
    path: '/google/v1beta/models/gemini-2.5-flash',
    schema: 'json-schema',
    model: (url, fetch) => createGoogle(set(`${url}/google/v1beta`, fetch))('gemini-2.5-flash'),
  },
} satisfies Record<string, Client>

export type ClientName = keyof typeof ROWS

/** The real AI SDK against the service: each service, each way of asking for a schema. */
export const CLIENTS: Readonly<Record<ClientName, Client>> = ROWS
export const CLIENT_NAMES = Object.keys(ROWS) as ClientName[]
