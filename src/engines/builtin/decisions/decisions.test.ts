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
  [1, 'Myyjä', 'Kuulut porukkaamme. Saat oman vastuualueen.', 'D'],
  [1, 'Myyjä', 'Saat oman vastuualueen.', ''],
  [1, 'Myyjä', 'Saat huolellisen perehdytyksen.', 'B'],
  [1, 'Sairaanhoitaja', 'Vastaat opiskelijoiden perehdytyksestä.', 'D'],
  [1, 'Lastenhoitaja', 'Lapset harjoittelevat itsenäistä pukemista.', ''],
  [1, 'Myyjä', 'Jos olet oma-aloitteinen, lähetä hakemus.', 'A'],
  [1, 'Myyjä', 'Hoidat iltavuorot yksin.', 'A'],
  [1, 'Myyjä', 'Sinun ei tarvitse pärjätä yksin.', ''],
  [1, 'Rakennusapumies', 'Autat kirvesmiehiä.', 'E'],
  [1, 'Sairaanhoitaja', 'Avustat lääkäriä. Kuulut tiimiimme.', 'D'],
  [1, 'Toimistosihteeri', 'Avustat johtajaa arjen asioissa.', ''],
  [1, 'Kesätyö 15–17-vuotiaille', 'Haravoit puistoja.', 'C'],
  [1, 'Koneenasentaja', 'Kuulut huoltotiimiin. Vastaat hallin laitteista.', 'D'],
  [1, 'Koulunkäynninohjaaja', 'Työskentelet opettajan ohjeiden mukaan.', 'E'],
  [1, 'Myymäläpäällikkö-trainee', 'Opettelet kaupan tehtäviä.', 'BC'],
  [1, 'Trukkikuski', 'Ensimmäiset päivät kuljet kokeneen kuskin matkassa.', 'B'],
  [1, 'Myyjä', 'Kertauskoulutus työajalla kuuluu etuihin.', ''],
  [1, 'Floristi', 'Sidot kimput omalla tyylilläsi.', 'A'],
  [1, 'Uimaopettaja', 'Lapset päättävät itse leikkinsä.', 'D'],
  [1, 'Taittaja', 'Laskutat työt omalla toiminimelläsi.', 'A'],
  [1, 'Rakennusapumies', 'Autat kirvesmiehiä. Työote on itsenäinen.', 'A'],
  [1, 'Varastotyöntekijä', 'Työnjohtaja jakaa aamun tehtävät.', 'E'],
  [1, 'Suunnittelija', 'Meitä on viisi samassa huoneessa.', 'D'],
  [1, 'Maalari', 'Oppisopimus on mahdollinen myöhemmin.', ''],
  [1, 'Rakennusharjoittelija', 'Saat perehdytyksen.', 'C'],
  [1, 'Insinööri kesätyöhön', 'Meitä on viisi samassa huoneessa.', ''],
  [1, 'Lakimies', 'Edellytämme ylempää korkeakoulututkintoa. Virka on vakituinen.', 'D'],
  [1, 'Kuljettajaksi oppisopimuksella', 'Ajat lavoja.', 'C'],
  [1, 'Kuljettaja', 'Ajat lavoja.', 'A'],
  [1, 'Toimistosihteeri', 'Voit jakaa työaikasi itse.', ''],
  [2, 'Lähihoitaja', 'Hoidat asukkaita ryhmäkodissa.', 'AD'],
  [2, 'Siivooja', 'Arvostamme huolellisuutta.', 'AC'],
  [2, 'Talousjohtaja', 'Johdat taloutta.', 'CD'],
  [2, 'Siivooja', 'Saat huolellisen perehdytyksen.', 'A'],
  [2, 'Varastotyöntekijä', 'Keräät tilauksia.', 'A'],
  [2, 'Kirjanpitäjä', 'Teet tilinpäätökset.', 'C'],
  [2, 'Tarjoilija', 'Palvelet asiakkaita salissa.', 'BD'],
  [2, 'Työntekijä', 'Peset lattiat ja tyhjennät roskat.', 'A'],
  [2, 'Työntekijä', 'Laadit sopimukset ja piirrät kuvat.', 'C'],
  [2, 'Työntekijä', 'Ohjaat nuoria ja autat heidän perheitään.', 'BD'],
  [2, 'Sähköasentaja', 'Työ on liikkuvaa.', 'A'],
  [2, 'Myyjä', 'Työ on fyysisesti raskasta.', 'AD'],
  [2, 'Palveluohjaaja', 'Teet joskus kotikäyntejä.', 'D'],
  [2, 'Palveluohjaaja', 'Käyt päivittäin asiakkaiden luona.', 'BD'],
  [2, 'Tarjoilija', 'Kannat astiat keittiöön ja tiskaat.', 'BD'],
  [2, 'Kuljettaja', 'Tarkka aloituspäivä sovitaan erikseen.', 'A'],
  [2, 'Kuljettaja', 'Arvostamme täsmällisyyttä.', 'A'],
  [2, 'Asentaja', 'Viihdyt ihmisten parissa. Osaat kohdata erilaisia asiakkaita.', 'AD'],
  [2, 'Asentaja', 'Asennuskohteet ovat asiakkaidemme koteja.', 'A'],
  [2, 'Ylitarkastaja', 'Teet tarkastuksia yritysten luona.', 'BC'],
  [2, 'Warehouse worker', 'You have an eye for detail.', 'AC'],
  [2, 'Somistaja', 'Ikkunat vaihtuvat joka viikko.', 'AB'],
  [2, 'Kokki-myyjä', 'Keittiö ja tiski ovat vierekkäin.', 'ABD'],
  [2, 'Henkilökohtainen avustaja', 'Autat pukeutumisessa.', 'AD'],
  [2, 'Henkilökohtainen avustaja', 'Leikitte ja ulkoilutte. Pelataan korttia.', 'BD'],
  [2, 'Sihteeri', 'Kunnassa on 7 000 asukasta.', 'C'],
  [3, 'Kirjanpitäjä', 'Hybridityö on mahdollista.', 'C'],
  [3, 'Kirjanpitäjä', 'Hybridityö on mahdollista, toimistomme on Porissa.', 'AC'],
  [3, 'Kirjanpitäjä', 'Toimipisteemme on Porissa. Etätyötä voi tehdä kaksi päivää.', 'AC'],
  [3, 'Opettaja', 'Opetat kahdessa eri koulussa.', 'C'],
  [3, 'Opettaja', 'Kunnassa on kaksi koulua, joista toiseen haemme sinua.', ''],
  [3, 'Laborantti', 'Näytteiden vastaanotto kuuluu työhösi.', 'A'],
  [3, 'Varastotyöntekijä', 'Työmäärän vaihtelun vuoksi tarvitsemme apua.', ''],
  [3, 'Työntekijä', 'Kilometrikorvaukset maksetaan.', 'B'],
  [3, 'Carpenter', 'You work on our building sites.', 'B'],
  [3, 'Software developer', 'Our customers are outside the EU.', 'A'],
  [3, 'Byggprojektledare', 'Du är ofta ute på byggena.', 'BC'],
  [3, 'Puutarhatyöntekijä', 'Toimiston väki auttaa.', 'B'],
  [3, 'Tarjoilija', 'Salissa on vilskettä.', 'D'],
  [3, 'Kokki', 'Keittiö on hoivakodissa.', ''],
  [3, 'Asiantuntija', 'Matkustat viikoittain asiakkaiden luo.', 'BC'],
  [3, 'Asiantuntija', 'Matkustat viikoittain, muuten olet toimistollamme.', 'ABC'],
  [3, 'Myyjä', 'Käyt asiakkaiden luona.', 'B'],
  [3, 'Kuljettaja', 'Palvelet asiakkaita vuokraamon tiskillä.', 'D'],
  [3, 'Tarjoilija', 'Toimistomme on Porissa.', 'D'],
  [3, 'Myyjä', 'Käyt asiakkaiden luona ja palvelet asiakkaita myymälässä.', 'BD'],
  [3, 'Asiantuntija', 'Toisinaan käyt asiakkaiden luona.', 'A'],
  [3, 'Kuljettaja', 'Toimistomme on Porissa.', 'B'],
  [3, 'Luokanopettaja', 'Terveysasema on koulun naapurissa.', ''],
  [3, 'Kirjanpitäjä', 'Tarjoamme monipuolisen työn ja mahdollisuuden kehittyä.', 'AC'],
  [3, 'Siivooja', 'Henkilöstöetumme ovat monipuoliset.', ''],
  [3, 'Siivooja', 'Työkohteet sijaitsevat eri kohteissa.', 'B'],
  [3, 'Palkanlaskija', 'Joskus joku tulee vastaanotolle.', 'A'],
  [3, 'Palkanlaskija', 'Istut vuorollasi palvelupisteessä.', 'AD'],
  [3, 'Kartoittaja', 'Kuljet maastossa.', 'B'],
  [3, 'Huoltoneuvoja', 'Istut tiskillä, mutta joka viikko käydään varastolla.', 'CD'],
  [3, 'Ohjelmistokehittäjä', 'Voit työskennellä mistä päin Suomea tahansa.', 'A'],
  [4, 'Sairaanhoitaja', 'Osastolla on 20 paikkaa.', 'BD'],
  [4, 'Ravintolapäällikkö', 'Johdat ravintolaa.', 'AD'],
  [4, 'Tuotantotyöntekijä', 'Teemme työn yhdessä muun ryhmän kanssa.', 'C'],
  [4, 'Kuljettaja', 'Mukava porukka.', ''],
  [4, 'Kuljettaja', 'Työ on itsenäistä.', 'A'],
  [4, 'Kuljettaja', 'Olet oma-aloitteinen.', ''],
  [4, 'Hitsaaja', 'Työskentelet sekä omin päin että yhdessä: niin yksin kuin parin kanssa.', 'B'],
  [4, 'Kokki', 'Vastaat omista annoksistasi.', ''],
  [4, 'Lähihoitaja', 'Osasto on toisessa kerroksessa.', 'BD'],
  [4, 'Siivooja', 'Talossa tehdään hoitotyötä.', ''],
  [4, 'Eläinlääkäri', 'Toimit osana tiimiä.', 'B'],
  [4, 'IT-tukihenkilö', 'Asennat koneita.', ''],
  [4, 'Kuljettaja', 'Kehitämme jatkuvasti esimiestyötämme.', ''],
  [4, 'Työnjohtaja', 'Teet yhteistyötä suunnittelun kanssa.', 'AD'],
  [4, 'Puutarhuri', 'Istutusjärjestyksestä päätät itse.', 'A'],
  [4, 'Myyjä', 'Sinä päätät, milloin teet töitä.', ''],
  [4, 'Kääntäjä', 'Toimit freelancerina.', 'A'],
  [4, 'Kääntäjä', 'Toimit freelancerina osana tiimiä.', 'B'],
  [4, 'Projektipäällikkö', 'Hankkeet ovat Turussa.', 'A'],
  [4, 'Projektipäällikkö', 'Työ on itsenäistä, ja toimit osana tiimiä.', 'B'],
  [4, 'Apulaisosastonhoitaja', 'Osastolla on 20 paikkaa.', 'BD'],
  [4, 'Vuoroesihenkilö', 'Suunnittelet viikot yhdessä päällikön kanssa.', 'BD'],
  [4, 'Vuoroesihenkilö', 'Suunnittelet viikot.', 'AD'],
  [4, 'Maalari', 'Kukin vastaa omasta seinästään, ja työt jaetaan yhdessä.', 'B'],
  [4, 'Harjoittelija', 'Työ on itsenäistä, ja toimit osana tiimiä.', ''],
  [4, 'Suunnittelija', 'Toimit kolmen ihmisen esihenkilönä osana tiimiä.', 'BD'],
  [4, 'Suunnittelija', 'Toimistomme on Porissa.', ''],
  [4, 'Suunnittelija', 'Tiimissä on viisi suunnittelijaa.', 'B'],
  [4, 'Kesätyö sairaanhoitajana', 'Osastolla on 20 paikkaa.', 'D'],
  [5, 'Ohjelmistokehittäjä', 'Hallitset Pythonin.', 'A'],
  [5, 'Sihteeri', 'Kirjaat asiat.', 'B'],
  [5, 'Muurari', 'Muuraat.', 'C'],
  [5, 'Siivooja', 'Siivoat koteja.', 'D'],
  [5, 'Sihteeri', 'Edellytämme vahvaa tietoteknistä osaamista.', 'A'],
  [5, 'Suunnittelija', 'Edellytämme Revitin hallintaa.', 'A'],
  [5, 'Suunnittelija', 'Revitin hallinta katsotaan eduksi.', 'B'],
  [5, 'Suunnittelija', 'Omaksut helposti uusia ohjelmia.', 'BE'],
  [5, 'Siivouspäällikkö', 'Johdat siivoojia.', 'B'],
  [5, 'Mansikanpoimija', 'Poimit mansikoita.', 'D'],
  [5, 'Puutarhatyöntekijä', 'Leikkaat nurmikkoa ruohonleikkurilla.', 'C'],
  [5, 'Lähihoitaja', 'Autat asukkaita ja siivoat.', ''],
  [5, 'Laitoshuoltaja', 'Edellytämme laitoshuoltajan ammattitutkintoa.', 'C'],
  [5, 'Vartija', 'Kirjaat havainnot mobiilijärjestelmään.', 'B'],
  [5, 'Kesätyöntekijä', 'Haravoit kirjaston pihaa ja toimiston nurmikkoa.', 'D'],
  [5, 'Muurari', 'Raportoit työstä. Teet tilauksia.', 'C'],
  [6, 'Kokki', 'Työ on kaksivuorotyötä.', 'C'],
  [6, 'Suunnittelija', 'Käytössämme on liukuva työaika.', 'B'],
  [6, 'Myyjä', 'Voit itse valita työvuorosi.', 'D'],
  [6, 'Suunnittelija', 'Päätät itse työaikasi.', 'A'],
  [6, 'Suunnittelija', 'Haku päättyy 1.5. klo 16.', ''],
  [6, 'Suunnittelija', 'Joskus työskentelet myös iltaisin.', ''],
  [6, 'Kokki', 'Työskentelet iltaisin.', 'C'],
  [6, 'Kokki', 'Työpäivä on 9.30-15.30.', 'C'],
  [6, 'Suunnittelija', 'Työaika on joustava, yleensä klo 8-16.', 'B'],
  [6, 'Suunnittelija', 'Asiakkaamme ovat tehtaita, joissa tehdään kolmivuorotyötä.', ''],
  [6, 'Myyjä', 'Työajat: ma-to 9-17.', 'C'],
  [6, 'Myyjä', 'Olemme auki 10-20.', 'C'],
  [6, 'Myyjä', 'Soita minulle arkisin klo 9-11.', ''],
  [6, 'Myyjä', 'Alkamisaika sovitaan yhdessä.', ''],
  [6, 'Myyjä', 'Pääset vaikuttamaan omiin työvuoroihisi.', 'D'],
  [6, 'Suunnittelija', 'Kukaan ei kysy, mihin aikaan tulet.', 'A'],
  [6, 'Projektledare', 'Du bestämmer över din arbetstid.', 'A'],
  [6, 'Writer', 'You set your own schedule.', 'A'],
  [6, 'Suunnittelija', 'Ydintyöaika on klo 10–14.', 'B'],
  [6, 'Developer', 'Our core hours are 10–15.', 'B'],
  [6, 'Ingenjör', 'Vi har flextid.', 'B'],
  [6, 'Suunnittelija', 'Rakennat päiväsi itse.', 'B'],
  [6, 'Hieroja', 'Työskentelet yrittäjänä ja rakennat päiväsi itse.', 'A'],
  [6, 'Hieroja', 'Etsimme hierojaa yrittäjäksi.', 'A'],
  [6, 'Tarjoilija', 'Vuoroja on klo 10–22, ja otat niistä ne, jotka sinulle sopivat.', 'D'],
  [6, 'Kokki', 'Työ on kaksivuorotyötä ilman öitä.', 'C'],
  [6, 'Myyjä', 'Työskentelet tiistaista lauantaihin.', 'C'],
  [6, 'Elmontör', 'Arbetstid 7–15.30.', 'C'],
  [6, 'Elmontör', 'Arbetstid 18–22 timmar i veckan.', ''],
  [6, 'Cook', 'You work from Tuesday to Saturday.', 'C'],
  [6, 'Cook', 'You have 3 to 5 years of experience.', ''],
  [6, 'Koodari', 'Perjantaisin syömme yhdessä aamiaista.', ''],
  [6, 'Trainer', 'We draw up the roster together.', 'D'],
  [6, 'Developer', 'Overtime has to be agreed with the manager.', ''],
  [6, 'Suunnittelija', 'Rakennat päiväsi itse, mutta klo 9 olemme koolla.', 'B'],
  [6, 'Tarjoilija', 'Työskentelet silloin kun haluat: poimit sinulle sopivat vuorot.', 'D'],
  [6, 'Suunnittelija', 'Lisätiedot: Maija Meikäläinen, puh. 040 123 4567, arkisin 12–14.', ''],
  [6, 'Suunnittelija', 'Työ alkaa 1.11. ja hanke kestää 1.11.–15.12.', ''],
  [6, 'Myyjä', 'Arvostamme sitä, että olet joustava työaikojen suhteen.', ''],
  [5, 'Muurari', 'Kirjaat tunnit Exceliin.', 'BC'],
  [5, 'Varastotyöntekijä', 'Ajat trukilla.', 'C'],
  [5, 'Varastotyöntekijä', 'Ajat trukilla. Kirjaat saldot järjestelmään.', 'B'],
  [5, 'Suunnittelija', 'Talossa on asiakastietokanta.', 'B'],
  [5, 'Puuseppä', 'Luet AutoCAD-kuvia.', 'C'],
  [5, 'Asfalttityöntekijä', 'Työ on kausiluonteista. Kokemusta alalta et tarvitse.', 'D'],
  [5, 'Kesätyö pihalla', 'Autat huoltomiestä: kitket ja haravoit.', 'D'],
  [5, 'Suunnittelija', 'Saat vuorot sovelluksesta.', 'B'],
  [7, 'Myyjä', 'Alan koulutus katsotaan eduksi.', 'A'],
  [7, 'Sähköasentaja', 'Edellytämme ammatillista koulutusta.', 'B'],
  [7, 'Asiantuntija', 'Edellytämme ylempää korkeakoulututkintoa.', 'C'],
  [7, 'Sairaanhoitaja', 'Osastolla on 20 paikkaa.', 'C'],
  [7, 'Siivooja', 'Emme vaadi korkeakoulututkintoa. Tärkeintä on asenne.', 'A'],
  [7, 'Myyjä', 'Edellytämme merkonomin tutkintoa tai vastaavaa työkokemusta.', 'AB'],
  [7, 'Siivooja', 'Tarjoamme:\n- ammatillista koulutusta\n- hyvää asennetta', 'A'],
  [7, 'Myyjä', 'Katsomme eduksi:\n- merkonomin tutkinnon', 'A'],
  [7, 'Laborantti', 'Edellytämme alan koulutusta.', 'B'],
  [7, 'Palvelumuotoilija', 'Tehtävään vaaditaan soveltuva koulutus.', 'C'],
  [7, 'Siivooja', 'Toivomme, että sinulla on soveltuva koulutus.', 'A'],
  [7, 'Lukkoseppä', 'Meille tullaan lukkoalan koulutuksella: edellytämme alan tutkintoa.', 'B'],
  [7, 'Kirvesmies', 'Kelpoisuusvaatimukset:\nKoulutusvaatimuksia ei ole.', 'A'],
  [7, 'Hitsaaja', 'Toivomme mielellään hitsaajan ammattitutkintoa.', 'A'],
  [7, 'Työntekijä', 'Edellytämme levysepän koulutusta tai työssä opittua taitoa.', 'AB'],
  [7, 'Ostaja', 'Edellytämme teknistä tai kaupallista koulutusta.', 'BC'],
  [7, 'Snickare', 'Vi kräver ingen utbildning, men du ska ha körkort.', 'A'],
  [7, 'Assistent', 'Vi söker dig. Alla kandidaterna får svar av oss, du ska vara pålitlig.', 'A'],
  [7, 'Putkiasentaja, oppisopimus', 'Suoritat perustutkinnon työn ohessa.', 'A'],
  [7, 'Hoitaja', 'Et tarvitse tutkintoa. Lähihoitajan koulutuksesta on apua.', 'A'],
  [
    7,
    'Karkaisija',
    'Edellytämme metallialan koulutusta. Aiempaa kokemusta alalta et tarvitse.',
    'AB',
  ],
  [7, 'Koneistaja', 'Edellytämme alan tutkintoa tai vankkaa käytännön osaamista.', 'AB'],
  [7, 'Clerk', 'You have a degree in logistics or several years of experience.', 'AC'],
  [7, 'Myyjä', 'Kaupallinen koulutus on mukava lisä, mutta asenne on tärkeämpi.', 'A'],
  [7, 'Hortonomi', 'Odotamme, että olet hortonomi tai puutarhuri.', 'BC'],
  [7, 'Hoitaja', 'Edellytämme korkeakoulututkintoa tai opistoasteen tutkintoa.', 'C'],
  [8, 'Merkonomi', 'Suoritat tutkinnon oppisopimuksella.', 'A'],
  [8, 'Isännöitsijä', 'Tutkinto on suoritettava kahden vuoden kuluessa.', 'A'],
  [8, 'Leipuri', 'Maksamme alan kurssit, kaksi koulutuspäivää vuodessa.', 'B'],
  [8, 'Leipuri', 'Työ alkaa viikon koulutuksella.', ''],
  [8, 'Sihteeri', 'Merkonomin tutkinto on plussaa, mutta ei pakollinen.', ''],
  [8, 'Baker', 'We pay for your courses. You are a fast learner.', 'BC'],
  [8, 'Bagare', 'Erfarenhet är bra att ha men inget måste, vi betalar kurser.', 'BE'],
  [8, 'Siivooja', 'Aiempaa kokemusta ei tarvita. Työ on vakituinen.', 'E'],
  [8, 'Svetsare', 'Du behöver inte kunna finska.', ''],
  [8, 'Svetsare', 'Du behöver inte kunna något om svetsning.', 'E'],
  [8, 'Hitsaaja', 'Sinun ei tarvitse osata suomea valmiiksi.', ''],
  [8, 'Hitsaaja', 'Sinun ei tarvitse osata mitään valmiiksi.', 'E'],
  [8, 'Kesätyöntekijä ohjelmistokehitykseen', 'Kirjoitat koodia Pythonilla.', ''],
  [8, 'Kätilö', 'Ohjaat opinnäytetöitä tekeviä opiskelijoita.', ''],
  [8, 'Myyjä', 'Meillä pääset oppimaan uutta joka päivä.', ''],
  [8, 'Myyjä', 'Luetaan eduksi, jos sinulla on täydennyskoulutusta.', ''],
  [8, 'Toimistosihteeri', 'Sijaisuus kestää lokakuun loppuun.', ''],
  [8, 'Apumies', 'Voit olla kokenut tai vasta aloittava, työ kestää kaksi viikkoa.', 'D'],
  [8, 'Sairaanhoitaja', 'Tarjoamme hyvät koulutusmahdollisuudet.', 'B'],
  [8, 'Myyjä', 'Tarjoamme:\n- kahvia\n- koulutusta myyntityöhön', 'B'],
  [8, 'Myyjä', 'Tarjoamme alkuun koulutuksen tehtävään.', ''],
  [8, 'Myyjä', 'Työkokemus on eduksi, mutta ei pakollista.', 'E'],
  [8, 'Myyjä', 'Ajokortti on eduksi, mutta ei pakollinen.', ''],
  [8, 'Siivooja', 'Työ on kausiluonteista.', 'D'],
  [8, 'Myyjä', 'Sinulla on halu oppia uutta.', 'C'],
  [8, 'Marjanpoimija', 'Poimit marjoja kesällä.', 'D'],
  [8, 'Kuljettaja', 'Aiempaa kokemusta alalta et tarvitse.', 'E'],
  [8, 'Kahvilatyöntekijä', 'Työ on määräaikainen.', ''],
  [8, 'Kahvilatyöntekijä', 'Työ on määräaikainen ja kestää kesän ajan.', 'D'],
  [
    8,
    'Kesätyöntekijä',
    'Teet kesätyötä puistossa. Kesätyö alkaa pian. Kesätyöntekijältä ei vaadita kokemusta.',
    'DE',
  ],
  [8, 'Siivooja', 'Työ on kausiluonteista. Toimit freelancerina omalla laskutuksella.', 'D'],
  [8, 'Kiinteistönhoitaja', 'Maksamme ammattitutkinnon, jonka voi suorittaa työn ohessa.', 'A'],
  [8, 'Ravintolapäällikkö', 'Pääset ketjun esihenkilövalmennukseen.', 'B'],
  [8, 'Myyjä', 'Hygieniapassin voi suorittaa meillä.', ''],
  [8, 'Sihteeri', 'Opit uudet ohjelmat nopeasti.', ''],
  [8, 'Huoltomies', 'Meistä moni on tullut kaupan kassalta.', 'E'],
  [8, 'Siivooja', 'Aiempaa kokemusta ei tarvita.', 'DE'],
  [8, 'Pakkaaja', 'Opetamme työn. Kokemusta ei tarvita.', 'DE'],
  [8, 'Jäätelömyyjä', 'Kesätyö, johon ei tarvita kokemusta. Käytät kassajärjestelmää.', 'DE'],
  [8, 'Kahvilatyöntekijä', 'Työ on kausiluonteista. Käytät kassajärjestelmää.', ''],
  [8, 'Kioskimyyjä', 'Työ kestää kesän ajan. Edellytämme soveltuvaa koulutusta.', ''],
  [8, 'Myyjä', 'Kokemusta ei vaadita eikä koulutusta.', 'E'],
  [8, 'Kirjanpitäjä', 'Perehdytämme sinut, vaikka et olisi vastavalmistunut.', ''],
  [8, 'Myyjä', 'Koulutat asiakkaiden henkilöstöä.', ''],
  [9, 'Kokki', 'Työsuhde on vakituinen, koeaika neljä kuukautta.', 'A'],
  [9, 'Kokki', 'Tarjolla on vakituinen tai määräaikainen työsuhde.', 'B'],
  [9, 'Kokki', 'Kesätyö alkaa kesäkuussa.', 'B'],
  [9, 'Graafikko', 'Työskentelet freelancerina.', 'C'],
  [9, 'Kokki', 'Työ on vakituinen, joten lähetä hakemuksesi heti.', 'A'],
  [9, 'Kokki', 'Työ on pitkäaikainen.', ''],
  [9, 'Kokki', 'Vakituiset asiakkaamme viihtyvät ja urakoitsijat hoitavat remontit.', ''],
  [9, 'Kokki', 'Pesti jatkuu puoli vuotta.', 'B'],
  [9, 'Kokki', 'Työsuhde on vakituinen, ja vastaat kesätyöntekijän perehdytyksestä.', 'A'],
  [9, 'Kokki', 'Työsuhde 1.8.–31.5.', 'B'],
  [9, 'Kokki', 'Työsuhde on aluksi kuuden kuukauden mittainen.', 'B'],
  [9, 'Kokki', 'Hakuaika 1.8.–31.8.', ''],
  [9, 'Cook', 'The position is for the period 15 Nov – 15 April.', 'B'],
  [9, 'Kokki', 'Työskentelet yrittäjänä kesäksi.', 'C'],
  [9, 'Maalari', 'Haemme alihankkijoita ulkomaalauksiin.', 'C'],
  [9, 'Sähköasentaja', 'Hoidat keikan itse loppuun. Työ on vakituinen.', 'A'],
  [9, 'Tarjoilija', 'Tarjolla on keikkoja viikonloppuisin.', 'B'],
  [9, 'Opettaja', 'Virka on vakinainen. Opiskelija voidaan valita määräajaksi.', 'A'],
  [9, 'Myyjä', 'Palkkaus on täysin provisiopohjainen.', 'C'],
  [9, 'Guide', 'We need you from November to April.', 'B'],
  [9, 'Developer', 'The team takes turns being on call.', ''],
  [9, 'Kock', 'Anställningen gäller till utgången av maj, ett vikariat.', 'B'],
  [9, 'Kokki', 'Työ on toistaiseksi voimassa oleva. Hakuaika on 1.5.2026 asti.', 'A'],
  [9, 'Kokki', 'Palkkaamme sinut vuodeksi. Tutkinnon jälkeen voit saada vakituisen paikan.', 'B'],
  [9, 'Kokki', 'Osa paikoista on vakituisia, osa kestää lokakuun loppuun.', 'B'],
  [10, 'Suunnittelija', 'Haluat jatkuvasti kehittää osaamistasi.', 'A'],
  [10, 'Hoitaja', 'Saat hyvät kehittymismahdollisuudet.', 'B'],
  [10, 'Marjanpoimija', 'Poimit marjoja kesällä.', 'C'],
  [10, 'Marjanpoimija', 'Poimit marjoja kesällä ja osallistut tilan kehittämiseen.', 'C'],
  [10, 'Marjanpoimija', 'Perehdytys ja koulutus työhön kestää tunnin.', 'C'],
  [10, 'Marjanpoimija', 'Maksamme halukkaille trukkikurssin.', 'B'],
  [10, 'Sairaanhoitaja', 'Etsimme hoitajia keikkatyöhön.', 'C'],
  [10, 'Sähköasentaja', 'Päivässä on neljä keikkaa.', ''],
  [10, 'Myyjä', 'Moni myymäläpäälliköistämme aloitti myyjänä.', 'A'],
  [10, 'Trainee', 'Ohjelman päätteeksi on tarjolla paikka päällikkönä.', 'A'],
  [10, 'Uimaopettaja', 'Vedät lasten alkeiskursseja.', ''],
  [10, 'Kuljettaja', 'Ajat kuorma-autoa.', ''],
  [10, 'Siivooja', 'Siivoat porraskäytäviä.', 'C'],
  [10, 'Siivooja', 'Siivoat porraskäytäviä. Työ on vakituinen.', ''],
  [10, 'Viestintäharjoittelija', 'Harjoittelu kestää kolme kuukautta.', ''],
  [10, 'Lastenhoitaja', 'Havainnoit lasten kehitystä ja oppimista.', ''],
  [10, 'Myyjä', 'Olemme nopeasti kehittyvä kauppa.', ''],
  [10, 'Asentaja', 'Moni meillä on kasvanut asentajasta työnjohtajaksi.', 'A'],
  [10, 'Kesätyöntekijä', 'Kesätyö alkaa pian. Neuvojina ovat vakituiset kollegat.', 'C'],
  [10, 'Kahvilatyöntekijä', 'Työ on määräaikainen. Kokemusta et tarvitse.', 'C'],
  [10, 'Kahvilatyöntekijä', 'Työ on määräaikainen. Edellytämme kokemusta.', ''],
  [10, 'Puuseppä', 'Sesonki alkaa. Edellytämme puualan perustutkintoa.', ''],
  [10, 'Puuseppä, oppisopimus', 'Työ tehdään verstaalla.', 'A'],
  [10, 'Lähihoitaja', 'Kehität osastomme toimintaa kollegoiden kanssa.', 'A'],
  [10, 'Asentaja', 'Olemme kehittäneet pumppuja jo vuosia.', ''],
  [10, 'Siivooja', 'Aiempaa kokemusta ei tarvita.', 'C'],
  [10, 'Tarjoilija', 'Työ on kausiluonteista. Tarjoilijasta voi edetä vuoropäälliköksi.', 'A'],
  [10, 'Asentaja', 'Voit edetä konsernissamme.', 'A'],
  [10, 'Myyjä', 'Tutustu uramahdollisuuksiin verkkosivuillamme.', ''],
  [10, 'Myyjä', 'Myynnin ohjelman opit kuukaudessa.', ''],
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

