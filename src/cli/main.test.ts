import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../pdf/read.ts'
import { pdfPath, readAdvert, readPdfText } from '../testing/fixtures.ts'
import { folderForEach } from '../testing/folder.ts'
import { lxp } from '../testing/lxp.ts'
import { serviceForTest } from '../testing/service/for-test.ts'
import { serviceAnswer, stated } from '../testing/service-answer.ts'
import { SECRET_KEY } from '../testing/service-settings.ts'
import { readInputs } from './inputs.ts'
import { startPdfWorker } from './pdf-host.ts'

const KEY = /^1[A-E]*2[A-D]*3[A-D]*4[A-D]*5[A-E]*6[A-D]*7[A-C]*8[A-E]*9[A-C]*10[A-C]*$/
const AD = readAdvert('sahkoasentaja')
const RECIPE = `Mustikkapiirakka\n\n${'Sekoita jauhot ja sokeri. Lisää muna ja voi. Paista uunissa 200 asteessa 30 minuuttia. '.repeat(4)}`

const { folder, file } = folderForEach()

describe('lxp analyze', () => {
  it('reads standard input', async () => {
    const { code, out } = await lxp(['analyze', '-'], { input: AD })
    expect(code).toBe(0)
    expect(out.split(/\s+/)[1]).toMatch(KEY)
  })

  it('reads text, JSON, lists and lines, and PDFs', async () => {
    const paths = [
      file('a.txt', AD),
      file('b.json', JSON.stringify({ id: 'oma', text: AD })),
      file('c.json', JSON.stringify([AD, { text: AD }])),
      file(
        'd.jsonl',
        `${JSON.stringify({ text: AD })}\n\n${JSON.stringify({ id: 7, text: AD })}\n`,
      ),
      pdfPath('kirjanpitaja-ghostscript'),
    ]
    const { code, out } = await lxp(['analyze', '--json', ...paths])
    const records = JSON.parse(out)
    expect(code).toBe(0)
    expect(records.map(({ id }: { id: string }) => id)).toEqual([
      'a.txt',
      'oma',
      'c.json:1',
      'c.json:2',
      'd.jsonl:1',
      '7',
      'kirjanpitaja-ghostscript.pdf',
    ])
    for (const { key, answers } of records) {
      expect(key).toMatch(KEY)
      expect(answers).toHaveLength(10)
    }
  })

  it('one failed ad never stops the rest; the exit code is 1', async () => {
    const { code, out, err } = await lxp([
      'analyze',
      '--ndjson',
      file('rikki.json', '{'),
      file('tyhja.txt', ' '),
      file('pitka.txt', 'a'.repeat(50_001)),
      file('resepti.txt', RECIPE),
      file('kuva.png', ''),
      file('tekstiton.json', '{"id":"x"}'),
      join(folder.path, 'puuttuu.txt'),
      pdfPath('bad/damaged'),
      pdfPath('bad/scanned'),
      file('hyva.txt', AD),
    ])
    expect(code).toBe(1)
    const errors = Object.fromEntries(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ id, error }) => [id, error]),
    )
    expect(errors).toMatchObject({
      'rikki.json': 'Sisältö ei ole kelvollista JSON-muotoa.',
      'tyhja.txt': 'Teksti on tyhjä.',
      'pitka.txt': 'Teksti on liian pitkä (yli 50 000 merkkiä).',
      'resepti.txt': expect.stringContaining('Teksti ei näytä työpaikkailmoitukselta'),
      'kuva.png': 'Tiedostomuotoa ei tunneta (käy .txt, .pdf, .json tai .jsonl).',
      x: 'Kenttä text puuttuu.',
      'puuttuu.txt': expect.stringContaining('Tiedostoa ei ole'),
      'damaged.pdf': 'Tiedosto ei ole kelvollinen PDF, tai se on suojattu salasanalla.',
      'scanned.pdf': 'PDF-tiedostossa ei ole luettavaa tekstiä.',
      'hyva.txt': null,
    })
    expect(err).toBe('1 ilmoitus tulkittu, 9 epäonnistui.\n')
  })

  it('writes CSV for Finnish Excel, and no cell of it is a formula', async () => {
    const evil = file(
      'a.json',
      JSON.stringify({ id: '=HYPERLINK("x")', text: `+cmd|' /C calc'!A0\n\n${AD}` }),
    )
    const { out } = await lxp(['analyze', '--csv', evil])
    expect(out.startsWith('\uFEFFilmoitus;otsikko;avain;kysymys 1;')).toBe(true)
    const [, row = ''] = out.split('\r\n')
    for (const cell of row.split(';')) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@]/)
    expect(row).toContain(';0;0,000000;')
  })

  it('goes on where it stopped, and tries again what failed', async () => {
    const ads = file(
      'ads.jsonl',
      ['a', 'b', 'c'].map((id) => JSON.stringify({ id, text: AD })).join('\n'),
    )
    const output = file('out.ndjson', '{"id":"a","key":"x"}\n{"id":"b","key":null}\n{"id":"c","ke')
    const { code } = await lxp(['analyze', '--ndjson', '--resume', '--output', output, ads])
    expect(code).toBe(0)
    const records = readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    expect(records[0]).toEqual({ id: 'a', key: 'x' })
    for (const { key } of records.slice(1)) expect(key).toMatch(KEY)
  })

  it('shows a progress bar on a terminal, and nothing elsewhere', async () => {
    const paths = [file('a.txt', AD), file('b.txt', AD)]
    expect((await lxp(['analyze', ...paths], { isTTY: true })).err).toContain('2/2')
    expect((await lxp(['analyze', ...paths])).err).toBe('2 ilmoitusta tulkittu.\n')
  })
})

