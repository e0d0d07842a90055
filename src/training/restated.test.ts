import { expect, it } from 'vitest'
import { type GoldAd, readGold } from '../evaluation/gold.ts'
import { restaterBy } from './restated.ts'
import type { StockLine } from './stock-lines.ts'

const line = (
  text: string,
  marks: StockLine['marks'],
  open: StockLine['open'] = [],
): StockLine => ({
  lang: 'fi',
  text,
  marks,
  open,
})

function adOf(change: object = {}): GoldAd {
  const [ad] = readGold(
    JSON.stringify({
      id: 'a',
      lang: 'fi',
      text: 'Siivooja\n\nMeillä puuhataan aamusta iltaan vuoron perään. Talo on keltainen.\n\nKokeilu alkaa heti.',
      letters: { 2: 'A', 6: 'C' },
      open: { 9: 'B' },
      evidence: { '2A': ['Siivooja'], '6C': ['aamusta iltaan vuoron perään'] },
      ...change,
    }),
  )
  if (!ad) throw new Error('no ad')
  return ad
}

it('says in a stock line what a sentence was quoted for, and keeps title and all else', () => {
  const restated = restaterBy([line('Työ on vuorotyötä.', ['6C'])])(adOf())
  expect(restated.text.split(/\s*\n\s*/)).toEqual([
    'Siivooja',
    'Työ on vuorotyötä.',
    'Talo on keltainen.',
    'Kokeilu alkaa heti.',
  ])
  expect(restated.evidence['6C']).toContain('Työ on vuorotyötä.')
  expect([restated.id, restated.letters, restated.open]).toEqual(['a', adOf().letters, adOf().open])
})

it('takes no line that says what the ad does not, but one that says what is open', () => {
  const other = line('Vuorotyö on vakituinen.', ['6C', '9A'])
  const doubtful = line('Teet vuoroja, joustavastikin.', ['6C'], ['6D'])
  const open = line('Vuorotyö kestää vuoden.', ['6C'], ['9B'])
  const restate = restaterBy([other, doubtful, open])
  for (const restated of [restate(adOf()), restate(adOf())]) {
    expect(restated.text).toContain(open.text)
    expect(restated.text).not.toContain('vakituinen')
    expect(restated.text).not.toContain('joustavasti')
  }
})

it('leaves a sentence that no line can stand for, and ads in another language', () => {
  const lines = [line('Työ on vakituinen vuorotyö.', ['6C', '9A'])]
  expect(restaterBy(lines)(adOf()).text).toBe(adOf().text)
  const swedish = { ...line('Arbetet är skiftarbete.', ['6C']), lang: 'sv' }
  expect(restaterBy([swedish])(adOf()).text).toBe(adOf().text)
})

it('lets lines take turns, and ends an ad in lines that say nothing', () => {
  const shifts = [line('Teet kahta vuoroa.', ['6C']), line('Teet kolmea vuoroa.', ['6C'])]
  const silent = ['Palkka on TES.', 'Hae heti!', 'Soita meille.', 'Kiitos!', 'Tervetuloa!'].map(
    (text) => line(text, []),
  )
  const restate = restaterBy([...shifts, ...silent])
  const [first, second] = [restate(adOf()).text, restate(adOf()).text]
  expect([first.includes('kahta'), second.includes('kolmea')]).toEqual([true, true])
  expect(first.endsWith('Palkka on TES.\nHae heti!\nSoita meille.')).toBe(true)
  expect(second.endsWith('Kiitos!\nTervetuloa!\nPalkka on TES.')).toBe(true)
})
