/** The ways of speaking that the services know; Azure and compatible servers speak `openai-chat`. */
export type Protocol =
  | 'openai-chat'
  | 'mistral-chat'
  | 'openai-responses'
  | 'anthropic-messages'
  | 'google-generate'

/** How the answer's shape was asked for: a schema, JSON of any shape, a forced tool, not at all. */
export type SchemaAsked = 'json-schema' | 'json-object' | 'tool' | 'none'

/** What a request says, whatever protocol it came in. */
export type Question = {
  readonly model: string
  /** All text parts, the instructions included, joined with line breaks. */
  readonly prompt: string
  readonly schema: SchemaAsked
  readonly streamed: boolean
}

/** One request as the service received it. */
export type Asked = Question & {
  readonly protocol: Protocol
  /** With the query, as it stood on the request line. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON. */
  readonly body: unknown
  /** Settles when the call is over: true when the connection ended before the answer did. */
  readonly aborted: Promise<boolean>
}

/** The key the client showed, in whichever header its service wants it; '' without one. */
export const keyShown = ({ headers }: Pick<Asked, 'headers'>): string =>
  headers['x-api-key'] ??
  headers['api-key'] ??
  headers['x-goog-api-key'] ??
  headers.authorization?.replace(/^Bearer /, '') ??
  ''
