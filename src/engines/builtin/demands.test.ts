import { expect, it } from 'vitest'
import type { Mark } from '../../core/mark.ts'
import { choicesOf } from './decisions/all.ts'
import { lookAt } from './look.ts'

const ruled = (line: string) => [...choicesOf(lookAt(`Työpaikka\n\n${line}`).findings).keys()]

// Ads ask for several things in one line, in words that all of them use.
it.each<[string, Mark]>([
  ['Tehtävässä menestyminen edellyttää oma-aloitteisuutta ja joustavuutta.', '1A'],
  ['Edellytämme sähköasentajan koulutusta ja kykyä itsenäiseen työskentelyyn.', '1A'],
  ['Tarjoamme mielenkiintoisen ja itsenäisen asiantuntijatehtävän.', '1A'],
  ['Odotamme kykyä työskennellä itsenäisesti ja ryhmässä.', '1A'],
  ['Odotamme kykyä työskennellä itsenäisesti ja ryhmässä.', '1D'],
  ['Olet oma-alotteinen ja luotettava.', '1A'],
  ['You enjoy working independently and are not afraid to take responsibility.', '1A'],
  ['Edellytämme tutkintoa, rokotussuojaa sekä valmiutta kolmivuorotyöhön.', '6C'],
  ['Haemme varastotyöntekijää vakituiseen työsuhteeseen kahteen vuoroon.', '6C'],
  ['Vi söker handledare, arbetet är skiftesarbete.', '6C'],
  ['Arbetstiden är periodarbetstid.', '6C'],
  ['Du kan själv välja dina arbetspass.', '6D'],
  ['Olet reipas ja valmis oppimaan.', '8C'],
  // What stands in the gap of a false friend ("perehdytys .. etänä") is none.
  ['Perehdytys ja tiimityö hoituvat etänä.', '1D'],
])('"%s" is ground for %s', (line, mark) => {
  expect(ruled(line)).toContain(mark)
})

it.each<[string, Mark]>([
  ['Meillä on kattava työterveyshuolto ja työtapaturmavakuutus myös vapaa-ajalle.', '9B'],
  ['Teet puutöitä, ja ohjaaja on koko ajan mukana.', '10A'],
  ['Rikosrekisteriote esitetään ennen lasten hoidon aloittamista.', '4D'],
])('"%s" is none for %s', (line, mark) => {
  expect(ruled(line)).not.toContain(mark)
})
