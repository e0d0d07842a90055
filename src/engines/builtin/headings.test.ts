import { describe, expect, it } from 'vitest'
import { headingsOf } from './headings.ts'
import { readAdvert } from './sentences.ts'

/** Each sentence that stands under a heading, as "heading > sentence". */
function under(text: string): string[] {
  const advert = readAdvert(`Kokki\n\n${text}`)
  const textOf = ({ start, end }: { start: number; end: number }) => advert.text.slice(start, end)
  return [...headingsOf(advert)].map(([item, heading]) => `${textOf(heading)} > ${textOf(item)}`)
}

describe('headingsOf', () => {
  it.each([
    [
      'a list under a colon',
      'Tarjoamme:\n\n- Hyvän palkan\n- Koulutusta\n\nTervetuloa meille!',
      ['Tarjoamme > Hyvän palkan', 'Tarjoamme > Koulutusta'],
    ],
    [
      'a list without marks',
      'Katsomme eduksi:\nAjokortin\nTutkinnon\n\nSoita meille.',
      ['Katsomme eduksi > Ajokortin', 'Katsomme eduksi > Tutkinnon'],
    ],
    [
      'a heading without a colon',
      'Tarjoamme sinulle\n• Koulutusta\n• Kahvia',
      ['Tarjoamme sinulle > Koulutusta', 'Tarjoamme sinulle > Kahvia'],
    ],
    [
      'a list without line breaks',
      'Tarjoamme: • Koulutusta • Kahvia',
      ['Tarjoamme > Koulutusta', 'Tarjoamme > Kahvia'],
    ],
    [
      'a new heading',
      'Tarjoamme:\n- Kahvia\nOdotamme:\n- Tutkintoa',
      ['Tarjoamme > Kahvia', 'Odotamme > Tutkintoa'],
    ],
    ['prose', 'Tarjoamme kahvia. Odotamme tutkintoa.', []],
  ])('%s', (_, text, expected) => {
    expect(under(text)).toEqual(expected)
  })

  it('does not reach over a whole page', () => {
    expect(under(`Tarjoamme:\n${'- Kahvia\n'.repeat(40)}`).length).toBeLessThan(20)
  })
})
