import { describe, expect, it } from 'vitest'
import type { QuestionId } from '../../../core/questions.ts'
import { builtinClaims } from '../../../testing/read.ts'

/** The letters of one question for an ad with this title and body. */
async function lettersFor(question: QuestionId, title: string, body: string): Promise<string> {
  const text = `${title}\n\nHaemme uutta työntekijää. ${body}`
  const claims = await builtinClaims(text)
  return claims
    .filter((claim) => claim.question === question)
    .map(({ letter }) => letter)
    .join('')
}

const CASES: readonly (readonly [QuestionId, string, string, string])[] = [
  [1, 'Siivooja', 'Odotamme oma-aloitteisuutta. Perehdytämme sinut työhön.', 'AB'],
  [1, 'Suunnittelija', 'Työskentelet osana tiimiä ja vastaat omista hankkeistasi.', 'D'],
  [1, 'Keittiöapulainen', 'Avustat kokkeja keittiössä.', 'E'],
  [1, 'Harjoittelija', 'Harjoittelupaikka on alan opiskelijalle.', 'C'],
  [1, 'Asiantuntijaharjoittelija', 'Pääset mukavaan tiimiin.', 'CE'],
  [1, 'Suunnittelija', 'Toimistomme on Porissa.', ''],
  [1, 'Tarjoilija', 'Tule tiimiimme! Arvostamme tiimityötaitoja.', 'E'],
  [1, 'Myyjä', 'Kuulut porukkaamme.', ''],
  [2, 'Lähihoitaja', 'Hoidat asukkaita ryhmäkodissa.', 'AD'],
  [2, 'Siivooja', 'Arvostamme huolellisuutta.', 'AC'],
  [2, 'Siivooja', 'Saat huolellisen perehdytyksen.', 'A'],
  [2, 'Varastotyöntekijä', 'Keräät tilauksia.', 'A'],
  [2, 'Kirjanpitäjä', 'Teet tilinpäätökset.', 'C'],
  [2, 'Tarjoilija', 'Palvelet asiakkaita salissa.', 'BD'],
  [3, 'Kirjanpitäjä', 'Hybridityö on mahdollista.', 'AC'],
  [3, 'Puutarhatyöntekijä', 'Toimiston väki auttaa.', 'B'],
  [3, 'Tarjoilija', 'Salissa on vilskettä.', 'D'],
  [3, 'Kokki', 'Keittiö on hoivakodissa.', ''],
  [4, 'Sairaanhoitaja', 'Osastolla on 20 paikkaa.', 'BD'],
  [4, 'Ravintolapäällikkö', 'Johdat ravintolaa.', 'AD'],
  [4, 'Tuotantotyöntekijä', 'Teemme työn yhdessä muun ryhmän kanssa.', 'C'],
  [4, 'Kuljettaja', 'Mukava porukka.', ''],
  [4, 'Kuljettaja', 'Kehitämme jatkuvasti esimiestyötämme.', ''],
  [4, 'Työnjohtaja', 'Teet yhteistyötä suunnittelun kanssa.', 'AD'],
  [5, 'Ohjelmistokehittäjä', 'Hallitset Pythonin.', 'A'],
  [5, 'Sihteeri', 'Kirjaat asiat.', 'B'],
  [5, 'Muurari', 'Muuraat.', 'C'],
  [5, 'Siivooja', 'Siivoat koteja.', 'D'],
  [5, 'Sihteeri', 'Edellytämme vahvaa tietoteknistä osaamista.', 'A'],
  [6, 'Kokki', 'Työ on kaksivuorotyötä.', 'C'],
  [6, 'Suunnittelija', 'Käytössämme on liukuva työaika.', 'B'],
  [6, 'Myyjä', 'Voit itse valita työvuorosi.', 'D'],
  [6, 'Suunnittelija', 'Päätät itse työaikasi.', 'A'],
  [6, 'Suunnittelija', 'Haku päättyy 1.5. klo 16.', ''],
  [6, 'Suunnittelija', 'Joskus työskentelet myös iltaisin.', ''],
  [6, 'Kokki', 'Työskentelet iltaisin.', 'C'],
  [6, 'Kokki', 'Työpäivä on 9.30-15.30.', 'C'],
  [6, 'Suunnittelija', 'Työaika on joustava, yleensä klo 8-16.', 'B'],
  [7, 'Myyjä', 'Alan koulutus katsotaan eduksi.', 'A'],
  [7, 'Sähköasentaja', 'Edellytämme ammatillista koulutusta.', 'B'],
  [7, 'Asiantuntija', 'Edellytämme ylempää korkeakoulututkintoa.', 'C'],
  [7, 'Sairaanhoitaja', 'Osastolla on 20 paikkaa.', 'C'],
  [7, 'Siivooja', 'Emme vaadi korkeakoulututkintoa. Tärkeintä on asenne.', 'A'],
  [7, 'Myyjä', 'Edellytämme merkonomin tutkintoa tai vastaavaa työkokemusta.', 'AB'],
  [7, 'Siivooja', 'Tarjoamme:\n- ammatillista koulutusta\n- hyvää asennetta', 'A'],
  [7, 'Myyjä', 'Katsomme eduksi:\n- merkonomin tutkinnon', 'A'],
  [8, 'Merkonomi', 'Suoritat tutkinnon oppisopimuksella.', 'A'],
  [8, 'Sairaanhoitaja', 'Tarjoamme hyvät koulutusmahdollisuudet.', 'B'],
  [8, 'Myyjä', 'Tarjoamme:\n- kahvia\n- koulutusta myyntityöhön', 'B'],
  [8, 'Myyjä', 'Tarjoamme alkuun koulutuksen tehtävään.', ''],
  [8, 'Myyjä', 'Työkokemus on eduksi, mutta ei pakollista.', 'E'],
  [8, 'Myyjä', 'Ajokortti on eduksi, mutta ei pakollinen.', ''],
  [8, 'Siivooja', 'Työ on kausiluonteista.', 'D'],
  [8, 'Myyjä', 'Sinulla on halu oppia uutta.', 'C'],
  [8, 'Marjanpoimija', 'Poimit marjoja kesällä.', 'D'],
  [8, 'Kuljettaja', 'Aiempaa kokemusta alalta et tarvitse.', 'E'],
  [9, 'Kokki', 'Työsuhde on vakituinen, koeaika neljä kuukautta.', 'A'],
  [9, 'Kokki', 'Tarjolla on vakituinen tai määräaikainen työsuhde.', 'B'],
  [9, 'Kokki', 'Kesätyö alkaa kesäkuussa.', 'B'],
  [9, 'Graafikko', 'Työskentelet freelancerina.', 'C'],
  [9, 'Kokki', 'Työ on vakituinen, joten lähetä hakemuksesi heti.', 'A'],
  [9, 'Kokki', 'Työ on pitkäaikainen.', ''],
  [9, 'Kokki', 'Työ on toistaiseksi voimassa oleva. Hakuaika on 1.5.2026 asti.', 'A'],
  [10, 'Suunnittelija', 'Haluat jatkuvasti kehittää osaamistasi.', 'A'],
  [10, 'Hoitaja', 'Saat hyvät kehittymismahdollisuudet.', 'B'],
  [10, 'Marjanpoimija', 'Poimit marjoja kesällä.', 'C'],
  [10, 'Marjanpoimija', 'Poimit marjoja kesällä ja osallistut tilan kehittämiseen.', 'C'],
  [10, 'Kuljettaja', 'Ajat kuorma-autoa.', ''],
]

describe('the decisions of each question', () => {
  it.each(CASES)('question %i: %s. %s → %s', async (question, title, body, letters) => {
    expect(await lettersFor(question, title, body)).toBe(letters)
  })

  it('looks beyond occupations that are only met at work', async () => {
    const body = 'Autat lääkäreitä ja sairaanhoitajia tietokoneiden kanssa.'
    expect(await lettersFor(7, 'ICT-tukihenkilö', body)).not.toBe('C')
  })
})
