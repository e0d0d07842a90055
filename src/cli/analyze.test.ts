import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { pdfPath, readAdvert, readPdfText, readUnusualAdvert } from '../testing/fixtures.ts'
import { folderForEach } from '../testing/folder.ts'
import { lxp } from '../testing/lxp.ts'
import { readInputs } from './inputs.ts'
import { progressOn } from './progress.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const [ONE, OTHER] = [readAdvert('sahkoasentaja'), readAdvert('varastotyontekija')]

const { folder, file } = folderForEach()

const analyze = (words: readonly string[], input: string | Uint8Array = '') =>
  lxp(['analyze', ...words], { input })

it('standard input is read once: asked for twice it is wrong usage', async () => {
  const { code, out, err } = await analyze(['-', '-'], ONE)
  expect([code, out, err]).toEqual([2, '', 'Vakiosyötteen (-) voi lukea vain kerran.\n'])
})

it('results of another engine are not gone on with, and stay as they are', async () => {
  const earlier = '{"id":"a.txt","file":"a.txt","engine":"openai","key":"1A"}\n'
  const output = file('r', earlier)
  const words = ['--ndjson', '--resume', '--output', output, file('b.txt', ONE)]
  const { code, err } = await analyze(words)
  expect(code).toBe(2)
  expect(err).toContain('--engine openai')
  expect(readFileSync(output, 'utf8')).toBe(earlier)
})

it.each([
  ['ads', `${JSON.stringify({ id: 'a', text: ONE })}\n`],
  ['a note', 'Muista soittaa\nMatille\n'],
  ['JSON', '[{"a":1}]'],
  ['a result and something else', '{"id":"a","file":"a","key":"1A"}\nmuistiinpano\n'],
])('--resume replaces no file that holds anything but results: %s', async (_, content) => {
  const output = file('r', content)
  const words = ['--ndjson', '--resume', '--output', output, file('b.txt', ONE)]
  const { code, err } = await analyze(words)
  expect(code).toBe(2)
  expect(err).toContain('Anna toinen --output.')
  expect(readFileSync(output, 'utf8')).toBe(content)
})

describe('standard input', () => {
  const ADS = [ONE, OTHER].map((ad, number) => ({ id: `ad-${number}`, text: ad }))
  const idsOf = async (input: string) => {
    const { out } = await analyze(['--json', '-'], input)
    return JSON.parse(out).map(({ id, key }: Record<string, unknown>) => [id, typeof key])
  }

  it.each([
    ['a list', JSON.stringify(ADS)],
    ['lines', ADS.map((ad) => JSON.stringify(ad)).join('\n')],
  ])('holds several ads as JSON: %s', async (_, input) => {
    expect(await idsOf(input)).toEqual([
      ['ad-0', 'string'],
      ['ad-1', 'string'],
    ])
  })

  it.each([ONE, `[Avoin paikka] ${ONE}`, `{Avoin} ${ONE}`, `"${ONE}"`])(
    'is an ad as it stands where it is no JSON',
    async (input) => {
      expect(await idsOf(input)).toEqual([['-', 'string']])
    },
  )

  it('one line that is broken makes no ad of the others', async () => {
    const lines = ['{"id":"x","text":"Haemme', ...ADS.map((ad) => JSON.stringify(ad))]
    const { code, out } = await analyze(['--json', '-'], lines.join('\n'))
    expect(code).toBe(1)
    const BAD = 'Sisältö ei ole kelvollista JSON-muotoa.'
    expect(JSON.parse(out).map((each: Record<string, unknown>) => each.error)).toEqual([
      BAD,
      null,
      null,
    ])
  })

  it.each([JSON.stringify(ADS).slice(0, -5), JSON.stringify(ADS, null, 2).slice(0, -5)])(
    'JSON that is cut is no ad',
    async (input) => {
      const { code, out } = await analyze(['-'], input)
      expect([code, out]).toEqual([1, '-         – Sisältö ei ole kelvollista JSON-muotoa.\n'])
    },
  )

  it('says at a terminal how the text is ended', async () => {
    const { code, err } = await lxp(['analyze'], { input: ONE, isTTY: true })
    expect(code).toBe(0)
    expect(err).toContain('Ctrl+D')
    expect((await analyze([file('a.txt', ONE)])).err).not.toContain('Ctrl+D')
  })
})