describe('exit codes', () => {
  it.each([
    [2, []],
    [2, ['olematon']],
    [2, ['analyze', '--olematon']],
    [2, ['analyze', '--json', '--csv']],
    [2, ['analyze', '--jobs', '0']],
    [2, ['analyze', '--resume']],
    [2, ['evaluate']],
    [2, ['evaluate', '/olematon.jsonl']],
    [2, ['serve', '--olematon']],
    [3, ['analyze', '--engine', 'olematon']],
    [0, ['--help']],
    [0, ['analyze', '--help']],
  ])('%i for %j', async (code, words) => {
    const result = await lxp(words)
    expect(result.code).toBe(code)
    expect(result.out + result.err).not.toBe('')
  })

  it('wrong words are told in Finnish', async () => {
    expect((await lxp(['analyze', '--olematon'])).err).toBe(
      'Komennossa on tuntematon valitsin: --olematon\nKomennot ja valitsimet kertoo: lxp --help\n',
    )
    expect((await lxp(['check-engine', 'x'])).err).toContain('liikaa sanoja')
    expect((await lxp(['analyze', '--jobs'])).err).toContain('puuttuu arvo')
  })

  it('a mistake in the configuration is wrong usage', async () => {
    const { code, err } = await lxp(['analyze', '-'], { environment: { LXP_TIMEOUT_MS: 'x' } })
    expect(code).toBe(2)
    expect(err).toContain('LXP_TIMEOUT_MS')
  })

  it.each([
    [3, { LXP_ENGINE: 'openai' }],
    [2, { LXP_ENGINE: 'openai', OPENAI_BASE_URL: 'ei osoite', LXP_MODEL_COMPATIBLE: 'm' }],
  ])('%i for a default engine that lacks its key: %j', async (expected, environment) => {
    const { code, err } = await lxp(['analyze', '-'], { environment })
    expect(code).toBe(expected)
    expect(err).toContain('OpenAI ei ole käytettävissä: puuttuu')
  })

  it.each([['analyze', '-'], ['check-engine']])(
    'another engine works while the default one lacks its key: %s',
    async (...words) => {
      const environment = { LXP_ENGINE: 'openai' }
      const input = AD
      const { code } = await lxp([...words, '--engine', 'builtin'], { environment, input })
      expect(code).toBe(0)
    },
  )
})

