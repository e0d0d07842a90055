import { parseArgs } from 'node:util'
import { refusalOf } from '../core/advert.ts'
import { masked } from '../engines/llm/masking.ts'
import { PROMPT_VERSION, promptOf } from '../engines/llm/prompt/prompt.ts'
import { type Command, CommandFault } from './command.ts'
import { readInputs } from './inputs.ts'
import { texts } from './texts.ts'

/** `lxp prompt`: exactly what would be sent to an AI service for an ad, as JSON. */
export const promptCommand: Command = async (words, { stdin, stdout, signal }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'no-mask': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new CommandFault(2, texts.onePrompt)
  const inputs = await readInputs(path, stdin, signal)
  for (const input of inputs) {
    if ('fault' in input) throw new CommandFault(1, input.fault)
    const refusal = refusalOf(input.text)
    if (refusal) throw new CommandFault(1, texts[refusal])
    const advert = values['no-mask'] ? input.text : masked(input.text)
    stdout.write(
      `${JSON.stringify({ id: input.id, version: PROMPT_VERSION, ...promptOf(advert) }, null, 2)}\n`,
    )
  }
  return 0
}