it.each([
  ['a.jsonl', '\n'],
  ['a.json', '[]'],
])('a file without ads is not passed over: %s', async (name, content) => {
  const { code, out } = await analyze(['--json', file('b.txt', ONE), file(name, content)])
  expect(code).toBe(1)
  expect(JSON.parse(out).map(({ error }: Record<string, unknown>) => error)).toEqual([
    null,
    `Tiedostossa ei ole ilmoituksia: ${name}`,
  ])
})

describe('folders and patterns', () => {
  const output = () => join(folder.path, 'tulos.ndjson')
  const idsOf = async (...words: readonly string[]) => {
    const { out } = await analyze(['--json', ...words])
    return JSON.parse(out).map(({ id }: Record<string, unknown>) => id)
  }
  beforeEach(() => {
    for (const name of ['10.txt', '9.txt', 'Äiti.TXT', 'sub/x.txt']) file(name, ONE)
    file('ads.jsonl', `${JSON.stringify({ id: 'a', text: OTHER })}\n`)
    file('kuva.png', 'x')
  })

  it('a folder is read in the order of names, without what cannot be an ad', async () => {
    expect(await idsOf(folder.path)).toEqual(['9.txt', '10.txt', 'a', 'Äiti.TXT'])
  })

  it('a pattern that the shell has left as it is stands for what it matches', async () => {
    expect(await idsOf(join(folder.path, '*.txt'))).toEqual(['9.txt', '10.txt'])
    expect(await idsOf(join(folder.path, '*', '?.txt'))).toEqual(['x.txt'])
  })

  it('a folder that a pattern matches is read like one that is named', async () => {
    expect(await idsOf(join(folder.path, 'su?'))).toEqual(['x.txt'])
    const { code, out } = await analyze(['--json', join(folder.path, '**', '*')])
    expect([code, out]).toEqual([1, expect.not.stringContaining('Kansiossa ei ole')])
    expect(out.match(/"id": "x.txt"/g)).toHaveLength(1)
  })

  it('a file is read once, by whatever paths it is named', async () => {
    const path = join(folder.path, '9.txt')
    const others = [join(folder.path, '.', '9.txt'), join(folder.path, '9*')]
    expect(await idsOf(path, ...others)).toEqual(['9.txt'])
    symlinkSync(path, join(folder.path, 'toinen.txt'))
    expect(await idsOf(path, join(folder.path, 'toinen.txt'))).toEqual(['9.txt'])
  })

  it('a file whose name looks like a pattern is itself', async () => {
    expect(await idsOf(file('*.txt', OTHER))).toEqual(['*.txt'])
  })

  it('the output in the folder is not read as an ad', async () => {
    const words = ['--ndjson', '--resume', '--output', output(), folder.path]
    expect((await analyze(words)).code).toBe(0)
    const first = readFileSync(output(), 'utf8')
    expect(first.trim().split('\n')).toHaveLength(4)
    const { code, err } = await analyze(words)
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/\nKaikki ilmoitukset on jo tulkittu.\n$/),
    ])
    expect(readFileSync(output(), 'utf8')).toBe(first)
  })

  it('what else is in a folder is told', async () => {
    const { err } = await analyze(['--json', folder.path])
    expect(err).toBe(
      `Kansiosta ${folder.path} jätettiin lukematta: kuva.png, sub/.\n4 ilmoitusta tulkittu.\n`,
    )
    for (const letter of 'abcde') file(`${letter}.docx`, 'x')
    file('.piilossa', 'x')
    expect((await analyze(['--json', folder.path])).err).toContain(
      ': a.docx, b.docx, c.docx, d.docx, e.docx ja 2 muuta.\n',
    )
  })

  it.each([
    ['lines', '--ndjson', 'vanha.ndjson'],
    ['a list', '--json', 'vanha.json'],
  ])('earlier results under another name are no ads: %s', async (_, format, name) => {
    await analyze([format, '--output', join(folder.path, name), folder.path])
    const { code, out, err } = await analyze(['--json', folder.path])
    expect([code, JSON.parse(out).length]).toEqual([0, 4])
    expect(err).toContain(name)
  })

  it('ads that have a key beside their text are no results', async () => {
    file('kaksi.jsonl', JSON.stringify({ id: 'b', key: '1A', text: ONE }))
    expect(await idsOf(folder.path)).toContain('b')
  })

  it('a broken line is no result, unless it stands in the output', async () => {
    const words = ['--ndjson', '--output', file('tulos.ndjson', '{"id":"9.t'), folder.path]
    expect((await analyze([...words, '--resume'])).code).toBe(0)
    file('rikki.jsonl', '{"id":"9.t')
    const { code, out } = await analyze(['--json', folder.path])
    expect(code).toBe(1)
    expect(out).toContain('Sisältö ei ole kelvollista JSON-muotoa.')
  })

  it('an earlier list of results gives way to the next', async () => {
    const list = join(folder.path, 'tulos.json')
    for (let run = 0; run < 2; run++) {
      expect((await analyze(['--json', '--output', list, folder.path])).code).toBe(0)
      expect(JSON.parse(readFileSync(list, 'utf8'))).toHaveLength(4)
    }
  })

  it.each([
    ['a folder', '.'],
    ['a pattern', '*.txt'],
  ])('no ad of %s is written over', async (_, path) => {
    const { code, err } = await analyze([
      '--output',
      join(folder.path, '9.txt'),
      join(folder.path, path),
    ])
    expect([code, err]).toEqual([2, expect.stringContaining('Anna toinen --output.')])
    expect(readFileSync(join(folder.path, '9.txt'), 'utf8')).toBe(ONE)
  })

  it.each([
    ['puuttuu.txt', 'Tiedostoa ei ole: '],
    ['puuttuu.json', 'Tiedostoa ei ole: '],
    ['*.doc', 'Yhdenkään tiedoston nimi ei ole tällainen: '],
    ['tyhja', 'Kansiossa ei ole ilmoituksia (.txt, .pdf, .json tai .jsonl): '],
  ])('what leads to no ad is told of: %s', async (name, reason) => {
    mkdirSync(join(folder.path, 'tyhja'))
    const path = join(folder.path, name)
    const { code, out } = await analyze(['--json', path])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([{ error: `${reason}${path}` }])
  })
})

