/** Tokens, as the service counted them. */
export type TokenCount = { readonly prompt: number; readonly completion: number }

/** Why the model stopped. `prompt-blocked` never began. */
export type Ending = 'stop' | 'length' | 'content-filter' | 'refusal' | 'prompt-blocked'

/** A model's answer before it has an envelope. */
export type Answer = {
  readonly model: string
  /** The text as a stream cuts it; no piece at all is `content: null`. */
  readonly pieces: readonly string[]
  readonly ending: Ending
  /** The client forced a tool of this name, so the text is the tool's input. */
  readonly tool: string | null
  readonly usage: TokenCount | null
}