describe('question 1: an own part in a team, or directed', () => {
  it.each([
    ['Tarjoilija', 'Vuoropäällikkö jakaa pöydät illan alussa.', 'E'],
    ['Testaaja', 'Testipäällikkö jakaa työt aamulla. Kuulut tiimiin.', 'E'],
    ['Sairaanhoitaja', 'Kuulut tiimiin ja vastaat lääkehoidosta.', 'D'],
    ['Myyjä', 'Kuulut porukkaan. Vastaat puhelimeen.', ''],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(1, title, body)).toBe(letters)
  })
})

describe('question 2, where the ad adds to the occupation', () => {
  it.each([
    ['Myyjä', 'Tuotteita pakataan. Hyllytät ja palvelet asiakkaita.', 'BD'],
    ['Putkiasentaja', 'Kahvi juodaan yhdessä. Keskustelet asukkaiden kanssa.', 'A'],
    ['Varaosamyyjä', 'Purat kuormia ja pakkaat tilauksia.', 'CD'],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(2, title, body)).toBe(letters)
  })

  it('reads the work from a title that names nobody', async () => {
    expect(await lettersFor(2, 'Kesätöitä hautausmaalla', 'Tervetuloa.')).toBe('A')
  })
})

describe('question 3: the place of work', () => {
  it.each([
    ['Kirjanpitäjä', 'Käyt työmailla. Toimistomme on Porissa.', 'AC'],
    [
      'Kirjanpitäjä',
      'Käyt työmailla. Reissussa ollaan kuukausittain. Toimistomme on Porissa.',
      'ABC',
    ],
    ['Sosiaalityöntekijä', 'Teet kotikäyntejä. Liikut alueella autolla.', 'B'],
    ['Ohjelmistokehittäjä', 'Vastaanotto on ensimmäisessä kerroksessa.', 'A'],
    ['Siivooja', 'Siivoat vastaanoton. Poliklinikka on samassa talossa.', ''],
    ['Siivooja', 'Palvelet asiakkaita tiskillä.', 'D'],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(3, title, body)).toBe(letters)
  })
})

