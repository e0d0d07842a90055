import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { repeated, WORST_PIECES } from '../../testing/worst-texts.ts'
import { hasMask, masked } from './masking.ts'

/** `[…]` marks what must be hidden; the brackets themselves are not there. */
const hiddenIn = (marked: string) => marked.replace(/\[([^\]]*)\]/g, '$1')
const expectedOf = (marked: string) =>
  marked.replace(/\[([^\]]*)\]/g, (_, hidden: string) => hidden.replace(/\S/g, '*'))

describe('contact details are hidden, letter for letter', () => {
  it.each([
    'Lisätietoja antaa varastopäällikkö [Jörgen Räfsbäck], p. [050 000 0128], arkisin klo 8–9.',
    'Lisätietoja: [Maija Meri-Lahti], puh. [+358 (0)40 123 4567] tai [maija.meri-lahti@example.fi].',
    'Ota yhteyttä [Anna von Essen], [anna.von.essen(at)example.com].',
    'Kysy lisää: [etunimi.sukunimi(a)example.fi] tai [matti(at)posti.example.fi].',
    'Puh.[0401234567], [09-123 4567] ja ([09) 123 4567].',
    'Taulukossa on [040 123 4567 050 765 4321] peräkkäin.',
    'Numerot [040-1234567]/[050-1234567].',
    'Soita [Päivi Mäkelälle] numeroon [040.123.4567] klo 9.00–15.00.',
    'Soita [Pa\u0308ivi Ma\u0308kela\u0308lle] numeroon [0800 123 45].',
    'Upplysningar ger [Åsa Öberg], tfn [+46 70 123 45 67], [asa.oberg@example.se].',
    'Kysy lisää [Mikolta] ([mikko@example.fi]) tai [Säteriltä], [sateri.lehto@example.fi].',
    "Questions? Call [Sean O'Neill] at [+44 20 7946 0958] or e-mail [sean@example.co.uk].",
  ])('%s', (marked) => {
    expect(masked(hiddenIn(marked))).toBe(expectedOf(marked))
  })

  it.each([
    '[MATTI MEIKÄLÄINEN], p. [0401234567]',
    'LISÄTIETOJA ANTAA [MATTI MEIKÄLÄINEN], P. [0401234567].',
    'PIRAUTA MUKAVALLE POMOLLEMME [MATTI MEIKÄLÄISELLE] [040 123 4567]!',
    'Fråga [Åsa ÖBERG], tfn [+46 70 123 45 67].',
    'Call [SEAN MURPHY] at [+44 20 7946 0958].',
    'Soita [MARKOLLE] [040 123 4567].',
  ])('names in capitals: %s', (marked) => {
    expect(masked(hiddenIn(marked))).toBe(expectedOf(marked))
  })

  it.each([
    '[J. Virtanen], [044 987 6543]',
    '[J.P. Virtanen] tai [J-P. Lehto], puh. [044 987 6543].',
    'Rehtori [Virtanen J.], [044 987 6543].',
    'Upplysningar: [Å. Öberg], tfn [+46 70 123 45 67].',
    'Please contact Dr [Sean M. Murphy], [+44 20 7946 0958].',
  ])('initials: %s', (marked) => {
    expect(masked(hiddenIn(marked))).toBe(expectedOf(marked))
  })

  it.each([
    'Hakemukset: [matti[at]firma[dot]fi].',
    'Hakemukset: [matti (at) firma (piste) fi] tai [matti(ät)firma.fi].',
    'Hakemukset: [matti at firma.fi] 1.8. mennessä.',
    'Hakemukset: [Matti at firma piste fi].',
    'Ansökan: [asa.oberg (at) firma punkt se].',
    'Write to [sean.murphy at firma dot co.uk] or [sean {at} firma (dot) com].',
  ])('addresses in words: %s', (given) => {
    // Square brackets are a part of the first.
    const marked = given.replace('[at]', '«at»').replace('[dot]', '«dot»')
    const inWords = (text: string) => text.replaceAll('«', '[').replaceAll('»', ']')
    expect(masked(inWords(hiddenIn(marked)))).toBe(expectedOf(marked))
  })

  it.each([
    'Kysy [Markolta], puh. [040 123 4567].',
    'Kysy lisää [Markolta]. Puh. [040 123 4567].',
    'Kysy [Markolta], joka vastaa numerossa [040 123 4567] arkisin.',
    'Hae videolla: [050 000 0353] / [Mimmi]',
    '[Marko] [040 123 4567]',
    'Varaa aika tänään!\n[Marko]\n[040 123 4567]',
    'Kysy työstä: kauppias [Marko], [040 123 4567], tai hae [työ@example.fi].',
    'Ring [Camilla], [050 000 0371], eller mejla [jobb@example.fi].',
    'Text our chef [Arjun], [050 000 0425], on Wednesdays.',
  ])('a first name alone: %s', (marked) => {
    expect(masked(hiddenIn(marked))).toBe(expectedOf(marked))
  })

  it('a name that stands beside an address is hidden wherever the ad says it again', () => {
    const ad = `Esihenkilösi [Liisa Lehto] perehdyttää sinut.${' Työ on vaihtelevaa.'.repeat(10)} Lisätietoja [Liisa Lehto], [liisa@example.fi].`
    expect(masked(hiddenIn(ad))).toBe(expectedOf(ad))
  })
})

