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
  // Whoever may work anywhere works now here, now there.
  ['Voit tehdä töitä mistä haluat.', '3C'],
  ['Teet töitä missä ja milloin sinulle parhaiten sopii.', '3C'],
  ['Työ on ajasta ja paikasta riippumatonta.', '6B'],
  // Who is asked for a price, or paid for a piece, is no employee, and nothing is left to develop.
  ['Kerro hintasi koko työstä.', '9C'],
  ['Kerro hintasi koko työstä.', '10C'],
  ['Työ tehdään könttähinnalla.', '9C'],
  ['Please send your price per drawing.', '9C'],
  ['Please send your price per drawing.', '10C'],
  ['Berätta ditt pris per sida.', '9C'],
  ['Arvode enligt räkning.', '9C'],
  ['The day rate is 450 euros.', '9C'],
  // What stands in the gap of a false friend ("perehdytys .. etänä") is none.
  ['Perehdytys ja tiimityö hoituvat etänä.', '1D'],
  // What is denied after a turn is denied of what follows.
  ['Työ on itsenäistä ja vastuullista, mutta emme työskentele yksin.', '1A'],
  ['Ilman itsenäistä työotetta ei tässä työssä pärjää.', '1A'],
  ['Et pärjää tehtävässä ilman itsenäistä työotetta.', '1A'],
  ['Johdat projektiryhmää.', '4D'],
  ['Lupaamme perehdyttää uudet työkaverimme hyvin.', '1B'],
  ['Meillä sinua odottaa kattava onboarding.', '1B'],
  ['Arbetet kräver förmåga till teamarbete.', '1D'],
  ['Teet kotikäynnit pääsääntöisesti yksin.', '4A'],
  ['Työaika on pääsääntöisesti maanantai - perjantai.', '6C'],
  ['Työaikasi sijoittuu arkipäiville.', '6C'],
  ['Työ on osa-aikaista ja työaika sovitaan erikseen.', '6D'],
  ['Lisätunnit sopimuksen mukaan.', '6D'],
  ['Edellytämme käynnissä olevia alan opintoja.', '8A'],
  ['Ongoing Master’s studies in engineering.', '8A'],
  ['We are looking for a doctoral researcher.', '8A'],
  ['Tuemme KLT-tutkintojen suorittamista.', '8B'],
  ['Kaiken voi oppia.', '8C'],
  ['Vi hoppas att du gärna lär dig mer.', '8C'],
  ['You are quick to adopt new ways.', '8C'],
  ['Työ sopii niin nuorelle kuin kokeneellekin.', '8E'],
  ['Industry knowledge is not a prerequisite.', '8E'],
  ['Vaihtotoimintaa varten sinua tarvitaan pariksi viikoksi.', '9B'],
  ['Työskentelet omalla toiminimellä.', '9C'],
  ['Vapaana hoitohuone yrittäjälle.', '9C'],
  ['Olet kehityshenkinen.', '10A'],
  ['Etsimme freelancereita.', '9C'],
  // What an employer offers in the same breath is no talk of itself.
  ['Pörssiyhtiönä tarjoamme liukuvan työajan.', '6B'],
  ['Konserni tarjoaa mahdollisuuden kehittyä.', '10B'],
  ['Haemme yliopistonlehtoria.', '4D'],
])('"%s" is ground for %s', (line, mark) => {
  expect(ruled(line)).toContain(mark)
})

it.each<[string, Mark]>([
  ['Meillä on kattava työterveyshuolto ja työtapaturmavakuutus myös vapaa-ajalle.', '9B'],
  ['Teet puutöitä, ja ohjaaja on koko ajan mukana.', '10A'],
  ['Rikosrekisteriote esitetään ennen lasten hoidon aloittamista.', '4D'],
  // The denial stands after a list of what it denies; the colon of "SQL:ää" ends no clause.
  ['Ohjelmointitaitoja tai SQL:ää et tarvitse.', '5A'],
  ['Flextid eller distansarbete kan vi inte erbjuda.', '6B'],
  ['Opastat harjoittelijoita ja oppisopimusopiskelijoita työmaalla.', '1C'],
  ['Työsuhde on vakituinen, ja siihen sisältyy määräaikainen koeaika.', '9B'],
  ['Virka on vakinainen, ja sitä on hoitanut sijainen edellisen viranhaltijan jälkeen.', '9B'],
  ['Valmistat ruoan alusta asti itse.', '4A'],
  ['Tehtävä alkaa elokuun alussa tai sopimuksen mukaan.', '1B'],
  ['Palkkatukeen oikeutetut hakijat ovat etusijalla.', '1C'],
  ['Asiakkaina on myös lapsia ja vanhuksia.', '4D'],
  ['Työn voit aloittaa 5.5.2025.', '6B'],
  ['Työvuorot ovat kiinteät, eikä toiveita voida ottaa huomioon.', '6D'],
  ['Saat koulutusta ja kokemusta vastaavan palkan.', '8B'],
  ['Siivousliike on vuonna 2011 perustettu toiminimi.', '9C'],
  ['Edistät kestävän kehityksen hankkeita.', '10A'],
  ['Miten edetä? Lähetä meille viesti.', '10A'],
  ['Tiimihenki on meillä hyvä.', '4C'],
  ['Vi söker en lärare till gymnasiet.', '7B'],
  ['Haemme yliopistonlehtoria.', '3A'],
])('"%s" is none for %s', (line, mark) => {
  expect(ruled(line)).not.toContain(mark)
})
