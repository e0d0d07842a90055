import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { CORRECTED } from '../../testing/leaving.ts'
import { cell, csvOf } from './csv.ts'

it('is one row for each question, in the form that Finnish Excel opens', () => {
  const csv = csvOf(CORRECTED)
  expect(csv.startsWith('\ufeffkysymys;otsikko;')).toBe(true)
  const common =
    'Lähihoitaja kotihoitoon, Kuusikkala;1A23B4567B89B10;1A23B45B67B89A10;21.11.2026;' +
    'LxP-avain perustuu tekoälyn tekemään analyysiin. Tarkista se huolellisesti, ennen kuin käytät sitä.'
  expect(csv.slice(1).split('\r\n')).toEqual([
    'kysymys;otsikko;tekoälyn kirjaimet;tarkistetut kirjaimet;vaihtoehdot;muutettu;kohdat ilmoituksesta;ilmoitus;tekoälyn avain;tarkistettu avain;päivä;huomautus',
    `1;Työskentelytapa;A;A;Itsenäinen työskentely;ei;A: ”itsenäistä työtä”;${common}`,
    `2;Työympäristö;;;;ei;;${common}`,
    `3;Työpaikan sijainti;B;B;Ulkona tai liikkuva työ;ei;B: ”ajat asiakkaan luota toiselle”;${common}`,
    `4;Päätöksenteko;;;;ei;;${common}`,
    `5;IT-suhde;;B;Käyttää tietotekniikkaa tarpeen mukaan;kyllä;B: ”Kirjaat käynnit puhelimella.” (oma);${common}`,
    `6;Työajat;;;;ei;;${common}`,
    `7;Koulutustausta;B;B;Keskiasteen koulutus (ammatillinen tai lukio);ei;B: ”Lähihoitaja”;${common}`,
    `8;Avoimuus opiskelulle;;;;ei;;${common}`,
    `9;Työsuhteen tyyppi;B;A;Vakituinen työsuhde;kyllä;;${common}`,
    `10;Osaamisen kehittäminen;;;;ei;;${common}`,
    '',
  ])
})

it('parts several options otherwise than their own words are parted', () => {
  const edited = { ...CORRECTED.edited, 1: ['A', 'B', 'D'] } as const
  const [, first = ''] = csvOf({ ...CORRECTED, edited }).split('\r\n')
  expect(first.split(';')[4]).toBe(
    'Itsenäinen työskentely | Perehdytys alkuun, sitten itsenäisesti | Tiimityö, jossa on oma vastuualue',
  )
})

it('says of an unusual ad that it is one', () => {
  const csv = csvOf({ ...CORRECTED, result: { ...CORRECTED.result, isUnusual: true } })
  expect(csv).toContain(';Ilmoitus poikkeaa tavallisesta')
})

it('keeps its rows whatever the quotes hold', () => {
  fc.assert(
    fc.property(fc.oneof(anyAwkwardText, fc.string()), (quote) => {
      const evidence = { start: 0, end: quote.length, quote, match: 'exact' } as const
      const own = [{ question: 5, letter: 'B', evidence }] as const
      const csv = csvOf({ ...CORRECTED, own })
      expect(csv.slice(1).split('\r\n')).toHaveLength(12)
      expect(csv).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
    }),
  )
})

describe('a cell', () => {
  it.each([
    ['Työajat', 'Työajat'],
    ['a;b', '"a;b"'],
    ['sanoi "kyllä"', '"sanoi ""kyllä"""'],
    ['kaksi\nriviä', '"kaksi\nriviä"'],
    ['=1+1', "'=1+1"],
    ['+358 40', "'+358 40"],
    ['-5 %', "'-5 %"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written %j', (value, written) => {
    expect(cell(value)).toBe(written)
  })
})
