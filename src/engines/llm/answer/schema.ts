import { z } from 'zod'
import { BASES } from '../../../core/analysis.ts'
import { NOT_ADVERT_REASONS } from '../../../core/not-advert.ts'
import { lettersOf, QUESTION_IDS, type QuestionId } from '../../../core/questions.ts'

/** The field of a question in a service's answer: `q1` … `q10`. */
export type Field = `q${QuestionId}`

export function fieldOf(question: QuestionId): Field {
  return `q${question}`
}

const choiceOf = (question: QuestionId) =>
  z.strictObject({
    letter: z.enum(lettersOf(question)),
    basis: z.enum(BASES),
    quotes: z.array(z.string()),
    against: z.array(z.string()),
  })

/**
 * What a service must answer: whether the text is an advertisement, and each question's letters as
 * closed sets. No limits of length or number: not every service knows them in a schema.
 */
export const ServiceAnswerSchema = z.strictObject({
  text_is: z.enum(['job_advert', ...NOT_ADVERT_REASONS]),
  ...(Object.fromEntries(
    QUESTION_IDS.map((question) => [fieldOf(question), z.array(choiceOf(question))]),
  ) as Record<Field, z.ZodArray<ReturnType<typeof choiceOf>>>),
})
export type ServiceAnswer = z.infer<typeof ServiceAnswerSchema>

/** A letter that a service chose, with its quotes from the ad. */
export type Choice = ServiceAnswer[Field][number]

/** An answer of which only the questions named have letters. */
export function answerWith(
  choices: Partial<Pick<ServiceAnswer, Field>>,
  textIs: ServiceAnswer['text_is'] = 'job_advert',
): ServiceAnswer {
  const none = Object.fromEntries(QUESTION_IDS.map((question) => [fieldOf(question), []]))
  return { text_is: textIs, ...(none as unknown as Pick<ServiceAnswer, Field>), ...choices }
}

/** The answer with each of its choices changed. */
export function withChoices(
  answer: ServiceAnswer,
  change: (choice: Choice, question: QuestionId) => Choice,
): ServiceAnswer {
  const fields = QUESTION_IDS.map((question) => {
    const choices: readonly Choice[] = answer[fieldOf(question)]
    return [fieldOf(question), choices.map((choice) => change(choice, question))]
  })
  return { ...answer, ...Object.fromEntries(fields) }
}

/** The same as JSON Schema, as the services take it. */
export function answerJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(ServiceAnswerSchema)
  return schema
}
