import { z } from 'zod/mini'
import { BASES, DOUBTS } from '../core/analysis.ts'
import { MATCHES } from '../core/evidence/evidence.ts'
import { LETTERS, QUESTION_IDS } from '../core/questions.ts'

/** The wire of `POST /api/lxp` and `GET /api/engines`, for both ends and for the OpenAPI document. */

const count = z.number().check(z.int(), z.nonnegative())

export const AnalyzeRequestSchema = z.strictObject({
  text: z.string(),
  engine: z.optional(z.string()),
  /** Whether contact details are masked before the text goes to an AI service; they are by default. */
  mask: z.optional(z.boolean()),
})

export const UsageSchema = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
})

export const PricesSchema = z.object({
  prompt: z.number().check(z.nonnegative()),
  completion: z.number().check(z.nonnegative()),
})

export const EngineNameSchema = z.object({
  id: z.string(),
  label: z.string(),
  model: z.nullable(z.string()),
})

/** A stretch of the text that was sent, in UTF-16 units. */
export const SpanSchema = z.object({ start: count, end: count })

export const EvidenceSchema = z.object({
  start: count,
  end: count,
  quote: z.string(),
  match: z.enum(MATCHES),
})

const LetterAnswerSchema = z.object({
  letter: z.enum(LETTERS),
  basis: z.enum(BASES),
  evidence: z.array(EvidenceSchema),
  against: z.array(EvidenceSchema),
})

export const AnswerSchema = z.object({
  question: z.literal(QUESTION_IDS),
  doubt: z.array(z.enum(DOUBTS)),
  letters: z.array(LetterAnswerSchema),
  /** Another reader's letters, where it differs. */
  other: z._default(z.nullable(z.array(LetterAnswerSchema)), null),
})

/** What our own server sends when the ad was read. */
export const KeyAnswerSchema = z.object({
  key: z.string(),
  usage: z.nullable(UsageSchema),
  prices: PricesSchema,
  engine: EngineNameSchema,
  /** Whether the answer was remembered from an identical request, at no cost. */
  cached: z.boolean(),
  answers: z.array(AnswerSchema),
  /** What was not read, since it is none of the ad's: the page that was copied with it. */
  unread: z.array(SpanSchema),
  /** Whether the ad is of a kind that the engine knows to read much worse. */
  unusual: z.boolean(),
})
export type KeyAnswer = z.infer<typeof KeyAnswerSchema>

/** What our own server sends when there is no valid key. */
export const NoKeyAnswerSchema = z.object({
  key: z.literal('invalid'),
  error: z.string(),
  usage: z.nullable(UsageSchema),
  engine: EngineNameSchema,
})
export type NoKeyAnswer = z.infer<typeof NoKeyAnswerSchema>

/** The data of a `partial` event. */
export const PartialSchema = z.object({
  answers: z.array(
    z.object({ question: z.literal(QUESTION_IDS), letters: z.array(z.enum(LETTERS)) }),
  ),
})

/** An engine that can be chosen; `service`: where it sends the texts, `null` where nowhere. */
export const EngineChoiceSchema = z.extend(EngineNameSchema, {
  service: z._default(
    z.nullable(z.object({ host: z.string(), promptTokens: z.number(), prices: PricesSchema })),
    null,
  ),
})
export type EngineChoice = z.infer<typeof EngineChoiceSchema>

export const EnginesAnswerSchema = z.object({
  default: z.string(),
  engines: z.array(EngineChoiceSchema),
})
export type EnginesAnswer = z.infer<typeof EnginesAnswerSchema>

/**
 * What the page accepts from any server that keeps to the specification: everything may be missing,
 * and an addition of another shape than ours counts as missing.
 */
export const LooseAnswerSchema = z.object({
  key: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  usage: z.catch(z.nullable(UsageSchema), null),
  prices: z.catch(z.optional(PricesSchema), undefined),
  engine: z.catch(z.nullable(EngineNameSchema), null),
  cached: z.catch(z.boolean(), false),
  answers: z.catch(z.array(AnswerSchema), []),
  unread: z.catch(z.array(SpanSchema), []),
  unusual: z.catch(z.boolean(), false),
})
