import { describe, expect, it } from 'vitest'
import { configOf } from './config.ts'

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  allowedHosts: [],
  trustProxy: [],
  logLevel: 'info',
  engine: 'builtin',
  services: [],
  notes: [],
  dailyTokens: null,
  ratePerMinute: 120,
}

describe('the configuration', () => {
  it('has defaults for everything; an empty variable is an unset one', () => {
    const defaults = { ok: true, config: DEFAULTS }
    expect(configOf({})).toEqual(defaults)
    expect(configOf({ PORT: '', LXP_ENGINE: ' ', MUU: 'x' })).toEqual(defaults)
  })

  it('reads every variable of the server', () => {
    const result = configOf({
      PORT: '8080',
      HOST: '0.0.0.0',
      ALLOWED_HOSTS: 'lxp.example.fi, toinen.example.fi',
      TRUST_PROXY: '10.0.0.1,10.1.0.0/16,::1',
      LOG_LEVEL: 'warn',
      LXP_RATE_PER_MINUTE: '5',
      LXP_DAILY_TOKENS: '100000',
    })
    expect(result).toEqual({
      ok: true,
      config: {
        ...DEFAULTS,
        port: 8080,
        host: '0.0.0.0',
        allowedHosts: ['lxp.example.fi', 'toinen.example.fi'],
        trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1'],
        logLevel: 'warn',
        dailyTokens: 100_000,
        ratePerMinute: 5,
      },
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['LXP_ENGINE', 'fake'],
    ['LXP_TIMEOUT_MS_OPENAI', 'x'],
    ['LXP_DAILY_TOKENS', '-1'],
    ['LXP_TIMEOUT_MS', '0'],
    ['LXP_RATE_PER_MINUTE', '-1'],
    ['LXP_PRICE_PROMPT', '0,5'],
    ['LXP_PRICE_COMPLETION', '-1'],
  ])('%s=%s is a mistake that names the variable', (name, value) => {
    const result = configOf({ [name]: value })
    expect(result.ok).toBe(false)
    expect(!result.ok && result.mistakes).toEqual([expect.stringMatching(`^${name}: `)])
  })

  it('tells all mistakes at once', () => {
    const result = configOf({ PORT: 'x', LOG_LEVEL: 'y', LXP_ENGINE: 'z' })
    expect(!result.ok && result.mistakes).toHaveLength(3)
  })
})

describe('the services', () => {
  const servicesOf = (environment: Record<string, string>) => {
    const result = configOf(environment)
    if (!result.ok) throw new Error(result.mistakes.join('\n'))
    return result.config
  }
  const TIMES = { timeoutMs: 45_000, silenceMs: 15_000 }
  const LOCAL = { timeoutMs: 300_000, silenceMs: 300_000 }
  const SERVICE = {
    apiKey: 'k',
    baseUrl: null,
    apiVersion: null,
    prices: { prompt: 0.0015, completion: 0.002 },
    ...TIMES,
  }

  it.each([
    ['openai', { OPENAI_API_KEY: 'k', LXP_MODEL: 'm' }, {}],
    ['anthropic', { ANTHROPIC_API_KEY: 'k', LXP_MODEL: 'm' }, {}],
    ['google', { GOOGLE_GENERATIVE_AI_API_KEY: 'k', LXP_MODEL: 'm' }, {}],
    ['mistral', { MISTRAL_API_KEY: 'k', LXP_MODEL: 'm' }, {}],
    [
      'compatible',
      { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', LXP_MODEL: 'm' },
      { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1', ...LOCAL },
    ],
    [
      'azure',
      {
        AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com',
        AZURE_OPENAI_API_KEY: 'k',
        AZURE_OPENAI_API_VERSION: '2024-10-21',
        LXP_MODEL: 'm',
      },
      { baseUrl: 'https://x.openai.azure.com', apiVersion: '2024-10-21' },
    ],
  ])('%s needs its own variables and a model', (id, environment, over) => {
    expect(servicesOf(environment).services).toEqual([{ ...SERVICE, id, model: 'm', ...over }])
    expect(servicesOf(environment).engine).toBe('builtin')
    expect(servicesOf({ ...environment, LXP_ENGINE: id }).engine).toBe(id)
  })

  it('an address of its own makes OpenAI a compatible service, kept as it was typed', () => {
    const typed = 'https://Palvelin.example.fi/polku/v1/'
    const { services } = servicesOf({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: typed, LXP_MODEL: 'm' })
    expect(services).toMatchObject([{ id: 'compatible', apiKey: 'k', baseUrl: typed, ...TIMES }])
  })

  it.each([
    'http://10.1.2.3/v1',
    'http://[::1]:8080/v1',
    'http://ollama:11434/v1',
    'http://a.local',
  ])('%s is a machine of the own network: it may take its time', (address) => {
    const { services } = servicesOf({ OPENAI_BASE_URL: address, LXP_MODEL: 'm' })
    expect(services).toMatchObject([LOCAL])
  })

  it('each may have a model, prices and times of its own', () => {
    const { services } = servicesOf({
      MISTRAL_API_KEY: 'k',
      ANTHROPIC_API_KEY: 'k',
      LXP_ENGINE: 'mistral',
      LXP_MODEL: 'm',
      LXP_MODEL_ANTHROPIC: 'a',
      LXP_PRICE_PROMPT: '1',
      LXP_PRICE_PROMPT_ANTHROPIC: '2',
      LXP_TIMEOUT_MS_ANTHROPIC: '1000',
      LXP_SILENCE_MS: '500',
    })
    expect(services).toMatchObject([
      { id: 'anthropic', model: 'a', prices: { prompt: 2 }, timeoutMs: 1000, silenceMs: 500 },
      { id: 'mistral', model: 'm', prices: { prompt: 1 }, timeoutMs: 45_000, silenceMs: 500 },
    ])
  })

  it('what is missing is a mistake for the default engine, and a note for another', () => {
    const missing = configOf({ LXP_ENGINE: 'azure', AZURE_OPENAI_API_KEY: 'k' })
    expect(!missing.ok && missing.mistakes).toEqual([
      'Azure OpenAI ei ole käytettävissä: puuttuu AZURE_OPENAI_ENDPOINT, AZURE_OPENAI_API_VERSION, LXP_MODEL (tai LXP_MODEL_AZURE)',
    ])
    const { services, notes } = servicesOf({ OPENAI_API_KEY: 'k' })
    expect(services).toEqual([])
    expect(notes).toEqual(['OpenAI ei ole käytettävissä: puuttuu LXP_MODEL (tai LXP_MODEL_OPENAI)'])
  })

  it('one model does not fit several services of which none is the default', () => {
    const { services, notes } = servicesOf({
      MISTRAL_API_KEY: 'k',
      ANTHROPIC_API_KEY: 'k',
      LXP_MODEL: 'm',
    })
    expect(services).toEqual([])
    expect(notes).toHaveLength(2)
  })

  it.each(['ei osoite', 'ftp://a', 'https://nimi:salasana@a.example.fi/v1'])(
    'the address %s is a mistake',
    (address) => {
      const result = configOf({ OPENAI_BASE_URL: address, LXP_MODEL: 'm' })
      expect(!result.ok && result.mistakes).toEqual([expect.stringMatching('^OPENAI_BASE_URL: ')])
      expect(!result.ok && result.mistakes.join()).not.toContain('salasana@')
    },
  )
})