describe('ids that repeat', () => {
  /** Reads the ads into one output, or goes on with it; what the output then holds. */
  async function resumed(paths: readonly string[], input = '') {
    const output = join(folder.path, 'r')
    await analyze(['--ndjson', '--resume', '--output', output, ...paths], input)
    return recordsIn(output)
  }
  const recordsIn = (path: string) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line): Record<string, string> => JSON.parse(line))
  const filesIn = (records: readonly Record<string, string>[]) =>
    records.map(({ file: name }) => name).sort()

  it('no result of two files of the same name is lost', async () => {
    const paths = [file('x/ilmoitus.txt', ONE), file('y/ilmoitus.txt', OTHER)]
    const first = await resumed(paths)
    expect(filesIn(first)).toEqual(['x/ilmoitus.txt', 'y/ilmoitus.txt'])
    expect(await resumed(paths)).toEqual(first)
  })

  it.each([
    ['with the first', ['x/ilmoitus.txt', 'y/ilmoitus.txt']],
    ['alone', ['y/ilmoitus.txt']],
  ])('a file of the same name is read later, %s', async (_, later) => {
    const names = ['x/ilmoitus.txt', 'y/ilmoitus.txt']
    for (const name of names) file(name, ONE)
    await resumed([join(folder.path, 'x/ilmoitus.txt')])
    expect(filesIn(await resumed(later.map((name) => join(folder.path, name))))).toEqual(names)
  })

  it('two files with the same ids inside are both read', async () => {
    const ads = JSON.stringify([1, 2].map((id) => ({ id, text: ONE })))
    const paths = [file('d1.json', ads), file('d2.json', ads)]
    await resumed(paths.slice(0, 1))
    const records = await resumed(paths)
    expect(filesIn(records)).toEqual(['d1.json', 'd1.json', 'd2.json', 'd2.json'])
    expect(await resumed(paths)).toEqual(records)
  })

  it('ads of one file with the same id are told apart', async () => {
    const path = file('d.json', JSON.stringify([ONE, OTHER].map((ad) => ({ id: 7, text: ad }))))
    const records = await resumed([path])
    expect(records.map(({ id }) => id).sort()).toEqual(['7 (d.json:1)', '7 (d.json:2)'])
    writeFileSync(join(folder.path, 'r'), `${JSON.stringify(records[0])}\n`)
    expect(await resumed([path])).toHaveLength(2)
  })

  it('results that name no file go by id, unless it may mean another ad', async () => {
    const old = '{"id":"ilmoitus.txt","key":"x"}\n'
    const paths = [file('x/ilmoitus.txt', ONE), file('y/ilmoitus.txt', OTHER)]
    file('r', old)
    expect(await resumed(paths.slice(0, 1))).toHaveLength(1)
    expect(await resumed(paths)).toHaveLength(3)
  })

  it('standard input is another ad each time', async () => {
    await resumed(['-'], ONE)
    const titles = (await resumed(['-'], OTHER)).map(({ title }) => title)
    expect(new Set(titles).size).toBe(2)
  })

  it.each([[[]], [['--csv']]])('the table and CSV tell two files apart: %j', async (format) => {
    const ads = JSON.stringify([{ id: 'a', text: ONE }])
    const names = ['x/ilmoitus.txt', 'y/ilmoitus.txt', 'd1.json', 'd2.json']
    const paths = names.map((name) => file(name, name.endsWith('.txt') ? ONE : ads))
    const { out } = await analyze([...format, ...paths])
    const [x = '', y = '', d1 = '', d2 = ''] = paths.map((path) => relative('.', path))
    for (const name of [x, y, `a (${d1})`, `a (${d2})`]) expect(out).toContain(name)
  })
})

