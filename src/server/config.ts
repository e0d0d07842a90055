import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULT_PRICES, type Prices } from '../core/cost.ts'

export type Config = {
  readonly port: number
  readonly host: string
  /** Names besides the loopback's and the server's own address that requests may be sent to. */
  readonly allowedHosts: readonly string[]
  /** Addresses or networks of proxies whose word on the client's address is believed. */
  readonly trustProxy: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Id of the default engine. */
  readonly engine: string
  /** Longest time for one analysis. */
  readonly timeoutMs: number
  /** Analyses a minute from one client. */
  readonly ratePerMinute: number
  readonly prices: Prices
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One Finnish line for each mistake. */
  | { readonly ok: false; readonly mistakes: readonly string[] }

/** The mistakes as one message for the person who starts the program. */
export function mistakesMessage(mistakes: readonly string[]): string {
  return ['Asetuksissa on virheitä:', ...mistakes.map((line) => `  ${line}`)].join('\n')
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce
    .number(`oltava kokonaisluku väliltä ${min}–${max}`)
    .int(`oltava kokonaisluku väliltä ${min}–${max}`)
    .min(min, `oltava vähintään ${min}`)
    .max(max, `oltava enintään ${max}`)
    .default(fallback)

const price = (fallback: number) =>
  z.coerce
    .number('oltava luku, esimerkiksi 0.0015')
    .nonnegative('ei voi olla negatiivinen')
    .default(fallback)

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Every variable that the configuration reads. */
export const ENVIRONMENT_VARIABLES: readonly string[] = Object.keys(environmentSchema([]).shape)

function environmentSchema(engines: readonly string[]) {
  return z.object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().default('127.0.0.1'),
    ALLOWED_HOSTS: list,
    TRUST_PROXY: list.refine(
      (addresses) => addresses.every(isNetwork),
      'oltava IP-osoitteita tai verkkoja pilkulla erotettuina, esimerkiksi 10.0.0.1,10.1.0.0/16',
    ),
    LOG_LEVEL: z.enum(LOG_LEVELS, `oltava jokin näistä: ${LOG_LEVELS.join(', ')}`).default('info'),
    LXP_ENGINE: z
      .enum(engines, `oltava jokin näistä: ${engines.join(', ')}`)
      .default(engines[0] ?? ''),
    LXP_TIMEOUT_MS: wholeNumber(100, 600_000, 45_000),
    LXP_RATE_PER_MINUTE: wholeNumber(1, 100_000, 120),
    LXP_PRICE_PROMPT: price(DEFAULT_PRICES.prompt),
    LXP_PRICE_COMPLETION: price(DEFAULT_PRICES.completion),
  })
}

/**
 * Reads the configuration from environment variables, all mistakes at once. An empty variable is an
 * unset one. `engines`: the ids that LXP_ENGINE may name, the default first.
 */
export function configOf(
  environment: Readonly<Record<string, string | undefined>>,
  engines: readonly string[],
): ConfigResult {
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const parsed = environmentSchema(engines).safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  }
  const env = parsed.data
  return {
    ok: true,
    config: {
      port: env.PORT,
      host: env.HOST,
      allowedHosts: env.ALLOWED_HOSTS,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      engine: env.LXP_ENGINE,
      timeoutMs: env.LXP_TIMEOUT_MS,
      ratePerMinute: env.LXP_RATE_PER_MINUTE,
      prices: { prompt: env.LXP_PRICE_PROMPT, completion: env.LXP_PRICE_COMPLETION },
    },
  }
}
