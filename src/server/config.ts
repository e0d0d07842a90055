import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULT_PRICES } from '../core/cost.ts'
import { BUILTIN_ID } from '../core/result.ts'
import { SERVICES, type ServiceSettings } from '../engines/llm/services/settings.ts'
import { nameFor, SERVICE_TEXTS, servicesOf } from './services.ts'

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
  /** AI services that can be chosen besides the built-in engine. */
  readonly services: readonly ServiceSettings[]
  /** What is set but makes no service yet, one Finnish line each. */
  readonly notes: readonly string[]
  /** Tokens a day over all services; `null`: no limit. */
  readonly dailyTokens: number | null
  /** Analyses a minute from one client. */
  readonly ratePerMinute: number
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One Finnish line for each mistake; the only one may be that the default engine lacks something. */
  | {
      readonly ok: false
      readonly mistakes: readonly string[]
      readonly onlyUnavailable: boolean
    }

/** The mistakes as one message for the person who starts the program. */
export function mistakesMessage(mistakes: readonly string[]): string {
  return ['Asetuksissa on virheitä:', ...mistakes.map((line) => `  ${line}`)].join('\n')
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`oltava kokonaisluku väliltä ${min}–${max}`)
    .int(`oltava kokonaisluku väliltä ${min}–${max}`)
    .min(min, `oltava vähintään ${min}`)
    .max(max, `oltava enintään ${max}`)

const price = z.coerce
  .number('oltava luku, esimerkiksi 0.0015')
  .nonnegative('ei voi olla negatiivinen')
  .optional()

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

const TIME = wholeNumber(100, 600_000).optional()

const BASIC = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ALLOWED_HOSTS: list,
  TRUST_PROXY: list.refine(
    (addresses) => addresses.every(isNetwork),
    'oltava IP-osoitteita tai verkkoja pilkulla erotettuina, esimerkiksi 10.0.0.1,10.1.0.0/16',
  ),
  LOG_LEVEL: z.enum(LOG_LEVELS, `oltava jokin näistä: ${LOG_LEVELS.join(', ')}`).default('info'),
  LXP_ENGINE: z
    .enum([BUILTIN_ID, ...SERVICES], `oltava jokin näistä: ${[BUILTIN_ID, ...SERVICES].join(', ')}`)
    .default(BUILTIN_ID),
  LXP_RATE_PER_MINUTE: wholeNumber(1, 100_000).default(120),
  LXP_DAILY_TOKENS: wholeNumber(0, 1_000_000_000).optional(),
}

/** Each may also be set for one service alone, as in `LXP_MODEL_AZURE`. */
const OF_SERVICES = {
  LXP_MODEL: z.string().optional(),
  LXP_PRICE_PROMPT: price,
  LXP_PRICE_COMPLETION: price,
  LXP_TIMEOUT_MS: TIME,
  LXP_SILENCE_MS: TIME,
}

const texts = Object.fromEntries(SERVICE_TEXTS.map((name) => [name, z.string().trim().optional()]))
const ofOneService = Object.fromEntries(
  Object.entries(OF_SERVICES).flatMap(([name, schema]) =>
    SERVICES.map((id) => [nameFor(name, id), schema]),
  ),
)
const EnvironmentSchema = z.object({ ...BASIC, ...OF_SERVICES, ...texts, ...ofOneService })

/** Every variable that the configuration reads, without those for one service alone. */
export const ENVIRONMENT_VARIABLES: readonly string[] = [
  ...Object.keys(BASIC),
  ...Object.keys(OF_SERVICES),
  ...SERVICE_TEXTS,
]

/**
 * Reads the configuration from environment variables, all mistakes at once. An empty variable is an
 * unset one.
 */
export function configOf(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const parsed = EnvironmentSchema.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      onlyUnavailable: false,
    }
  }
  const env = parsed.data
  const { services, mistakes, unavailable, notes } = servicesOf({
    text: onlyOf(env, 'string'),
    numbers: onlyOf(env, 'number'),
    prices: DEFAULT_PRICES,
    engine: env.LXP_ENGINE,
  })
  const all = [...mistakes, ...unavailable]
  if (all.length > 0) return { ok: false, mistakes: all, onlyUnavailable: mistakes.length === 0 }
  return {
    ok: true,
    config: {
      port: env.PORT,
      host: env.HOST,
      allowedHosts: env.ALLOWED_HOSTS,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      engine: env.LXP_ENGINE,
      services,
      notes,
      dailyTokens: env.LXP_DAILY_TOKENS ?? null,
      ratePerMinute: env.LXP_RATE_PER_MINUTE,
    },
  }
}

type Kinds = { string: string; number: number }

function onlyOf<Kind extends keyof Kinds>(
  values: object,
  kind: Kind,
): Readonly<Record<string, Kinds[Kind] | undefined>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === kind))
}
