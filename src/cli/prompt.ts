import { parseArgs } from 'node:util'
import { refusalOf } from '../core/advert.ts'
import { masked } from '../engines/llm/masking.ts'
import { PROMPT_VERSION, promptOf } from '../engines/llm/prompt/prompt.ts'
import { type Command, CommandFault, type ExitCode } from './command.ts'
import { type Input, readInputs, STDIN } from './inputs.ts'
import { isFolder } from './paths.ts'
import { texts } from './texts.ts'

/** `lxp prompt`: exactly what would be sent to an AI service for an ad, as JSON. */
export const promptCommand: Command = async (words, { stdin, stdout, stderr, signal }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'no-mask': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new CommandFault(2, texts.onePrompt)
  if (await isFolder(path)) throw new CommandFault(2, texts.onePrompt)
  if (path === STDIN && stdin.isTTY) stderr.write(`${texts.waiting}\n`)
  let code: ExitCode = 0
  for (const input of await readInputs(path, stdin, signal)) {
    const fault = faultOf(input)
    if (fault !== null) {
      stderr.write(`${input.id}: ${fault}\n`)
      code = 1
    } else if ('text' in input) {
      const { id, text } = input
      const prompt = promptOf(values['no-mask'] ? text : masked(text))
      stdout.write(`${JSON.stringify({ id, version: PROMPT_VERSION, ...prompt }, null, 2)}\n`)
    }
  }
  return code
}

function faultOf(input: Input): string | null {
  if ('fault' in input) return input.fault
  const refusal = refusalOf(input.text)
  return refusal && texts[refusal]
}
