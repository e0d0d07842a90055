import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { fileNameOf } from './file-name.ts'

const TIME = '2026-11-21T14:05:00.000Z'

it.each([
  ['Lähihoitaja kotihoitoon', 'lxp-lahihoitaja-kotihoitoon-2026-11-21.csv'],
  ['La\u0308hihoitaja', 'lxp-lahihoitaja-2026-11-21.csv'],
  ['\n  Åbo & Öljy: työ/tuki?\nToinen rivi', 'lxp-abo-oljy-tyo-tuki-2026-11-21.csv'],
  ['../../etc/passwd', 'lxp-etc-passwd-2026-11-21.csv'],
  ['Straße, Ærø', 'lxp-strasse-aero-2026-11-21.csv'],
  ['👩‍⚕️ …', 'lxp-2026-11-21.csv'],
  ['', 'lxp-2026-11-21.csv'],
  [
    'Varhaiskasvatuksen erityisopettaja Kuusikkalan kunnan päiväkoteihin',
    'lxp-varhaiskasvatuksen-erityisopettaja-2026-11-21.csv',
  ],
  [
    'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas',
    'lxp-lentokonesuihkuturbiinimoottoriapumekaani-2026-11-21.csv',
  ],
])('%j → %s', (text, name) => {
  expect(fileNameOf(text, TIME, 'csv')).toBe(name)
})

it('bears the day in Finland', () => {
  expect(fileNameOf('', '2026-11-21T22:30:00.000Z', 'json')).toBe('lxp-2026-11-22.json')
})

it('is safe and at most 60 characters for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyAwkwardText, fc.string({ unit: 'binary' }), fc.string({ minLength: 60 })),
      fc.constantFrom('txt', 'json', 'csv'),
      (text, extension) => {
        const name = fileNameOf(text, TIME, extension)
        expect(name).toMatch(/^lxp(-[a-z0-9]+)*-2026-11-21\.(txt|json|csv)$/)
        expect(name.length).toBeLessThanOrEqual(60)
      },
    ),
  )
})