describe('question 4 weighs what the person decides against what others do', () => {
  it.each([
    ['Kuljettaja', 'Reitistä päätät itse. Teet yhteistyötä varaston kanssa.', 'A'],
    [
      'Kuljettaja',
      'Reitistä päätät itse. Ensimmäiset viikot ajat kokeneen kuljettajan parina.',
      'A',
    ],
    ['Tarjoilija', 'Sinä päätät listasta. Salin työt jaamme yhdessä keittiön kanssa.', 'B'],
    ['Suunnittelija', 'Aikataulusta päätät itse.', 'B'],
    ['Puuseppä', 'Työ on itsenäistä. Saat perehdytyksen.', ''],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(4, title, body)).toBe(letters)
  })
})

describe('the decision of question 5', () => {
  it.each([
    ['Sairaanhoitaja', 'Hoidat potilaita osastolla.', ''],
    ['Sairaanhoitaja', 'Hoidat potilaita ja kirjaat hoidot.', 'B'],
    ['Floristi', 'Palvelet asiakkaita.', 'C'],
    ['Keittiöpäällikkö', 'Vastaat keittiöstä ja budjetista.', 'B'],
    ['Keittiötyöntekijä', 'Tiskaat ja siivoat. Aiempaa kokemusta et tarvitse.', 'D'],
    ['Eläintenhoitaja', 'Tietokonetta ei tarvita.', 'D'],
    ['Suunnittelija', 'Uudet ohjelmat eivät pelota sinua.', 'BE'],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(5, title, body)).toBe(letters)
  })
})

