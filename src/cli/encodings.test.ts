import { expect, it } from 'vitest'
import { readAdvert } from '../testing/fixtures.ts'
import { contentOf } from './encodings.ts'

/** The dash is no character of latin1, with which Node writes windows-1252. */
const AD = readAdvert('sahkoasentaja').replaceAll('–', '-')
const utf8 = Buffer.from(AD)
const NOT_TEXT = {
  fault: 'Tiedosto ei ole tekstiä, tai sen merkistöä ei tunneta. Tallenna se UTF-8-muodossa.',
}

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${AD}`)],
  ['windows-1252', Buffer.from(AD, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${AD}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(AD, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(AD, 'utf16le').swap16()],
])('%s', (_, bytes) => {
  expect(contentOf(bytes)).toEqual({ content: AD })
})

it('a byte that is damaged, or cut off, leaves the others as they are', () => {
  const at = utf8.indexOf(Buffer.from('ä'))
  const cut = contentOf(utf8.subarray(0, utf8.lastIndexOf(Buffer.from('ö')) + 1))
  expect(cut).toEqual({ content: expect.stringMatching(/\uFFFD$/) })
  const damaged = Buffer.from(utf8)
  damaged[at] = 0xff
  expect(contentOf(damaged)).toEqual({ content: expect.stringContaining('ö') })
})

it.each([
  ['a ZIP, as .docx is', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0])],
  ['UTF-32 with a mark', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0, 0x42, 0, 0, 0])],
  ['UTF-32', Buffer.from([...AD].flatMap((each) => [each.codePointAt(0) ?? 0, 0, 0, 0]))],
])('%s is no text', (_, bytes) => {
  expect(contentOf(bytes)).toEqual(NOT_TEXT)
})
