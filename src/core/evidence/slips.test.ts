import { describe, expect, it } from 'vitest'
import { EXCHANGED, slipsBetween } from './slips.ts'

describe('slipsBetween', () => {
  it.each([
    ['itsenäinen', 'itsenäinen', 0],
    ['itsenainen', 'itsenäinen', 1],
    ['työskentelet', 'tyoskentelet', 1],
    ['lähihoitajja', 'lähihoitaja', 1],
    ['arvioinista', 'arvioinnista', 1],
    ['itsenänien', 'itsenäinen', 1],
    ['osaaikainen', 'osa-aikainen', 1],
    ['taito', 'taitoa', 1],
    ['kokemus', 'kokemusta', 2],
  ])('%s and %s: the same word with %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips)
    expect(slipsBetween(other, one)).toBe(slips)
  })

  it.each([
    ['another stem', 'palkka', 'paikka'],
    ['another stem', 'yövuoro', 'työvuoro'],
    ['another stem', 'vakituinen', 'määräaikainen'],
    ['another stem', 'osa-aikainen', 'kokoaikainen'],
    ['number', 'vakituinen', 'vakituiset'],
    ['number', 'kohteissa', 'kohteessa'],
    ['number', 'kuukausi', 'kuukausia'],
    ['number', '15', '16'],
    ['number', '3-vuorotyö', '2-vuorotyö'],
    ['number', 'kaksivuorotyö', 'kolmivuorotyö'],
    ['person', 'ohjaat', 'ohjaan'],
    ['person', 'tehtäväsi', 'tehtävämme'],
    ['case', 'asiakkaalle', 'asiakkaalta'],
    ['case', 'tiimissäsi', 'tiimistäsi'],
    ['case', 'tiimiin', 'tiimin'],
    ['degree', 'isommat', 'isoimmat'],
    ['degree', 'nopea', 'nopein'],
    ['voice', 'ohjataan', 'ohjaan'],
    ['mood', 'tarjoisimme', 'tarjosimme'],
    ['negation', 'emme', 'me'],
    ['negation', 'kokematon', 'kokenut'],
    ['negation', 'maksutta', 'maksuta'],
    ['negation', 'epävakaa', 'vakaa'],
    ['negation', 'eivät', 'eivat'],
    ['short words', 'tai', 'vai'],
  ])('%s: %s is not %s', (_, one, other) => {
    expect(slipsBetween(one, other)).toBe(EXCHANGED)
    expect(slipsBetween(other, one)).toBe(EXCHANGED)
  })
})
