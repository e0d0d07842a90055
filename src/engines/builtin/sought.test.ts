import { describe, expect, it } from 'vitest'
import { readAdvert } from './sentences.ts'
import { soughtIn } from './sought.ts'

const groupsIn = (text: string) =>
  soughtIn(readAdvert(text)).map(({ occupation }) => occupation.group)

describe('soughtIn', () => {
  it.each([
    ['Sairaanhoitajia osastolle', 'Sairaanhoitajat ja kätilöt'],
    ['Kotihoidon lähihoitaja', 'Kotihoidon hoitajat'],
    ['Varhaiskasvatuksen opettaja', 'Varhaiskasvatuksen opettajat'],
    ['Närvårdare till servicehus', 'Lähihoitajat'],
    ['Sjukskötare till hemvården i Vasa', 'Kotihoidon sairaanhoitajat'],
    ['District Nurse, Vaasa', 'Kotihoidon sairaanhoitajat'],
    ['Senior Software Developer', 'Ohjelmistokehittäjät'],
    ['Kuorma-autonkuljettaja', 'Kuljettajat'],
  ])('%s: %s', (title, group) => {
    expect(groupsIn(`${title}\n\nTervetuloa.`)).toEqual([group])
  })

  it('prefers the title to whom one meets at work', () => {
    expect(groupsIn('Kokki\n\nHaemme kokkia. Autat lähihoitajia.')).toEqual(['Kokit'])
  })

  it('prefers whom the ad seeks to whom it only names', () => {
    const text = 'Tule meille töihin\n\nTalossa on sairaanhoitajia. Haemme nyt siivoojaa.'
    expect(groupsIn(text)).toEqual(['Siivoojat'])
  })

  it('takes the manner of work beside the occupation', () => {
    expect(groupsIn('Siivooja kesätöihin\n\nTervetuloa.')).toEqual(['Kesätyöntekijät', 'Siivoojat'])
    expect(groupsIn('Viestintäharjoittelija\n\nTervetuloa.')).toEqual([
      'Harjoittelijat',
      'Viestintä',
    ])
  })

  it('takes two occupations of a title', () => {
    expect(groupsIn('Lähihoitaja tai sairaanhoitaja')).toHaveLength(2)
  })
})