describe('lxp evaluate', () => {
  const gold = JSON.stringify({ id: 'a', text: AD, letters: { 9: 'A' }, evidence: {} })

  it('prints the measure as one JSON object, or as a table', async () => {
    const path = file('gold.jsonl', gold)
    const { code, out } = await lxp(['evaluate', path, '--json'])
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(Object.keys(report.micro)).toEqual(['precision', 'recall', 'f1'])
    expect(report.errors).toBeUndefined()
    const table = await lxp(['evaluate', path, '--errors', '--flatten'])
    expect(table.out).toContain('Kaikki kirjaimet (mikro)')
    expect(table.out).toMatch(/^a: \+/m)
  })

  it('names the line that is wrong', async () => {
    const { code, err } = await lxp(['evaluate', file('gold.jsonl', `${gold}\n{}`)])
    expect(code).toBe(2)
    expect(err).toContain('rivi 2: id tai text puuttuu')
  })
})

describe('PDFs on the command line', () => {
  it.each([
    'sairaanhoitaja-chromium',
    'ohjelmistokehittaja-libreoffice',
    'luokanopettaja-latex',
    'kirjanpitaja-ghostscript',
  ])('%s is the same text as on the page', async (name) => {
    const inputs = await readInputs(pdfPath(name), Readable.from([]), new AbortController().signal)
    expect(inputs).toEqual([{ id: `${name}.pdf`, text: readPdfText(name) }])
  })

  it('a PDF that never ends is ended', async () => {
    const controller = new AbortController()
    const reading = readPdf(new Uint8Array(readFileSync(pdfPath('bad/endless'))), {
      startWorker: startPdfWorker,
      onPage: () => setTimeout(() => controller.abort(new Error('loppui')), 300),
      signal: controller.signal,
    })
    await expect(reading).rejects.toThrow('loppui')
  })
})

