import { describe, expect, it } from 'vitest'
import { configOf } from './config.ts'

const ENGINES = ['builtin', 'fake']

describe('the configuration', () => {
  it('has defaults for everything; an empty variable is an unset one', () => {
    const defaults = {
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        allowedHosts: [],
        trustProxy: [],
        logLevel: 'info',
        engine: 'builtin',
        timeoutMs: 45_000,
        ratePerMinute: 120,
        prices: { prompt: 0.0015, completion: 0.002 },
      },
    }
    expect(configOf({}, ENGINES)).toEqual(defaults)
    expect(configOf({ PORT: '', LXP_ENGINE: ' ', MUU: 'x' }, ENGINES)).toEqual(defaults)
  })

  it('reads every variable', () => {
    const result = configOf(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        ALLOWED_HOSTS: 'lxp.example.fi, toinen.example.fi',
        TRUST_PROXY: '10.0.0.1,10.1.0.0/16,::1',
        LOG_LEVEL: 'warn',
        LXP_ENGINE: 'fake',
        LXP_TIMEOUT_MS: '1000',
        LXP_RATE_PER_MINUTE: '5',
        LXP_PRICE_PROMPT: '0.01',
        LXP_PRICE_COMPLETION: '0',
      },
      ENGINES,
    )
    expect(result).toEqual({
      ok: true,
      config: {
        port: 8080,
        host: '0.0.0.0',
        allowedHosts: ['lxp.example.fi', 'toinen.example.fi'],
        trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1'],
        logLevel: 'warn',
        engine: 'fake',
        timeoutMs: 1000,
        ratePerMinute: 5,
        prices: { prompt: 0.01, completion: 0 },
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
    ['LXP_ENGINE', 'openai'],
    ['LXP_TIMEOUT_MS', '0'],
    ['LXP_RATE_PER_MINUTE', '-1'],
    ['LXP_PRICE_PROMPT', '0,5'],
    ['LXP_PRICE_COMPLETION', '-1'],
  ])('%s=%s is a mistake that names the variable', (name, value) => {
    const result = configOf({ [name]: value }, ENGINES)
    expect(result.ok).toBe(false)
    expect(!result.ok && result.mistakes).toEqual([expect.stringMatching(`^${name}: `)])
  })

  it('tells all mistakes at once', () => {
    const result = configOf({ PORT: 'x', LOG_LEVEL: 'y', LXP_ENGINE: 'z' }, ENGINES)
    expect(!result.ok && result.mistakes).toHaveLength(3)
  })
})
