import { existsSync } from 'node:fs'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { traceOf } from '../core/trace.ts'
import type { Engine } from '../engines/engine.ts'
import { enginesOf } from '../engines/registry.ts'
import { buildApp } from './app.ts'
import { type Config, configOf, mistakesMessage } from './config.ts'
import { readEnvironmentFile, withSecretFiles } from './environment.ts'

const PAGE_ROOT = join(import.meta.dirname, '../../dist')

/** What a stopping server waits beyond the longest analysis. */
const STOP_MARGIN_MS = 1_000

/** Starts the server as the environment says; every mistake is a Finnish line and exit code 1, else it is 0. */
export async function serve(): Promise<0 | 1> {
  const mistake = readEnvironmentFile()
  if (mistake !== null) return stopWith([mistake])
  const { environment, mistakes } = withSecretFiles(process.env)
  const result = configOf(environment)
  if (!result.ok || mistakes.length > 0) {
    return stopWith([mistakesMessage([...mistakes, ...(result.ok ? [] : result.mistakes)])])
  }
  if (!existsSync(join(PAGE_ROOT, 'index.html'))) {
    return stopWith(['Sivua ei ole koottu. Käynnistä komennolla npm start.'])
  }
  return listen(result.config)
}

async function listen(config: Config): Promise<0 | 1> {
  const engines = enginesOf(config)
  const logger = pino({ level: config.logLevel })
  const app = await buildApp({ config, engines, pageRoot: PAGE_ROOT, logger })
  try {
    const address = await app.listen({ port: config.port, host: config.host })
    console.log(`LxP Matcher on käynnissä: ${address}`)
    for (const line of [...engines.map(engineLine), ...config.notes]) console.log(`  ${line}`)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return stopWith([
      code === 'EADDRINUSE'
        ? `Portti ${config.port} on jo käytössä. Valitse toinen: PORT=3001 npm start`
        : `Palvelin ei käynnistynyt osoitteessa ${config.host}:${config.port} (${code ?? name}).`,
    ])
  }
  closeWithGrace(
    {
      delay: Math.max(...engines.map(({ timeoutMs }) => timeoutMs)) + STOP_MARGIN_MS,
      logger: false,
    },
    async ({ signal, err }) => {
      if (err) logger.fatal({ cause: traceOf(err) }, 'unexpected error')
      else logger.info({ signal }, 'stopping')
      await app.close()
    },
  )
  return 0
}

/** What an engine is and where it sends texts; no secret is in it. */
function engineLine({ info, service }: Engine, index: number): string {
  const name = [info.label, info.model].filter(Boolean).join(', ')
  const where = service ? `lähettää tekstit osoitteeseen ${service.host}` : 'ei lähetä tekstejä'
  return `${index === 0 ? 'Oletustulkki' : 'Valittavissa'}: ${name} (${where})`
}

function stopWith(lines: readonly string[]): 1 {
  console.error(lines.join('\n'))
  return 1
}

if (import.meta.main) {
  process.exitCode = await serve()
}
