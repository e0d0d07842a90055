import { expect, it } from 'vitest'
import type { Mark } from '../../core/mark.ts'
import { builtinClaims } from '../../testing/read.ts'

/** An ad of an office that says one thing more. */
const AD = {
  fi: (said: string) => `Toimistosihteeri, Kuopio

Haemme toimistosihteeriä tilitoimistoomme Kuopion keskustaan. Hoidat postin, arkiston ja puhelinvaihteen sekä autat kirjanpitäjiä kuukauden vaihteessa.
${said}
Palkka määräytyy alan työehtosopimuksen mukaan. Lähetä hakemuksesi viimeistään 15.5. osoitteeseen [sähköposti]. Lisätietoja antaa [nimi].`,
  sv: (said: string) => `Kontorssekreterare, Vasa

Vi söker en kontorssekreterare till vår bokföringsbyrå i centrum av Vasa. Du sköter posten, arkivet och telefonväxeln och hjälper bokförarna vid månadsskiftet.
${said}
Lönen följer kollektivavtalet. Skicka din ansökan senast den 15 maj till [sähköposti]. Mera information ger [nimi].`,
  en: (said: string) => `Office secretary, Kuopio

We are looking for an office secretary for our accounting firm in the centre of Kuopio. You take care of the mail, the archive and the switchboard and help the accountants at the turn of the month.
${said}
The salary follows the collective agreement. Send your application by 15 May to [sähköposti].`,
} as const

const asOneLine = (text: string) => text.replace(/\n+/g, ' ')

it.each<[keyof typeof AD, string, readonly Mark[]]>([
  ['fi', 'Emme edellytä korkeakoulututkintoa, merkonomin tutkinto riittää.', ['7C']],
  ['fi', 'Et tarvitse korkeakoulututkintoa.', ['7C']],
  ['fi', 'Korkeakoulututkintoa ei vaadita.', ['7C']],
  ['sv', 'Ingen högskoleexamen krävs.', ['7C']],
  ['en', 'No university degree is required.', ['7C']],
  ['en', "You don't need a university degree.", ['7C']],
  ['fi', 'Valitettavasti emme tarjoa etätyötä eikä työaika ole liukuva.', ['6B', '3C']],
  ['fi', 'Liukuvaa työaikaa ei ole, vaan työaika on kello 8–16.', ['6B']],
  ['fi', 'Työaika ei ole joustava.', ['6B']],
  ['fi', 'Liukuvaa työaikaa tässä tehtävässä ei ole, vaan ovet avataan kello kahdeksan.', ['6B']],
  ['sv', 'Vi erbjuder inte distansarbete och arbetstiden är inte flexibel.', ['6B', '3C']],
  ['en', 'We do not offer remote work, and the working hours are not flexible.', ['6B', '3C']],
  ['fi', 'Työsuhde ei ole määräaikainen vaan vakituinen.', ['9B']],
  ['sv', 'Anställningen är inte tidsbunden utan tillsvidare.', ['9B']],
  ['en', 'This is not a fixed-term contract but a permanent one.', ['9B']],
  ['fi', 'Työ ei ole vuorotyötä.', ['6C']],
  ['fi', 'Työhön ei kuulu asiakaspalvelua.', ['2D', '3D']],
  ['fi', 'Työ ei ole itsenäistä, vaan teet kaiken tiimin kanssa.', ['1A']],
  ['fi', 'Tehtävä ei sisällä matkustamista.', ['3B']],
  ['fi', 'Emme tarjoa perehdytystä, joten sinulla on oltava kokemusta.', ['1B']],
  ['fi', 'Lisäkoulutusta emme valitettavasti tarjoa.', ['8B']],
  ['fi', 'Työ on läsnätyötä, etätyö ei ole mahdollista.', ['3C']],
  ['fi', 'Työ tehdään läsnätyönä.', ['3C']],
])('%s: "%s" is no ground for %s', async (language, said, denied) => {
  for (const text of [AD[language](said), asOneLine(AD[language](said))]) {
    const claims = await builtinClaims(text)
    expect(claims.length).toBeGreaterThan(0)
    const given = claims.map(({ question, letter }) => `${question}${letter}`)
    expect(given.filter((mark) => denied.includes(mark as Mark))).toEqual([])
  }
})

it.each<[keyof typeof AD, string, Mark]>([
  ['fi', 'Työsuhde ei ole määräaikainen vaan vakituinen.', '9A'],
  ['fi', 'Liukuvaa työaikaa ei ole, vaan työaika on kello 8–16.', '6C'],
  ['sv', 'Anställningen är inte tidsbunden utan tillsvidare.', '9A'],
  ['en', 'This is not a fixed-term contract but a permanent one.', '9A'],
  ['fi', 'Koulutusta tai aiempaa kokemusta ei vaadita.', '7A'],
  ['fi', 'Työsuhde on vakituinen eikä mitään vuokratyötä.', '9A'],
])('%s: "%s" is ground for %s', async (language, said, mark) => {
  const claims = await builtinClaims(AD[language](said))
  const claim = claims.find(({ question, letter }) => `${question}${letter}` === mark)
  expect(claim?.basis).toBe('stated')
  expect(claim?.quotes.some(({ quote }) => said.includes(quote.replace(/\.$/, '')))).toBe(true)
})
