import { describe, expect, it } from 'vitest'
import { seenIn } from '../seen.ts'
import { notAdvertReasonOf } from './not-advert.ts'

const OTHERS = [
  ['question', 'Miten kirjoitan hyvän työhakemuksen, ja kannattaako siinä mainita harrastukset?'],
  [
    'recipe',
    'Mustikkapiirakka\n\n1 dl sokeria\n1 tl leivinjauhetta\nVatkaa voi ja sokeri. Lisää muna ja sekoita. Paista uunissa puoli tuntia.',
  ],
  [
    'news',
    'Konepaja irtisanoo sata työntekijää\n\nYhtiö kertoo tiedotteessa aloittavansa muutosneuvottelut. Tilaukset vähenivät viime vuonna 20 prosenttia, sanoo toimitusjohtaja.',
  ],
  [
    'cv',
    'Maija Esimerkki\nCurriculum vitae\n\nHenkilötiedot\nSyntymäaika 1.1.1985\n\nTyökokemus\n2015–2020 Myyjä\n\nHarrastukset\nKalastus\n\nSuosittelijat\nPyydettäessä',
  ],
  [
    'application',
    'Hei!\n\nHaen sairaanhoitajan paikkaa osastollanne. Olen valmistunut keväällä ja minulla on kokemusta vuodeosastolta. Olen työskennellyt viimeksi kotihoidossa. Voin aloittaa heti.',
  ],
  ['code', 'function add(a, b) { return a + b; }\nconst x = { a: [1, 2], b: add(1, 2) };'],
  [
    'listing',
    'Avoimet työpaikat\n\nMyyjä, Oulu. Haku päättyy 1.3.\nKokki, Oulu. Haku päättyy 4.3.\nSiivooja, Kempele. Haku päättyy 5.3.\nKuljettaja, Oulu. Haku päättyy 9.3.',
  ],
  [
    'other',
    'Vuokrataan kaksio\n\nValoisa 45 neliön asunto. Vuokra 950 euroa kuukaudessa. Keittiö on remontoitu, ja makuuhuone on pihan puolella.',
  ],
  [
    'listing',
    'Etsi töitä – 2 tulosta\n\nMyyjä, Vesilahden Kauppa, Vesilahti\nKokoaikainen, vakituinen. Haku päättyy 1.6.\n\nLähihoitaja, Hoiva Oy, Nokia\nOsa-aikainen. Haku päättyy 3.6.',
  ],
  [
    'news',
    'Kunta palkkaa kymmenen perhetyöntekijää\n\nKunnanhallitus päätti maanantaina perustaa kymmenen vakituista tointa. Toimet täytetään syksyllä. Työ on päivätyötä, ja hakijoilta edellytetään alan tutkintoa, kertoo palvelujohtaja.',
  ],
] as const

const ADVERTS = [
  'Kokki Kemiin\n\nHaemme kokkia heti. Ota yhteyttä puhelimitse.',
  'Siivooja\nTarvitaan siivoojaa kahtena iltana viikossa. Palkka 12 euroa tunnilta.',
  'Onko sinulla hyvä asenne ja ajokortti? Etsimme kuljettajaa kesätöihin. Lähetä hakemus pian!',
  // One who needs help writes of themselves, as an applicant does.
  'Henkilökohtainen avustaja\n\nOlen kolmekymppinen nainen, ja reuma on vienyt käsistäni voimat. Asun Tampereen Hervannassa koiran kanssa.\n\nAvustajani tekee kotitöitä (pölyt, tiskit, vaatehuolto), auttaa pukeutumisessa ja lähtee joskus uimaan mukaan.\n\nPalkka Heta-liiton taulukon mukaan.\n\nApua tarvitsen enimmäkseen iltaisin, ja työaika on sovittavissa. Minulla on myös yöavustaja. Toivon avustajalta rauhallisuutta.',
  'Henkilökohtainen avustaja\n\nHei!\n\nOlen nelikymppinen mies, ja minulla on CP-vamma. Teen töitä kotona ja liikun pyörätuolilla. Pidän jazzista, käyn teatterissa ja harrastan valokuvausta. Minulle on tärkeää, että saan tehdä itse sen, minkä pystyn, ja kerron kyllä, milloin en pysty.\n\nEtsin avustajaa kahdeksi illaksi viikossa. Toivon, että olet hyväntuulinen etkä pelkää kissoja. Haluan, että uskallat kysyä. Uskon, että opimme toisiltamme. Autat pesuilla, kaupassa ja kotitöissä. Palkka on 13 euroa tunnilta.',
  'Vi söker en kock till vår restaurang. Skicka din ansökan redan i dag.',
  'We are looking for a developer to join our team. Apply now with your CV.',
]

const asOneLine = (text: string) => text.replace(/\n/g, ' ')

describe('notAdvertReasonOf', () => {
  it.each(OTHERS)('tells a text of kind %s', (reason, text) => {
    expect(notAdvertReasonOf(seenIn(text))).toBe(reason)
    expect(notAdvertReasonOf(seenIn(asOneLine(text)))).toBe(reason)
  })

  it.each(ADVERTS)('lets an ad through: %s', (text) => {
    expect(notAdvertReasonOf(seenIn(text))).toBeNull()
    expect(notAdvertReasonOf(seenIn(asOneLine(text)))).toBeNull()
  })

  it('names no kind where the signs are few', () => {
    const occupation =
      'Sähköasentajan ammatti\n\nSähköasentaja asentaa ja huoltaa sähköverkkoja. Tarkkuutta tarvitaan, kertoo asentajien liitto.'
    expect(notAdvertReasonOf(seenIn(occupation))).toBe('other')
  })
})
