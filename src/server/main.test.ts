import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'

/** The server as a process; the page has been built before the tests run. */

let child: ChildProcess | null = null
afterEach(() => child?.kill('SIGKILL'))

function start(environment: Record<string, string>, command: readonly string[] = ['main.ts']) {
  const process = spawn(globalThis.process.execPath, command, {
    cwd: import.meta.dirname,
    env: { ...globalThis.process.env, LOG_LEVEL: 'silent', ...environment },
  })
  child = process
  let output = ''
  const heard = (words: string) =>
    new Promise<string>((resolve) => {
      const listen = (chunk: Buffer) => {
        output += chunk
        if (output.includes(words)) resolve(output)
      }
      process.stdout.on('data', listen)
      process.stderr.on('data', listen)
    })
  return { process, heard, ended: once(process, 'exit') }
}

it('tells all mistakes of the configuration at once, in Finnish, and does not start', async () => {
  const { heard, ended } = start({ PORT: 'x', LXP_ENGINE: 'olematon', LXP_PRICE_PROMPT: '-1' })
  const output = await heard('LXP_PRICE_PROMPT')
  expect(output).toContain('Asetuksissa on virheitä:')
  expect(output).toContain('PORT: oltava kokonaisluku väliltä 0–65535')
  expect(output).toContain('LXP_ENGINE: oltava jokin näistä: builtin')
  expect((await ended)[0]).toBe(1)
})

it('tells them to whoever starts it as a command too', async () => {
  const { heard, ended } = start({ PORT: 'x' }, ['../cli/main.ts', 'serve'])
  expect(await heard('PORT')).toContain('Asetuksissa on virheitä:')
  expect((await ended)[0]).toBe(1)
})

it('says where it is, and stops on SIGTERM', async () => {
  const { process, heard, ended } = start({ PORT: '0' })
  const output = await heard('LxP Matcher on käynnissä: http://127.0.0.1:')
  const [address = ''] = /http:\S+/.exec(output) ?? []
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await (await fetch(address)).text()).toContain('<title>Muokkaa LxP-avainprofiilia')
  process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('says what is configured and what is missing, and no secret', async () => {
  const { heard } = start({
    PORT: '0',
    LXP_ENGINE: 'compatible',
    LXP_MODEL: 'koemalli',
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_API_KEY: 'sk-salainen-avain',
    MISTRAL_API_KEY: 'sk-toinen-avain',
  })
  const output = await heard('Mistral')
  expect(output).toContain(
    'Oletustulkki: OpenAI-yhteensopiva palvelu, koemalli (lähettää tekstit osoitteeseen 127.0.0.1:11434)',
  )
  expect(output).toContain('Valittavissa: Sisäänrakennettu tulkki (ei lähetä tekstejä)')
  expect(output).toContain(
    'Mistral ei ole käytettävissä: puuttuu LXP_MODEL (tai LXP_MODEL_MISTRAL)',
  )
  expect(output).not.toContain('avain')
})

it('says which file of a secret cannot be read, and does not start', async () => {
  const { heard, ended } = start({ PORT: '0', OPENAI_API_KEY_FILE: '/ei/ole' })
  expect(await heard('tiedostoa')).toContain('OPENAI_API_KEY_FILE: tiedostoa ei ole')
  expect((await ended)[0]).toBe(1)
})

it('says what to do where the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { heard, ended } = start({ PORT: String(port) })
  expect(await heard('Portti')).toContain('PORT=3001 npm start')
  expect((await ended)[0]).toBe(1)
  other.close()
})
