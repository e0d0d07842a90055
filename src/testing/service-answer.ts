import { answerWith } from '../engines/llm/answer/schema.ts'

export { stated } from '../engines/llm/answer/choices.ts'

/** What a service says of an ad, as it would write it: only the questions named have letters. */
export function serviceAnswer(
  choices: Parameters<typeof answerWith>[0] = {},
  textIs?: Parameters<typeof answerWith>[1],
): string {
  return JSON.stringify(answerWith(choices, textIs))
}