it.each([[[]], [['--csv']], [['--json']]])(
  'tells which ad is an unusual one: %j',
  async (format) => {
    const noteIn = async (text: string) =>
      /tarkista huolellisesti|"unusual": true/.test((await analyze([...format, '-'], text)).out)
    expect(await noteIn(readUnusualAdvert())).toBe(true)
    expect(await noteIn(ONE)).toBe(false)
  },
)

describe('many files', () => {
  it('no more of them are open at once than --jobs says', () => {
    const paths = Array.from({ length: 150 }, (_, index) => [
      file(`${index}.txt`, 'x'),
      file(`${index}.json`, '"x"'),
    ]).flat()
    const command = 'ulimit -n 100; exec "$0" "$@"'
    const words = [process.execPath, MAIN, 'analyze', '--ndjson', ...paths]
    const { stdout } = spawnSync('sh', ['-c', command, ...words], { encoding: 'utf8' })
    const records = stdout.trim().split('\n')
    expect(records).toHaveLength(300)
    expect(records.filter((record) => record.includes('Tiedostoa ei voi lukea'))).toEqual([])
  })
})

describe('output that cannot be written', () => {
  const HAS_FULL = existsSync('/dev/full')

  it.runIf(HAS_FULL)('standard output on a full disk is a line and 1', () => {
    const words = ['-c', '"$0" "$@" > /dev/full', process.execPath, MAIN, 'analyze', '-']
    const { status, stderr } = spawnSync('sh', words, { input: ONE, encoding: 'utf8' })
    expect(stderr).toBe('Tuloksen kirjoittaminen epäonnistui. Tarkista, onko levyllä tilaa.\n')
    expect(status).toBe(1)
  })

  it.runIf(HAS_FULL).each(['--json', '--ndjson'])('--output on a full disk: %s', async (format) => {
    const paths = ['a', 'b', 'c'].map((name) => file(`${name}.txt`, ONE))
    const { code, err } = await analyze([format, '--output', '/dev/full', ...paths])
    expect([code, err]).toEqual([1, expect.stringMatching(/^Tuloksen kirjoittaminen epäonnistui/)])
  })

  it.each([
    ['a missing folder', 'puuttuu/r', []],
    ['a folder', '.', []],
    ['a folder', '.', ['--ndjson', '--resume']],
  ])('%s is wrong usage', async (_, name, words) => {
    const output = join(folder.path, name)
    const { code, err } = await analyze([...words, '--output', output, file('a.txt', ONE)])
    expect([code, err]).toEqual([2, `Tiedostoon ei voi kirjoittaa: ${output}\n`])
  })

  it('an ad is never written over, by whatever name', async () => {
    const path = file('a.txt', ONE)
    linkSync(path, join(folder.path, 'b.txt'))
    for (const output of [
      path,
      join(folder.path, 'x', '..', 'a.txt'),
      join(folder.path, 'b.txt'),
    ]) {
      const { code, err } = await analyze(['--output', output, path])
      expect([code, err]).toEqual([2, expect.stringContaining('Anna toinen --output.')])
    }
    expect(readFileSync(path, 'utf8')).toBe(ONE)
  })
})