describe('the decision of question 6', () => {
  it('gives set hours to whoever plans the day where the ad sets the hours elsewhere', async () => {
    expect(
      await lettersFor(6, 'Asentaja', 'Rakennat päiväsi itse. Työaika on arkisin 7–15.30.'),
    ).toBe('C')
    expect(await lettersFor(6, 'Asentaja', 'Rakennat päiväsi itse klo 7–15.30.')).toBe('B')
  })

  it('takes hours that are agreed on beside flexible ones for flexible', async () => {
    expect(await lettersFor(6, 'Suunnittelija', 'Liukuva työaika ja osa-aikaisuus onnistuu.')).toBe(
      'B',
    )
    const apart = 'Meillä on liukuva työaika. Myös osa-aikatyö onnistuu.'
    expect(await lettersFor(6, 'Suunnittelija', apart)).toBe('BD')
  })

  it('takes no hour at which one may call for a working hour', async () => {
    expect(await lettersFor(6, 'Myyjä', 'Meidät tavoittaa arkisin kello kymmenen.')).toBe('')
  })
})

describe('education that can be done without, and work that ends (questions 7 and 9)', () => {
  const SAID: readonly (readonly [QuestionId, string, string, string])[] = [
    [7, 'Työntekijä', 'Odotamme peltisepän koulutusta taikka kolme vuotta peltitöitä.', 'AB'],
    [7, 'Työntekijä', 'Merkonomin tutkinto on mukava lisä.', 'A'],
    [7, 'Sihteeri', 'Kokemusta ei tarvita. Edellytämme merkonomin tutkintoa.', 'B'],
    [9, 'Myyjä', 'Toinen paikoista on vakituinen, toinen kesään asti.', 'B'],
    [9, 'Kesämyyjä', 'Moni on saanut meiltä vakituisen paikan.', 'B'],
    [9, 'Myyjä', 'Vakituinen. Vuorolista tehdään kolmeksi viikoksi.', 'A'],
  ]
  it.each(SAID)('question %i: %s. %s → %s', async (question, title, body, letters) => {
    expect(await lettersFor(question, title, body)).toBe(letters)
  })
})

describe('work that is learned at once (question 8)', () => {
  it.each([
    ['Kesämyyjä', 'Myyt jäätelöä kioskissa kesä-elokuussa. Käytät kassajärjestelmää.', 'D'],
    ['Kesämyyjä', 'Myyt jäätelöä kesä-elokuussa. Ensimmäiset päivät kuljet kokeneen mukana.', 'D'],
    ['Kesämyyjä', 'Myyt jäätelöä kesä-elokuussa. Edellytämme kokemusta.', ''],
    ['Siivooja', 'Siivoat porraskäytäviä.', 'D'],
    ['Siivooja', 'Siivoat porraskäytäviä. Työ on vakituinen.', ''],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(8, title, body)).toBe(letters)
  })
})

describe('openness to other fields (question 8)', () => {
  it.each([
    ['Myyjä', 'Alan kokemusta ei tarvita.', 'E'],
    ['Sairaanhoitaja', 'Geriatrian kokemusta ei tarvita. Edellytämme tutkintoa.', ''],
  ])('%s. %s → %s', async (title, body, letters) => {
    expect(await lettersFor(8, title, body)).toBe(letters)
  })
})
