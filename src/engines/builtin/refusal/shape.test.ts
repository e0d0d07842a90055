import { describe, expect, it } from 'vitest'
import { repeated, WORST_PIECES } from '../../../testing/worst-texts.ts'
import { readAdvert } from '../sentences.ts'
import { shapesOf } from './shape.ts'

function kindsOf(text: string): readonly string[] {
  return shapesOf(readAdvert(text)).flatMap(({ kind, weight }) => (weight > 0 ? [kind] : []))
}

const LISTED = `Myyjä, Oulu, haku päättyy 1.3.
Kokki, Kemi, haku päättyy 2.3.
Siivooja, Tornio, haku päättyy 3.3.
Sairaanhoitaja, Raahe, haku päättyy 4.3.
Kirjanpitäjä, Ii, haku päättyy 5.3.
Vartija, Oulu, haku päättyy 6.3.
Sähköasentaja, Kempele, haku päättyy 7.3.`

describe('shapesOf', () => {
  it.each([
    ['code', 'if (a < b) { x = [1, 2]; }'],
    ['cv', 'Kokki, Ruokala Oy 2018–2021. Apulainen, Kahvila Ky 2015 – 2017.'],
    ['question', 'Paljonko kokki tienaa Oulussa'],
    ['question', 'Sain eilen tarjouksen. Uskallanko pyytää lisää?'],
    ['news', '– Olemme iloisia, johtaja sanoo.'],
    ['other', '3 § Kokouksen päätös'],
    ['listing', LISTED],
    ['listing', LISTED.replaceAll(/, haku päättyy \S+/g, '')],
  ])('sees the look of kind %s', (kind, text) => {
    expect(kindsOf(text)).toContain(kind)
  })

  it('sees nothing in a plain ad', () => {
    expect(kindsOf('Kokki Kemiin\n\nHaemme kokkia 1.6. alkaen. Haku päättyy 3.5.')).toEqual([])
  })

  it('sees no code in names and numbers that have been taken out', () => {
    const text = 'Kokki Kemiin\n\nSoita [nimi] [puhelin] tai ([sähköposti]), ei: [nimi], [puhelin].'
    expect(kindsOf(text)).toEqual([])
    expect(kindsOf('summa[nimi] = a[puhelin]; b[sähköposti] = [];')).toContain('code')
  })

  it.each(WORST_PIECES.shape)('looks at a long row of "%s" to the end', (piece) => {
    const { length } = shapesOf(readAdvert(piece))
    expect(shapesOf(readAdvert(repeated(piece, 50_000)))).toHaveLength(length)
  })
})