describe('encodings', () => {
  const AD = 'Työpaikka Åbossa, palkka 3000 €'
  // The letters of Latin 1 are the same, and the euro is 0x80.
  const WINDOWS = Buffer.from(AD.replaceAll('€', '\u0080'), 'latin1')
  const UTF_16 = Buffer.from(`\uFEFF${AD}`, 'utf16le')
  const read = (path: string) => readInputs(path, Readable.from([]), new AbortController().signal)

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${AD}`)],
    ['UTF-16 LE', UTF_16],
    ['UTF-16 BE', Buffer.from(UTF_16).swap16()],
    ['windows-1252', WINDOWS],
  ])('%s', async (_, bytes) => {
    expect(await read(file('a.txt', bytes))).toEqual([{ id: 'a.txt', text: AD }])
  })

  it.each(['a.json', 'a.jsonl'])('JSON with a byte order mark: %s', async (name) => {
    const path = file(name, `\uFEFF${JSON.stringify({ id: 'a', text: AD })}`)
    expect(await read(path)).toEqual([{ id: 'a', text: AD }])
  })

  it('a .json file with an object a line is read line by line', async () => {
    const ads = [1, 2].map((id) => JSON.stringify({ id, text: AD }))
    expect(await read(file('a.json', [...ads, '{"text":'].join('\n')))).toEqual([
      { id: '1', text: AD },
      { id: '2', text: AD },
      { id: 'a.json:3', fault: expect.stringContaining('JSON') },
    ])
  })

  it('a PDF on standard input is a PDF', async () => {
    const name = 'kirjanpitaja-ghostscript'
    const stdin = Readable.from([readFileSync(pdfPath(name))])
    const inputs = await readInputs('-', stdin, new AbortController().signal)
    expect(inputs).toEqual([{ id: '-', text: readPdfText(name) }])
  })
})

describe('one file that is no ad', () => {
  it('stops no other, however large', async () => {
    const large = file('b.txt', 'a'.repeat(1_000_001))
    truncateSync(file('c.jsonl', ''), 600_000_000)
    const paths = [file('a.txt', ONE), large, join(folder.path, 'c.jsonl')]
    const { code, out } = await analyze(['--json', ...paths])
    expect(code).toBe(1)
    expect(JSON.parse(out).map((each: Record<string, unknown>) => each.error)).toEqual([
      null,
      'Teksti on liian pitkä (yli 50 000 merkkiä).',
      `Tiedosto on liian suuri (yli 500 Mt): ${join(folder.path, 'c.jsonl')}`,
    ])
  })

  it('a PDF is one, whatever its name says', async () => {
    const bytes = readFileSync(pdfPath('kirjanpitaja-ghostscript'))
    expect((await analyze([file('a.txt', bytes)])).code).toBe(0)
  })
})

describe('where the result goes', () => {
  it('"-" is standard output', async () => {
    const { out } = await analyze(['--ndjson', '--output', '-', file('a.txt', ONE)])
    expect(JSON.parse(out)).toMatchObject({ id: 'a.txt', engine: 'builtin', model: null })
    expect(existsSync('-')).toBe(false)
  })

  it.each([
    ['csv', /^\uFEFFilmoitus;/],
    ['json', /^\[/],
    ['ndjson', /^\{"id"/],
    ['jsonl', /^\{"id"/],
    ['txt', /^a\.txt {5}/],
  ])('the ending tells the format: .%s', async (ending, beginning) => {
    const output = join(folder.path, `r.${ending}`)
    await analyze(['--output', output, file('a.txt', ONE)])
    expect(readFileSync(output, 'utf8')).toMatch(beginning)
  })

  it.each(['xlsx', 'pdf', 'jsn'])(
    'an ending that names no format is wrong usage: .%s',
    async (ending) => {
      const output = join(folder.path, `r.${ending}`)
      const { code, err } = await analyze(['--output', output, file('a.txt', ONE)])
      expect([code, err]).toEqual([2, expect.stringContaining(`Pääte .${ending} ei kerro`)])
      expect(existsSync(output)).toBe(false)
      expect((await analyze(['--csv', '--output', output, file('a.txt', ONE)])).code).toBe(0)
    },
  )

  it('the only ad failing is told on the terminal where results go into a file', async () => {
    const output = join(folder.path, 'r.csv')
    const { code, out, err } = await analyze(['--output', output, join(folder.path, 'ei-ole.txt')])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('Ilmoituksen tulkinta epäonnistui: syy on tulosteessa.\n')
    expect(readFileSync(output, 'utf8')).toContain('ei-ole.txt')
  })

  it('results of another model are not gone on with', async () => {
    const earlier = '{"id":"a","file":"a","engine":"builtin","model":"malli-a","key":"1A"}\n'
    const output = file('r.ndjson', earlier)
    const { code, err } = await analyze(['--resume', '--output', output, file('b.txt', ONE)])
    expect([code, err]).toEqual([2, expect.stringContaining('builtin (malli malli-a)')])
    expect(readFileSync(output, 'utf8')).toBe(earlier)
  })

  it('no cell of the CSV begins a new row', async () => {
    const path = file('a.json', JSON.stringify({ id: 'x\n=1+1\u001b[31m', text: ONE }))
    const { out } = await analyze(['--csv', path])
    expect(out.trim().split(/[\r\n]+/)).toHaveLength(2)
    expect(out).toContain('x =1+1 [31m;')
    expect((await analyze(['--csv', '-'], ONE)).out).toContain('\nvakiosyöte;')
  })
})

describe('small things', () => {
  it.each(['toString', '__proto__'])('%s is no command', async (word) => {
    const { code, err } = await lxp([word])
    expect([code, err.split('\n')[0]]).toEqual([2, `Tuntematon komento: ${word}`])
  })

  it('the bar is as narrow as the terminal, and tells one fault from two', () => {
    const written: string[] = []
    const bar = progressOn(
      Object.assign(new PassThrough(), {
        isTTY: true,
        columns: 20,
        write: (words: string) => written.push(words) > 0,
      }),
      4,
    )
    bar.show(1, 1)
    bar.show(4, 2)
    expect(written).toEqual(['\r██░░░░ 1/4, 1 virhe', '\r███ 4/4, 2 virhettä'])
  })

  it('the table has one row for an ad, whatever its id', async () => {
    const path = file('a.json', JSON.stringify({ id: 'a\nb\r\u2028\u001b[2Jc', text: ONE }))
    const { out } = await analyze([path])
    expect(out).toMatch(/^a b {3}\[2Jc {2}1\S+\n$/)
  })

  it('an unknown option is named', async () => {
    for (const word of ['--olematon', '-x']) {
      const { code, err } = await analyze([word])
      expect([code, err]).toEqual([2, expect.stringMatching(`tuntematon valitsin: ${word}\n`)])
    }
  })

  it.each([
    ['Valitsimelta puuttuu arvo: --jobs', '--jobs'],
    ['Valitsimelta puuttuu arvo: --jobs', '--jobs', '--json'],
    ['Valitsimelta puuttuu arvo: --engine', '--engine='],
    ['Valitsimelta puuttuu arvo: --output', '--output=', 'ilmoitus.txt'],
    ['Valitsin ei ota arvoa: --json', '--json=1'],
  ])('an option with a value missing or too much: %s', async (fault, ...words) => {
    const { code, err } = await analyze(words)
    expect([code, err.split('\n')[0]]).toEqual([2, fault])
  })

  it('a misspelt option in the place of the command is no command', async () => {
    const { code, err } = await lxp(['--verison'])
    expect([code, err.split('\n')[0]]).toEqual([2, 'Komennossa on tuntematon valitsin: --verison'])
  })

  it.each(['--version', '-v'])('%s tells the version', async (word) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(await lxp([word])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  it('-h is --help', async () => {
    expect(await analyze(['-h'])).toEqual(await analyze(['--help']))
    expect((await analyze(['-h'])).code).toBe(0)
  })
})