describe('what stands beside a contact and is no name stays', () => {
  it.each([
    'Hae 30.11.2026 klo 16 mennessä: [rekry@example.fi]. Palkka 2 800 €/kk, työ alkaa 1.8.2026.',
    'Soita [040 123 4567] (Ma-Pe klo 9–16). Hakuaika päättyy Helsingissä 5.5.',
    'Työ on Vantaalla. Varaa aika, puh. [040 123 4567].',
    'Työnantajasi: [Kiilto] Oy Helsinki, [040 123 4567].',
    'Hakemukset HR-päällikölle CV:n kanssa: [rekry@example.fi].',
    'Taulukossa on 3 Excel-riviä, [040 123 4567].',
    'HAEMME SIIVOOJIA VAKITUISEEN TYÖHÖN! SOITA [040 123 4567].',
    'Työssä on KVTES ja iltavuoroja, [040 123 4567].',
    'Ansök senast den 16 maj kl. 15, Ab Firma Oy: [jobb@example.fi]. Lön 2 800 euro.',
    'Apply by 15 March or on Monday: [jobs@example.com]. We use Python.',
  ])('%s', (marked) => {
    expect(masked(hiddenIn(marked))).toBe(expectedOf(marked))
  })

  it('and so does what stands further off', () => {
    const ad = `Kokki Markon keittiö on Porissa.${' Työ on vaihtelevaa.'.repeat(5)} Soita [040 123 4567].\n\nTiimissä on myös Anna.`
    expect(masked(hiddenIn(ad))).toBe(expectedOf(ad))
  })
})

describe('what is nobody’s contact stays', () => {
  it.each([
    'Työ alkaa 01.08.2026 ja päättyy 31.12.2026.',
    'Ajalla 01.01.2026–31.12.2026, 1.8.–31.12.2026 tai 2026-08-01 – 2027-07-31.',
    'Avoinna 08.00–16.00, la 09:00-14:00, su 0–24.',
    'Palkka on 2 800–3 200 € kuukaudessa, 12,84–14,10 €/h, budjetti 1 250 000 euroa.',
    'Kauppakatu 3 B, 00100 Helsinki, PL 1000.',
    'Y-tunnus 1234567-8, emoyhtiön Y-tunnus 0112038-9.',
    'Työskentelet Vantaan Viinikkalassa Fiskvik Logistics Oy:n varastossa.',
    'Haemme Senior Data Engineeriä, joka hallitsee Apache Kafkan ja Microsoft Azuren.',
    'Du arbetar på Centralsjukhuset i Åbo tillsammans med Anna Andersson.',
    'Toimistosihteeri etsii työtä. Hae osoitteessa www.example.fi tai Rekryssä.',
    'Apply at firma.fi, read more at www.firma.fi or join us at Firma.com.',
    'You are good at node.js, and process at firma.fi. Look at polka dot patterns.',
    'Kohdat (a) 1.2 ja (b) 2.3 koskevat kaikkia.',
    '',
  ])('%s', (ad) => {
    expect(masked(ad)).toBe(ad)
  })
})

it('lengths, line breaks and everything that is not hidden stay where they were', () => {
  const anyContact = fc.constantFrom(
    ' Liisa Lehto, liisa@example.fi ',
    ' 040 123 4567\n',
    '\nPäivi Mäkelä puh. +358 40 1234567',
    'työ@',
    '0',
    'J. VIRTANEN (at) firma piste fi',
    'Kysy Markolta. Puh. ',
  )
  const anyAd = fc
    .array(fc.oneof(anyAwkwardText, anyContact, fc.string()))
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(anyAd, (ad) => {
      const sent = masked(ad)
      expect(sent).toHaveLength(ad.length)
      for (let at = 0; at < ad.length; at++) {
        if (sent[at] !== ad[at]) expect([sent[at], /\s/.test(ad[at] ?? '')]).toEqual(['*', false])
      }
      expect(masked(sent)).not.toContain('@example.fi')
    }),
    { numRuns: 200 },
  )
})

it('knows a quote that comes from a hidden stretch', () => {
  expect(hasMask('Lisätietoja antaa ****** ********')).toBe(true)
  expect(hasMask('Palkka* on hyvä')).toBe(false)
})

it.each(WORST_PIECES.masking)('50,000 characters of %j are masked to the end', (piece) => {
  const text = repeated(piece, 50_000)
  expect(masked(text)).toHaveLength(text.length)
})
