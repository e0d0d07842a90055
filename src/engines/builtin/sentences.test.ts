import { describe, expect, it } from 'vitest'
import { readAdvert } from './sentences.ts'

const cut = (text: string) =>
  readAdvert(text).sentences.map(({ start, end }) => text.slice(start, end))

describe('readAdvert', () => {
  it('takes the first line with words for the title', () => {
    const text = '\n  Kokki Kemiin\nhaemme kokkia'
    expect(text.slice(0, readAdvert(text).titleEnd).trim()).toBe('Kokki Kemiin')
    expect(cut(text)).toEqual(['Kokki Kemiin', 'haemme kokkia'])
  })

  it('takes only the first sentence of a single line for the title', () => {
    const text = 'Haemme kokkia Kemiin! Eduksi luetaan alan perustutkinto.'
    expect(text.slice(0, readAdvert(text).titleEnd)).toBe('Haemme kokkia Kemiin')
  })

  it('takes only the beginning of one long line for the title', () => {
    const text = 'Kokki Kemiin Haemme ravintolaamme kokkia. '.repeat(20)
    expect(readAdvert(text).titleEnd).toBeLessThan(100)
  })

  it('ends the title of one long line where a wide gap shows that a line ended', () => {
    const text = `Kokki Kemiin  ${'Haemme ravintolaamme kokkia. '.repeat(20)}`
    expect(text.slice(0, readAdvert(text).titleEnd)).toBe('Kokki Kemiin')
  })

  it('parts sentences, list items and headings', () => {
    expect(
      cut('A\n\nTeet ruokaa. Siivoat!\n- leivot\n• tiskaat; tarjoilet\nTarjoamme:\nPalkan'),
    ).toEqual([
      'A',
      'Teet ruokaa',
      'Siivoat',
      'leivot',
      'tiskaat',
      'tarjoilet',
      'Tarjoamme',
      'Palkan',
    ])
  })

  it('parts list items of a text without line breaks', () => {
    expect(cut('Työssä - leivot pullaa • myyt kahvia – palvelet')).toEqual([
      'Työssä',
      'leivot pullaa',
      'myyt kahvia',
      'palvelet',
    ])
  })

  it('parts lines where a PDF leaves nothing of their ends, but no names', () => {
    const text =
      'Kokki Kemiin\n\nteet ruokaa ja leivot Edellytämme tutkintoa Tarjoamme vakituisen työn'
    expect(cut(text).slice(1)).toEqual([
      'teet ruokaa ja leivot',
      'Edellytämme tutkintoa',
      'Tarjoamme vakituisen työn',
    ])
    const named = 'Kokki Kemiin\n\nravintola Meren Helmi ja kahvila Työmaa Kemissä'
    expect(cut(named)).toHaveLength(2)
  })

  it('keeps a wrapped line together', () => {
    expect(cut('Otsikko\n\nHaemme osaavaa\r\nkokkia heti')).toEqual([
      'Otsikko',
      'Haemme osaavaa\r\nkokkia heti',
    ])
  })

  it('does not part at abbreviations, dates or decimals', () => {
    const text = 'Teet esim. Excelillä raportit n. 3.5 tuntia päivässä 1.6. alkaen'
    expect(cut(text)).toEqual([text])
  })

  it('parts after a date or a range, and not after a bare number', () => {
    expect(cut('Opetat luokilla 0–6. Koulun tilat ovat uudet')).toHaveLength(2)
    expect(cut('Paikan täyttö 31.8. Työ alkaa heti')).toHaveLength(2)
    expect(cut('Tule luokalle 8. Luokan koko on pieni')).toHaveLength(1)
  })

  it('keeps hours and amounts together, whatever stands between them', () => {
    const text = 'Työaika on klo 8 - 16 ja palkka 2 500 – 2 900 euroa'
    expect(cut(text)).toEqual([text])
  })

  it('bounds the length of a sentence', () => {
    expect(cut('sana '.repeat(500)).length).toBeGreaterThan(4)
  })

  it('reads a text without words', () => {
    expect(cut('')).toEqual([])
    expect(cut(' – \n ')).toEqual([])
  })
})
