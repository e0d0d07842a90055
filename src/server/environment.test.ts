import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withSecretFiles } from './environment.ts'
import { SECRETS } from './services.ts'

const folder = mkdtempSync(join(tmpdir(), 'lxp-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(name: string, words: string): string {
  const path = join(folder, name)
  writeFileSync(path, words)
  return path
}

describe('secrets that stand in files', () => {
  it.each(SECRETS)('%s is read from the file that its …_FILE names', (name) => {
    const path = fileWith(name, 'sk-salaisuus\n')
    const { environment, mistakes } = withSecretFiles({ [`${name}_FILE`]: path, PORT: '1' })
    expect(environment).toMatchObject({ [name]: 'sk-salaisuus', PORT: '1' })
    expect(mistakes).toEqual([])
  })

  it('the file wins over the variable', () => {
    const path = fileWith('wins', 'tiedostosta')
    const { environment } = withSecretFiles({ MISTRAL_API_KEY: 'x', MISTRAL_API_KEY_FILE: path })
    expect(environment.MISTRAL_API_KEY).toBe('tiedostosta')
  })

  it('an empty variable names no file, and what is no secret is not read', () => {
    const path = fileWith('port', '8080')
    const given = { OPENAI_API_KEY: 'k', OPENAI_API_KEY_FILE: ' ', PORT_FILE: path }
    expect(withSecretFiles(given)).toEqual({ environment: given, mistakes: [] })
  })

  it('an empty file is a mistake, and no secret', () => {
    const path = fileWith('empty', ' \n')
    const { environment, mistakes } = withSecretFiles({ MISTRAL_API_KEY_FILE: path })
    expect([environment.MISTRAL_API_KEY, mistakes]).toEqual([
      undefined,
      ['MISTRAL_API_KEY_FILE: tiedosto on tyhjä'],
    ])
  })

  it('a file that cannot be read is a mistake', () => {
    const path = join(folder, 'puuttuu')
    const { mistakes } = withSecretFiles({
      OPENAI_API_KEY_FILE: path,
      ANTHROPIC_API_KEY_FILE: folder,
    })
    expect(mistakes).toEqual([
      'OPENAI_API_KEY_FILE: tiedostoa ei ole',
      'ANTHROPIC_API_KEY_FILE: se on kansio eikä tiedosto',
    ])
  })
})
