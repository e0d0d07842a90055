import type { ServiceAnswer } from '../engines/llm/answer/schema.ts'

type Choices = Partial<Omit<ServiceAnswer, 'text_is'>>

/** What a service says of an ad, as it would write it: only the questions named have letters. */
export function serviceAnswer(
  choices: Choices = {},
  textIs: ServiceAnswer['text_is'] = 'job_advert',
): string {
  const answer: ServiceAnswer = {
    text_is: textIs,
    q1: [],
    q2: [],
    q3: [],
    q4: [],
    q5: [],
    q6: [],
    q7: [],
    q8: [],
    q9: [],
    q10: [],
    ...choices,
  }
  return JSON.stringify(answer)
}

/** A letter that the ad states, with its quotes. */
export function stated<Letter extends string>(letter: Letter, ...quotes: string[]) {
  return { letter, basis: 'stated' as const, quotes, against: [] }
}
