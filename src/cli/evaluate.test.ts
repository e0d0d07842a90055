import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAdvert } from '../testing/fixtures.ts'
import { folderForEach } from '../testing/folder.ts'
import { lxp } from '../testing/lxp.ts'
import { serviceForTest } from '../testing/service/for-test.ts'
import { serviceAnswer, stated } from '../testing/service-answer.ts'

const AD = readAdvert('sahkoasentaja')
const goldLine = (over: object = {}) =>
  JSON.stringify({ id: 'a', text: AD, letters: { 9: 'A' }, ...over })

const { folder, file } = folderForEach()

const goldFile = (content: string) => file('gold.jsonl', content)

const evaluate = (words: readonly string[], environment = {}) =>
  lxp(['evaluate', ...words], { environment })

describe('ads that failed', () => {
  const environmentOf = (url: string) => ({ OPENAI_BASE_URL: `${url}/v1`, LXP_MODEL: 'koemalli' })

  it('a service that refuses: the report is printed, and the exit code is 1', async () => {
    const service = await serviceForTest(() => ({
      kind: 'fault',
      fault: 'wrong-key-401',
      text: serviceAnswer(),
    }))
    const path = goldFile([goldLine(), goldLine({ id: 'b' })].join('\n'))
    const { code, out, err } = await evaluate(
      [path, '--json', '--engine', 'compatible'],
      environmentOf(service.url),
    )
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ads: 2, failed: 2, micro: { f1: 0 } })
    expect(err).toBe(
      'Epäonnistuneita ilmoituksia: 2/2 (a, b). Ne on laskettu mukaan tyhjinä avaimina.\n',
    )
  })

  it('a service that gives no key', async () => {
    const service = await serviceForTest(() => ({
      kind: 'text',
      text: 'En osaa sanoa.',
      usage: { prompt: 10, completion: 5 },
    }))
    const words = [goldFile(goldLine()), '--engine', 'compatible']
    const { code, out, err } = await evaluate(words, environmentOf(service.url))
    expect(code).toBe(1)
    expect(out).toContain('Epäonnistuneita ilmoituksia: 1')
    expect(err).toContain('1/1 (a)')
    expect((await evaluate([...words, '--errors'], environmentOf(service.url))).out).toContain(
      'a (epäonnistui): -9A',
    )
  })

  it('one recording that is missing', async () => {
    const path = goldFile([goldLine(), goldLine({ id: 'b' })].join('\n'))
    const [quote = ''] = AD.split('\n')
    writeFileSync(join(folder.path, 'b.1.txt'), serviceAnswer({ q9: [stated('A', quote)] }))
    const { code, out, err } = await evaluate([path, '--replay', folder.path])
    expect(code).toBe(1)
    expect(out).toContain('Kaikki kirjaimet (mikro)')
    expect(err).toContain('Epäonnistuneita ilmoituksia: 1/2 (a).')
  })

  it('ads that share an id have no recordings of their own: it is wrong usage', async () => {
    const path = goldFile([goldLine(), goldLine({ id: 'b' }), goldLine()].join('\n'))
    const { code, out, err } = await evaluate([path, '--replay', folder.path])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/jokainen id saa esiintyä vain kerran\. Toistuu: a$/m)
  })

  it('an id that stands twice is told, and both are counted', async () => {
    const path = goldFile([goldLine(), goldLine({ id: 'b' }), goldLine()].join('\n'))
    const { code, out, err } = await evaluate([path, '--json'])
    expect([code, err]).toEqual([
      0,
      'Tiedostossa on sama tunnus monella rivillä, ja jokainen rivi lasketaan: a\n',
    ])
    expect(JSON.parse(out)).toMatchObject({ ads: 3 })
  })

  it('none: nothing is said, and the exit code is 0', async () => {
    const { code, err } = await evaluate([goldFile(goldLine())])
    expect([code, err]).toEqual([0, ''])
  })
})

it('a folder that has no answer for any of the ads is wrong usage', async () => {
  for (const path of [folder.path, join(folder.path, 'puuttuu')]) {
    const { code, out, err } = await evaluate([goldFile(goldLine()), '--replay', path])
    expect([code, out, err]).toEqual([
      2,
      '',
      `Kansiossa ei ole näiden ilmoitusten vastauksia: ${path}\n`,
    ])
  }
})

it('labelled ads are read on standard input too, in the encodings of Windows', async () => {
  const path = goldFile(goldLine())
  const [file, input] = await Promise.all([
    evaluate([path, '--json']),
    lxp(['evaluate', '-', '--json'], { input: Buffer.from(`\uFEFF${goldLine()}`, 'utf16le') }),
  ])
  expect(input.code).toBe(0)
  const { adsPerSecond: _, ...measured } = JSON.parse(input.out)
  expect(JSON.parse(file.out)).toMatchObject(measured)
})

it('an ad that nobody would be given a key for is no measure', async () => {
  const path = goldFile(goldLine({ text: AD.repeat(40) }))
  const { code, out } = await evaluate([path, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ failed: 1, micro: { recall: 0 } })
})

it('recordings that cannot be kept are told before anything is asked', async () => {
  const service = await serviceForTest(() => ({ kind: 'text', text: serviceAnswer() }))
  const path = goldFile(goldLine())
  const { code, err } = await evaluate([path, '--engine', 'compatible', '--record', path], {
    OPENAI_BASE_URL: `${service.url}/v1`,
    LXP_MODEL: 'koemalli',
  })
  expect([code, err]).toEqual([2, `Kansioon ei voi kirjoittaa: ${path}\n`])
  expect(service.calls).toEqual([])
})

it('a folder is no file of labelled ads', async () => {
  const { code, err } = await evaluate([folder.path])
  expect([code, err]).toEqual([2, `Tämä on kansio. Anna tiedosto: ${folder.path}\n`])
})

it('a line that is no labelled ad is wrong usage, and named', async () => {
  const path = goldFile(`${goldLine()}\nnull`)
  const { code, err } = await evaluate([path])
  expect([code, err]).toEqual([2, `${path}, rivi 2: ei ole JSON-olio\n`])
})

it('says with the figures that the annotators may be language models', async () => {
  const path = goldFile(goldLine())
  const table = await evaluate([path, '--errors'])
  expect(table.out).toMatch(/^Luvut kertovat, .*merkitsijöiden.*kielimallien/m)
  const { out } = await evaluate([path, '--json'])
  const { note } = JSON.parse(out)
  expect(note).toMatch(/kielimallien merkitsemiä, eivät ihmisten/)
  expect(table.out).toContain(note)
})
