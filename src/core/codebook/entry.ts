import type { Letter } from '../questions.ts'

export type OptionEntry = {
  /** Continues "Valitaan, kun ilmoitus …": everything the codebook says for the letter. No full stop. */
  readonly when: string
  /** A phrase as an ad would have it that gives the letter. */
  readonly typical: string
  /** A phrase that looks like it but does not give the letter, and why. */
  readonly counter: { readonly phrase: string; readonly why: string }
  /**
   * What the job is, as a clause for the profile in plain sentences. The clauses of one question
   * begin with the same words wherever they can: the profile says those once (`core/profile`).
   */
  readonly profile: string
}

export type QuestionEntry = {
  /** What the question is about, as one clause without a full stop. */
  readonly about: string
  /** The border notes that decide between letters, one sentence each. */
  readonly borders: readonly string[]
  /** Exactly the question's own letters. */
  readonly options: { readonly [L in Letter]?: OptionEntry }
  /** What to ask the employer where the ad is silent. */
  readonly ask: string
  /** A sentence that a recruiter can add to the ad, with […] where something must be filled in. */
  readonly modelSentence: string
}