describe('AI services', () => {
  const USAGE = { prompt: 12_000, completion: 60 }
  const reply = (text: string) => ({ kind: 'text' as const, text, usage: USAGE })
  const environmentOf = (url: string) => ({
    OPENAI_BASE_URL: `${url}/v1`,
    LXP_MODEL: 'koemalli',
    OPENAI_API_KEY: SECRET_KEY,
  })
  const goldLine = (id: string) =>
    JSON.stringify({ id, text: AD, letters: { 9: 'A' }, evidence: {} })

  it('lxp check-engine tells what works, and shows no secret', async () => {
    const answer = serviceAnswer({ q9: [stated('A', 'Työsuhde on vakituinen')] })
    const service = await serviceForTest(() => reply(answer))
    const environment = environmentOf(service.url)
    const { code, out } = await lxp(['check-engine', '--engine', 'compatible'], { environment })
    expect(code).toBe(0)
    expect(out).toContain('Tulkki: OpenAI-yhteensopiva palvelu, koemalli, osoite 127.0.0.1')
    expect(out).toContain('Toimii: koeilmoituksen avain on 123456789A10')
    expect(out).toContain('Kirjaimia, joiden lainaus löytyi koeilmoituksesta: 1/1')
    expect(out).toContain('Tokenit: 12000 lähetetty, 60 saatu')
    expect(out).not.toContain(SECRET_KEY)
    expect(service.calls).toHaveLength(1)
  })

  it('lxp check-engine tells what does not', async () => {
    const service = await serviceForTest(() => ({
      kind: 'fault',
      fault: 'wrong-key-401',
      text: serviceAnswer(),
    }))
    const environment = environmentOf(service.url)
    const { code, out } = await lxp(['check-engine', '--engine', 'compatible'], { environment })
    expect(code).toBe(1)
    expect(out).toContain('Ei toimi: palvelu ei hyväksynyt pyyntöä. Tilakoodi 401 tai 403')
    expect(out).toContain('Palvelun vastauksen tilakoodi: 401')
  })

  it('lxp check-engine tries every configured service, and tells what is half-configured', async () => {
    const service = await serviceForTest(() => reply(serviceAnswer()))
    const environment = { ...environmentOf(service.url), MISTRAL_API_KEY: 'k' }
    const { code, out } = await lxp(['check-engine'], {
      environment: { ...environment, LXP_MODEL_COMPATIBLE: 'koemalli' },
    })
    expect(code).toBe(1)
    expect(out).toContain('Ei toimi: vastauksessa ei ollut yhtään kirjainta.')
    expect(out).toContain('Mistral ei ole käytettävissä: puuttuu LXP_MODEL')
    expect((await lxp(['check-engine'])).out).toContain('Toimii')
  })

  it('lxp prompt refuses what would never be sent', async () => {
    const { code, err } = await lxp(['prompt', file('tyhja.txt', ' ')])
    expect([code, err]).toEqual([1, 'tyhja.txt: Teksti on tyhjä.\n'])
  })

  it('lxp prompt takes one file and no folder', async () => {
    const { code, err } = await lxp(['prompt', folder.path])
    expect([code, err]).toEqual([2, 'Anna yksi tiedosto, jossa on ilmoitus.\n'])
  })

  it('lxp prompt goes on after an ad that it refuses', async () => {
    const path = file('ads.jsonl', `{"id":"a"}\n${JSON.stringify({ id: 'b', text: AD })}`)
    const { code, out, err } = await lxp(['prompt', path])
    expect([code, JSON.parse(out).id, err]).toEqual([1, 'b', 'a: Kenttä text puuttuu.\n'])
  })

  it('lxp prompt prints exactly what a service is sent', async () => {
    const service = await serviceForTest(() => reply(serviceAnswer()))
    const path = file('ad.txt', AD)
    const { out } = await lxp(['prompt', path])
    const { system, user } = JSON.parse(out)
    await lxp(['analyze', '--engine', 'compatible', path], {
      environment: environmentOf(service.url),
    })
    expect(service.calls[0]?.prompt).toBe(`${system}\n${user}`)
  })

  it('lxp evaluate keeps raw answers, and reads them again without a call', async () => {
    const answer = serviceAnswer({ q9: [stated('A', AD.split('\n')[0] ?? '')] })
    const service = await serviceForTest(() => reply(answer))
    const gold = file('gold.jsonl', [goldLine('a/1'), goldLine('b')].join('\n'))
    const record = join(folder.path, 'answers')
    const environment = environmentOf(service.url)
    const first = await lxp(
      ['evaluate', '--json', '--engine', 'compatible', '--record', record, gold],
      { environment },
    )
    const measured = JSON.parse(first.out)
    expect(measured.micro.f1).toBe(1)
    // The second ad has the first one's text: it cost nothing.
    expect(measured.usage.total_tokens).toBe(12_060)
    expect(measured.cost).toBeCloseTo(0.01812, 6)
    expect(readFileSync(join(record, 'a%2F1.1.txt'), 'utf8')).toBe(answer)
    expect(measured).toMatchObject({ engine: 'compatible', model: 'koemalli' })
    const again = await lxp(['evaluate', '--json', '--replay', record, gold])
    const { failed, micro, engine, model } = JSON.parse(again.out)
    expect({ failed, micro, engine, model }).toEqual({
      failed: 0,
      micro: measured.micro,
      engine: 'compatible',
      model: 'koemalli',
    })
    const table = await lxp(['evaluate', '--replay', record, gold])
    expect(table.out).toMatch(/^Tulkki compatible, koemalli, 2 ilmoitusta/)
    expect(table.err).toBe('')
    // Another prompt may be answered in another way.
    writeFileSync(join(record, 'engine.json'), JSON.stringify({ id: 'x', label: 'X', model: 'm' }))
    const older = await lxp(['evaluate', '--replay', record, gold])
    expect([older.code, older.err]).toEqual([
      0,
      expect.stringContaining('toisella tulkintaohjeella'),
    ])
    expect(service.calls).toHaveLength(1)
  })

  it('--record and --replay exclude each other', async () => {
    const words = ['evaluate', '--record', folder.path, '--replay', folder.path]
    const { code, err } = await lxp([...words, file('g.jsonl', goldLine('a'))])
    expect([code, err]).toEqual([2, expect.stringContaining('joko --record tai --replay')])
  })

  it('--record needs a service', async () => {
    const { code } = await lxp([
      'evaluate',
      '--record',
      folder.path,
      file('g.jsonl', goldLine('a')),
    ])
    expect(code).toBe(2)
  })
})
