#!/usr/bin/env node
import { parseArgs } from 'node:util'
import project from '../../package.json' with { type: 'json' }
import { readEnvironmentFile } from '../server/environment.ts'
import { analyzeCommand } from './analyze.ts'
import { checkEngineCommand } from './check-engine.ts'
import { type Command, CommandFault, type ExitCode, type Surroundings } from './command.ts'
import { evaluateCommand } from './evaluate.ts'
import { promptCommand } from './prompt.ts'
import { texts } from './texts.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  analyze: analyzeCommand,
  evaluate: evaluateCommand,
  'check-engine': checkEngineCommand,
  prompt: promptCommand,
  serve: async (words) => {
    parseArgs({ args: [...words], options: {} })
    // The other commands do without the server's libraries.
    const { serve } = await import('../server/main.ts')
    return serve()
  },
}

/** To Node a value of no letters is a value; to us it is one that was forgotten, as a shell's unset variable is. */
const EMPTY_VALUE = /^--[a-z-]+=$/

/** Runs a command; every foreseen fault is an exit code and a Finnish line on stderr. */
export async function run(
  [name, ...words]: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stdout, stderr, signal } = surroundings
  if (name === undefined || name === 'help' || [name, ...words].some(isHelp)) {
    stdout.write(texts.usage)
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === '-v') {
    stdout.write(`${project.version}\n`)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    const fault = name.startsWith('-') ? texts.unknownOption(name) : texts.unknownCommand(name)
    return wrongUsage(fault, stderr)
  }
  const empty = words.find((word) => EMPTY_VALUE.test(word))
  if (empty) return wrongUsage(texts.valueMissing(empty.slice(0, -1)), stderr)
  try {
    return await command(words, surroundings)
  } catch (error) {
    if (error instanceof CommandFault) {
      stderr.write(`${error.message}\n`)
      return error.exitCode
    }
    if (signal.aborted) {
      stderr.write(`${texts.stopped}\n`)
      return 1
    }
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('ERR_PARSE_ARGS')) {
      return wrongUsage(wrongWords(error as NodeJS.ErrnoException), stderr)
    }
    throw error
  }
}

/** Tells what is wrong with the command's words. */
function wrongUsage(fault: string, stderr: Surroundings['stderr']): ExitCode {
  stderr.write(`${fault}\n${texts.seeHelp}\n`)
  return 2
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

/** Node tells which word is wrong only inside its own English sentence. */
function wrongWords({ code, message }: NodeJS.ErrnoException): string {
  const [, word = ''] = /'(.+?)(?: <value>)?'/.exec(message) ?? []
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return texts.unknownOption(word)
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return texts.tooManyWords(word)
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take') ? texts.valueTooMuch(word) : texts.valueMissing(word)
    default:
      return texts.wrongWord
  }
}

if (import.meta.main) {
  const mistake = readEnvironmentFile()
  if (mistake) {
    process.stderr.write(`${mistake}\n`)
    process.exit(2)
  }
  // Who closes it wants no messages; the results go on.
  process.stderr.on('error', () => undefined)
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  // A closed pipe (`lxp analyze … | head`) ends the output, not with a stack trace.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0)
    process.stderr.write(`${texts.notWritten}\n`)
    process.exit(1)
  })
  const code = await run(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    signal: controller.signal,
  })
  process.exitCode = code
}
