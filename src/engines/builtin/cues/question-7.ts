import type { Cue } from '../cue.ts'

/** Whoever has a vocational qualification, and whoever has a degree, as ads set them side by side. */
const TRADES =
  '*asentaja|*puutarhuri|tarjoilija|kokki|lähihoitaja|perushoitaja|prosessinhoitaja|kirvesmies|nuoriso|*mekaanikko|*teknikko|merkonomi|laborantti|' +
  'liikuntaneuvoja|matkailuvirkailija|kartoittaja|lastenhoitaja|hammashoitaja|laitoshuoltaja|' +
  'koulunkäynninohjaaja|välinehuoltaja|hieroja|maaseutuyrittäjä|eläintenhoitaja|' +
  '*maalari|*koneistaja|*rakentaja|*kuljettaja|datanomi|artesaani|*seppä'
const GRADUATES =
  '*insinööri|restonomi|hortonomi|agrologi|sosionomi|sairaanhoitaja|*tradenomi|rakennusmestari|' +
  'medianomi|fysioterapeutti|bioanalyytikko|yhteisöpedagogi|geronomi'
/** Fields whose schooling is vocational even where the work is open to all. */
const FIELDS =
  'viheralan|puutarha*|maanrakennu*|ravintola*|ravitsemisalan|catering*|logistiikan|logistiikka*|' +
  'kiinteistönhoidon|tekstiili*|laitoshuollon|puhdistus*|pintakäsittely*|kauneudenhoito*|leipomo*|' +
  'talotekniikan|koneenasennu*|teatteritekniikan|autoalan|ajoneuvoalan|konealan|' +
  'puualan|maatalousalan|painoalan|hevosalan|elintarvikealan|prosessialan'

/** Education, as the subject of a sentence that calls it welcome or takes something else instead. */
const EDUCATION =
  '*koulutus|*koulutusta|*koulutuksesta|*koulutuksella|*tutkinto|*tutkintoa|*tutkinnosta|' +
  '*opinnot|*opinnoista|*opintoja|*paperit|*papereista|*pätevyys|*merkonomi|*tradenomi|*insinööri|' +
  'restonomi|sosionomi|artesaani|datanomi|lähihoitaja|ammattikoulu|kauppakoulu'
/** What an ad takes in the place of education. */
const INSTEAD = {
  fi:
    '*kokemu*|*näyttö*|näytöt|näytöillä|*näytteet|*taito|*taitoa|*taidot|*taitoja|*osaaminen|' +
    '*osaamista|*osaamisen|tuntuma*|tuntumaa|vuotta|vuosi|vuosia|vuodet|kesää|työtä|työ|työssä|' +
    'töitä|töissä|työtausta|työtaustaa|ura|uraa|uran|*historia|*historiaa|*tausta|*taustaa|*taustan|' +
    'käytännö*|*harrast*|näkemys|*luonne|keikkoja|muuten|muutoin|muualla|jos|olet|pelkkä|into|intoa|' +
    'opittu|opitun|tehnyt|toiminut|itseoppinut|itse|tekemällä|työkirja|elämänkoulu*|hankittu',
  mild:
    'vähintään|ainakin|reilusti|usean|useamman|useampi|muutaman|muutama|parin|pari|kahden|kaksi|' +
    'kolmen|kolme|kolmea|neljän|neljä|viiden|viisi|viittä|kymmenen|monen|vuoden|vuosien|vuosikausien|' +
    'pitkä*|vankka*|vankan|vahva*|hyvä*|laaja*|riittävä*|aiempa*|aiempi|aikaisempa*|aikaisempi|' +
    'vastaava*|selvä*|käden|oma|omaa|sitten|karttu*|kertyny*|saatu*|hankit*|alan|*alan|työn|työssä|' +
    'käytännön|sama*|sen|sitä|korvaava*|kunnon|kova|kovaa|paljon|yhtä|samanlai*|todiste*|osoitet*|' +
    '2|3|4|5|10|työelämässä|työelämän|töissä|itse|ylipäätään|muuta|muulla|jo',
  sv:
    '*erfarenhet|*erfarenheter|år|säsonger|arbetat|jobbat|praktik|kunskaper|kunskap|kunnande|vana|' +
    'annars|självlärd|lärt|växt|på|har|om|handlag',
  mildSv:
    'motsvarande|lång|långa|gedigen|flera|flerårig|några|många|minst|åtminstone|två|tre|fem|2|3|5|' +
    'ett|en|par|års|praktisk|praktiska|annan|tidigare|liknande|likvärdig|god|mycket',
  en:
    'experience|years|practice|skill|skills|work|self|portfolio|record|knowledge|you|seasons|' +
    'otherwise|background|expertise',
  mildEn:
    'several|many|some|a|few|at|least|two|three|four|five|ten|2|3|4|5|10|long|solid|strong|equal|' +
    'equivalent|similar|comparable|relevant|previous|earlier|practical|hands|on|work|working|the|' +
    'same|of|proven|sufficient|enough|extensive|corresponding|real|track|your|own|else|professional',
} as const

/** Education asked for. */
export const QUESTION_7: readonly Cue[] = [
  // No education asked for, in so many words: it outweighs a heading such as "Kelpoisuus".
  {
    mark: '7A',
    weight: 2,
    fi: `
      ei|emme|et|eikä|emmekä .. vaadi|vaadita|edellytä|edellytetä|tarvitse|tarvita .. *koulutus|*koulutusta|*koulutustausta*|*koulutuksia,
      ei|emme|et|eikä|emmekä .. vaadi|vaadita|edellytä|edellytetä|tarvitse|tarvita .. *tutkinto|*tutkintoa|*tutkintoja|papere*|opintoja|todistu*,
      ei|emme|et|eikä|emmekä .. odota|odoteta .. *koulutusta|*tutkintoa|opintoja,
      *koulutus|*koulutusta|*tutkinto .. ei|emme|et .. vaadi*|edelly*|tarvi*|pakolli*|välttämä*,
      *tutkintoa|paperit|papereita .. ei|emme|et .. vaadi*|edelly*|tarvi*|pakolli*|välttämä*,
      *koulutus|*koulutusta|*tutkinto .. ei|emme|et .. vaatimu*|ehto|ehdoton,
      *tutkintoa|paperit|papereita .. ei|emme|et .. vaatimu*|ehto|ehdoton,
      *koulutuksella|*koulutus|*tutkinto|*tutkinnolla .. ei .. merkity*|väliä|ratkais*,
      *koulutustaus*|opintotausta* .. ei .. merkity*|väliä|ratkais*,
      ei koulutusvaatimu*|tutkintovaatimu*, ei ole koulutusvaatimu*|tutkintovaatimu*,
      koulutustausta* ei, koulutustausta* .. vapaa, koulutustaus* .. tärkeäm*|merkittäväm*,
      *koulutusta|*tutkintoa tärkeäm*|merkittäväm*|olennais*, *koulutusta|*tutkintoa enemmän,
      *koulutuksella|*koulutuksesta|*koulutustaustalla|*koulutustaustasta|papereilla|tutkinnolla .. ei|ole väliä|niin,
      opintotausta|koulutustausta|koulutus on vapaa, koulutus vapaa,
      taustaasi|taustaa|taustoja emme rajaa|rajata|kysy*,
      kouluja|papereita|todistuksia ei|emme .. kysellä|kysele|kysytä|katso*,
      ei|emme .. muodollis* .. *vaatimu*|pätevyy*|koulutu*, emme vaadi mitään,
      *koulutus|*tutkinto .. muttei|mutta .. ehdo*|vaatimu*|pakko*,
      *opintoja|*opinnot .. ei|emme .. vaadi*|edelly*|tarvi*|ole,
      todistus|todistusta *koulutuksesta|*tutkinnosta ei|emme,
      tärkein|tärkeintä|tärkeintä .. ei tutkinto|koulutus|paperit,
      *opinnot .. ei|eivät|mutteivät pakollisia|välttämättömiä|vaatimus|edellytys,
      *opinnot|*koulutus|*tutkinto .. mutta ei|eivät|emme pakolli*|välttäm*|vaadi*|edelly*,
      muodollista .. pätevyyttä|koulutusta .. ei|emme|et, ilman koulutu*|tutkinto*,
      ilman .. tutkinto*, koulutuksesta riippumatta, emme katso .. papere*|tutkinto*,
      ei|emme koulutus|koulutusta tai|eikä *kokemu*, ei koulutus ja|tai *vaatimu*,
      koulutusvaatimu*|tutkintovaatimu* .. ei ole,
      *koulutus|*koulutusta|*tutkinto|*tutkintoa|paperit|todistukset .. ei .. pakko|tarpeen,
      emme kysy|kysele|kyttää .. koulutu*|tutkinto*|papere*|todistuk*,
      papereilla|todistuksilla|tutkinnoilla .. ei,
      tutkintoa|papereita|koulutusta .. ei|emme kysy*|kysel*, koulutustaustasta riippumatta,
      tärkeäm*|merkittäväm*|painavam*|enemmän kuin *koulutus|*tutkinto|todistu*|paper*,
      tärkeäm*|merkittäväm*|painavam*|enemmän .. kuin tutkinto|todistukset|paperit,
      emme|ei etsi|hae|kaipaa|katso .. *tutkintoa|*koulutusta,
      ei|emme .. vaadi|edellytä .. *taustaa,
      *opinnot|*opintoja|*koulutus|*tutkinto .. eivät|ei .. vaatimus|vaatimuksia|ehto|edellytys,
      *koulutus|*koulutuksesta|*opinnot|*opinnoista|*tutkinto .. ei|eivät haitta|haittaa|haitaksi,
      *koulutus|*tutkinto|*tutkintoa|*koulutusta|*koulutuksen .. mutta etsimme|kaipaamme|haemme|tärkeäm*|tärkein*|olennais*,
      *koulutus|*tutkinto|*koulutusta|*tutkintoa .. mutta asenne|kädet|osaaminen|motivaatio|into,
      *koulutus|*tutkinto .. juttu|lisä|bonus .. mutta, osaaminen|kädet|näytöt|taidot ratkaise*,
      tutkintopapere* emme|ei, emme aseta|määrittele .. koulutusvaatimu*|tutkintoa|koulutusta,
      en edellytä|vaadi|kaipaa|kysy|tarvitse .. *koulutusta|*tutkintoa|papere*,
      *koulutusta|*tutkintoa|papereita en|minä en .. edellytä|vaadi|kaipaa|kysy|kysele|tarvitse,
      emme kysy|kysele .. koulua|opiskellut|kouluja, ei paperit|paperi|papereita|todistukset ratkaise*,
      ihmistä eikä papereita|tutkintoja, emmekä|eikä todistuksista|papereista|tutkinnoista,
      tyylistä|taidoista|näytöistä emmekä, koulutuksesta|tutkinnosta emme .. kynnys*|ehto*|vaatimu*,
      opintosuunnalla|opintoalalla|alalla ei ole väliä, ei ole asetettu .. tutkintoa|koulutus*,
      muuta|mitään pohjaa|taustaa ei, ratkaisee ei paperi|paperit|tutkinto,
      vaikka .. vaatimuksena .. ei ole, papereita .. ei|emme .. kysel*|kysy*|katsel*|tarvit*
    `,
    sv: `
      ingen|inga|inte .. *utbildning*|examen .. krävs|behövs,
      *utbildning|*utbildningen|examen .. inte|inget|ej .. krav|krävs|behövs|måste|nödvändig*,
      behöver|kräver|kräv inte|ingen .. *utbildning|examen, inga|inget krav på .. utbildning|examen,
      inga formella krav, oavsett .. utbildning*, inga betyg|examina|studier .. behövs|krävs,
      utbildning .. spelar ingen, *examen .. frågar vi, inga meriter .. behövs|krävs,
      examen .. avgör inte|är inte, viktigare än examen|utbildning|betyg|papper,
      utbildning|examen .. inget måste|villkor,
      formell* .. behörighet|utbildning .. behövs|krävs inte
    `,
    en: `
      no education, no degree, no papers|diplomas, not your diplomas|papers|degree,
      got a degree|diploma is all, look for a particular degree, no formal .. education|qualification*|training,
      education|degree|diploma|qualification* .. not .. required|needed|necessary|matter,
      no .. degree|diploma|qualification* .. required|needed|necessary, no qualifications,
      don|doesn t .. need|require|care .. degree*|education|qualification*|diploma*,
      do|does not .. need|require|care .. degree*|education|qualification*|diploma*,
      regardless of .. education, no studies|schooling|certificates .. required|needed|necessary,
      degree|education|diploma .. nice but|not,
      degree|education|diploma .. not .. must|condition|decisive|requirement|essential,
      papers are|is|do not, more|rather .. than .. degree*|papers|certificate*|diploma*,
      degree|education|diploma isn|doesn t .. must|condition|decisive|requirement|matter
    `,
  },
  // Education that is welcome, and no more.
  {
    mark: '7A',
    weight: 2,
    fi: `
      ${EDUCATION} on|olisi|ovat|olisivat .. hyvä|kiva|mukava|hieno|mieluisa|mieluinen|oiva asia|lisä|alku|juttu,
      ${EDUCATION} on|olisi|ovat .. pohja|lähtökohta|perusta .. mutta|muttei,
      ${EDUCATION} on|olisi|ovat|olisivat kiva|mukava|hieno|kivaa|mukavaa|hienoa|mieluisa,
      ${EDUCATION} on|olisi|ovat|olisivat hyvä mutta|muttei|välttämätön,
      ${EDUCATION} antaa|antavat|tuo|luo .. hyvän|hyvää|vankan pohjan|pohjaa|lähtökohdan,
      ${EDUCATION} .. apua|iloa|etumatkaa|hyötyä|avuksi|lisäarvoa|uskottavuutta,
      ${EDUCATION} .. voi|voivat auttaa|helpottaa|nopeuttaa,
      ${EDUCATION} auttaa|auttavat|nopeuttaa|helpottaa|painaa|painavat|kiinnostaa|plussia,
      ${EDUCATION} .. mainittakoon, ${EDUCATION} .. ei .. haittaa|haitaksi|pahitteeksi|pahasta,
      ${EDUCATION} .. muttei|mutta .. pakko|pakkoa|pakollinen|välttämätön|välttämätöntä|ehto,
      *koulutus|*tutkinto on toivottu|toiveissa .. mutta,
      *koulutusta|*tutkintoa katsomme|katsotaan hyvällä,
      useimmilla|monella|monilla .. on .. *tutkinto|*koulutus,
      *tutkinto|*koulutus|tausta on .. useimmilla|monella|monilla|tavallisin|tavallinen|tuttu|yleinen
    `,
    sv: `
      gärna en|ett *examen|*utbildning, *examen|*utbildning är bra|trevlig|kul|vanlig,
      *examen|*utbildning saknar betydelse, *examen|*utbildning ger .. grund,
      *examen|*utbildning frågar vi, spelar ingen roll .. lärt|studerat|skola
    `,
    en: `
      degree|education|qualification*|diploma|training|certificate is|are|would nice|good|useful|fine,
      degree|education|qualification*|diploma|training is|are .. helpful|handy|useful but,
      degree|education|diploma optional|irrelevant, degree or without|not, with or without a degree,
      degree|education|qualification* helps|supports, degree .. does not hurt, degree is one way,
      qualification*|degree .. is|are|would good|nice|fine|useful, appreciate .. qualification|degree|course
    `,
  },
  // Open to anyone, or to whoever has the right attitude.
  {
    mark: '7A',
    weight: 1,
    fi: `
      mitään ei tarvitse osata|tietää, ei tarvitse tietää|osata|olla .. mitään|etukäteen,
      ei tarvi|tarvii|tarvitse osata|tuntea|ymmärtää|olla, kenelle vaan|vain,
      ei vaatimuksia, olitpa|olit|oletpa .. tai|vai|taikka, yhtä oikeaa taustaa ei,
      tatuoij*, lastenhoitaja|lastenhoitajaa|hoitaja|hoitajaa .. perheeseen|kotiin|koteihin|kotiimme|lapsillemme|lapsillenne,
      ilmankin .. pärjää|pärjäät|voi|saa|tulee|aloitetaan|onnistuu, pärjää|pärjäät|onnistuu ilmankin,
      soveltuu kaikille, kenelle tahansa, kuka vain|hyvänsä|tahansa, ei tarvitse olla .. ammattila*,
      ammattilainen .. ei tarvitse, ei tarvitse olla alan, sopii .. opiskelij*, sopii .. koululai*,
      sopii|soveltuu .. eläkeläi*, sopii kaikille, kuka tahansa, asenne ratkaisee, tärkein* .. asenne,
      asenne .. tärke*, oikea asenne, oikealla asenteella, asenne ja motivaatio,
      motivaatio .. tärke*, enemmän kuin *koulutus|*tutkinto|todistus|paperi|paperit
    `,
    sv: `
      inga förkunskaper, rätt inställning, inställning* .. viktig*|avgör*,
      viktigare|viktigast .. är att du, passar alla
    `,
    en: `
      right attitude, attitude is, positive .. attitude, suitable for anyone|everyone,
      frontend|backend|qa engineer*, nanny, nannies, childminder*, babysitter*, tattoo artist*, any background, background can be whatever|anything|any, all backgrounds
    `,
  },
  // What is asked apart from education: with no education required, it means A.
  {
    mark: 'attitude',
    weight: 1,
    fi: `
      asenne*, reipas*, reippa*, ahker*, motivoitu*, työmoraali*, positiivi*, luotettav*,
      hyvä tyyppi, hyviä tyyppejä, vuotta täyttänyt, vuoden ikä*, ikäraja*, 15|16|17|18|20 vuoti*,
      täysi ikäi*, iloi*, ajokortti*, hygieniapas*, oma aloit*,
      *korttia, *kortti, *kortin, kielitaito*, kielen taito*, täydet 18,
      hyvä|hyvää|hyvällä .. kunto|kuntoa|kunnossa,
      vaaditaan, edellytetään, tarvitaan, pitää hallita|osata|olla, tulee olla|osata, täytyy olla,
      tärkeintä, tärkein, riittää, riittävät, työ opetetaan, opetamme, neuvomme, palkkatu*, kätevä,
      täsmälli*, siisti*, nopea*, rauhalli*, huolelli*, sosiaalisuu*, sosiaali* luonne*, empati*,
      palveluhenki*, asiakaspalveluhenki*,
      edellytämme, odotamme, vaatimuksena, vaadimme, oma aloitteisuut*, sitoutunut*,
      ikä yli|vähintään, 15|16|17|18 vuotias, *vuotiaille, *vuotiaalle, 14|15|16|17|18 v, nuorelle,
      nuoren,
      hallussa, välttämätön, välttämätöntä, tarpeen, tarpeellinen, *taito, *taitoa, harrastaj*,
      jaksav*, viihtyv*, palvelev*, lämminhenki*, puhelia*, hyväntuuli*, tarmok*, tunnollis*,
      touhuk*, energi*, ulospäinsuuntautu*, huumorintaj*, sisukas*, kestävyyt*, peloton*,
      täytät .. 14|15|16|17|18, kokemus .. on|olisi hyvä, täytyy, pystyt, kykenet, uskallat, jaksat,
      osaat laskea|lukea, tykkäät, pidät, viihdyt, vahvuuksiasi,
      halua, halu, haluat, kiinnostunut, kiinnostusta, syntyne*, ongelmitta, onnistuu sinulta
    `,
    sv: `
      inställning, positiv*, motiverad*, *körkort*, pålitlig*, ansvarsfull*, noggrann*,
      stresstålig*, serviceinriktad*, flexibel, självständig*, initiativ*, fyllt 15|16|17|18|20,
      minst 15|16|17|18 år, hygienpass*, räcker, det viktigaste, behärska, du bör|ska|behöver|måste,
      vi förväntar, vi kräver,
      vi önskar, vi hoppas, vi tror, vi söker dig som, vi uppskattar, behärskar, bra att ha,
      är ett krav, minimiålder, ålder minst, bör vara, måste vara
    `,
    en: `
      attitude, motivated, hard working, positive, reliable, responsible, punctual, service minded,
      driving licen*, driver s licen*, driver licen*, hygiene pass*, team player, physically fit,
      physical fitness, over 18, 18 years, at least 15|16|17|18, you should, you must, you need,
      we expect, we hope, we require, we value, required, fluent, comfortable with,
      are|is enough, patience, curiosity, friendly
    `,
  },
  {
    mark: 'attitude',
    weight: 0.5,
    fi: `arvostamme, toivomme, sinulla on, sinulta löytyy, olet, innostu*, aktiivi*, rohke*`,
    sv: `du är, du har, du kan, du talar, du gillar, du trivs`,
    en: `you have, you are, you know, you can, you like, you enjoy, you speak, you bring`,
  },
  {
    mark: 'experienced',
    weight: 1,
    fi: `
      kokemusta .. vastaav*, aikaisempaa kokemusta, aiempaa kokemusta, aikaisempi kokemus,
      aiempi kokemus, työkokemusta, työkokemus, kokemusta, kokemus, kokenut, kokenutta, kokeneita,
      kokeneen, kokeneeksi, kokemuksesta, kokemuksen, vankka osaaminen, vahva osaaminen,
      vahvaa osaamista, ammattilainen, ammattilaista, ammattilaiselle, konkari*, vuoden kokemus*,
      *kokemus .. vaaditaan|tarpeen|pakollinen|välttämätön|eduksi|etu|plussaa, *työkokemus,
      *kokemusta .. vaadi*|edelly*,
      töitä tehnyt|tehneet, työskennellyt, *kokemus, *kokemusta, *kokemuksen, *taustan, tehnyt on,
      aiempi|aiempaa|aikaisempi|aikaisempaa työ|työtä
    `,
    sv: `
      *erfarenhet, *erfarenheter, erfaren, arbetat|jobbat .. år, års arbete, *vana är|av, van vid
    `,
    en: `
      experience, experienced, proven track record, track record in|of, years of, years in|as,
      year|years .. experience, background in, worked in|as|with
    `,
  },
  // A skill is not yet experience.
  {
    mark: 'experienced',
    weight: 0.5,
    fi: `osaaja*, osaamista, osaat, hallitset, tutut, tuttua, ammattitaito*`,
    en: `skills`,
  },
  // An education or experience in its stead.
  {
    mark: 'or-experience',
    weight: 1,
    fi: `
      koulut*|*tutkin* tai .. *kokemus|*kokemuksen|*kokemuksella|työkokemusta,
      *tutkintoa|*koulutusta tai .. aiempaa|aikaisempaa|vastaavaa|riittävää|usean|työ .. kokemusta,
      *tutkin*|koulut*|*koulutu* .. tai työkokemu*, *koulutu* tai kokemu*, *koulutu* tai *kokemu*,
      *kokemu* tai *koulutu*|*tutkin*, *tutkin*|*koulutu* tai .. vankka*|vahva* .. *kokemu*,
      tai .. kokemu* kautta, tai .. kokemuksella hanki*, tai työkokemu* .. tuoma*,
      tai .. kokemu* tuoma*, tai työn|työkokemuksen kautta, tai usean|useamman|monen vuoden *kokem*,
      tai .. kokemu* hanki*, koulut* ja tai kokemu*, ja tai .. kokemu* .. alalta,
      tai vastaava kokemus, tai vastaavaa kokemusta, tai vastaava työkokemus,
      tai vastaavaa työkokemusta, tai vastaava osaaminen, tai vastaavaa osaamista,
      tai vastaavan osaamisen, tai vastaava* .. hankittu*, tai|taikka vastaavat|vastaavia tiedot|tietoja,
      tai muuta kautta|muutoin|muuten|muulla tavoin|muilla tavoin|työssä|käytännössä hankit*,
      koulutus tai pitkä, tai pitkä* *kokemu*, tai pitkän *kokemu*, tai riittävä* *kokemu*,
      taikka .. *kokemu*,
      *kokemus|*kokemusta .. tai|taikka .. *koulutus|*koulutusta|*tutkinto|*tutkintoa,
      tai pitkän linjan, tai kokenut|kokenutta, tai kokeneeksi, tai käytännön *kokemu*|osaami*,
      tai itseoppi*|itse oppi*|opittu*, tai .. työn kautta|tekemällä, tai .. työssä hanki*|opi*,
      hanki* .. ammattitai* .. *kokemu*, tai alalla hanki*,
      tai vankka|vankan|vankkaa|vahva|vahvan|vahvaa|pitkä|pitkän|pitkää|laaja|laajan|laajaa .. *kokemus|*kokemuksen|*kokemusta|*tausta|*taustan|*taustaa,
      tai yhtä|hyvä|hyvän|hyvää|usean|useamman|monen|vuosien .. *kokemus|*kokemuksen|*kokemusta|*tausta|*taustan,
      tai vankka|vankan|vankkaa|vahva|vahvaa|pitkä|pitkää|yhtä .. käytännön|käytännöllinen|tuntemus*|tuntemusta|harrastu*|näyttö*,
      tai|taikka yhtä .. käytännön, tai .. hyvät|hyvä|vahvat .. taidot|taito,
      tai vahva harrastuneisuu*, tai *taustainen|*taustaista|*taustaisen, tai opittu ammatti,
      tai painavat|vahvat|hyvät näytöt, ellei .. kokemus korva*,
      *kokemus|*kokemuksella|työ korvaa|korvaavat .. *koulut*|*tutkin*|paper*|puuttuv*,
      *koulutuksen|*tutkinnon|paperit voi korvata, voit korvata .. *kokemu*,
      korvata .. *kokemuksella, pelkällä *kokemuksella|työkokemuksella|näytöllä|osaamisella,
      myös pelkkä *kokemus, muulla tavalla|muuten|muutoin|itse hankit*|oppi*|opittu*,
      olet oppinut .. muuten|työssä|itse, myös muunlai*|muulla|erilai* taust*,
      myös .. kokemus|kokemuksella käy|kelpaa|riittää|sopii|riitt*, kelpaa yhtä hyvin,
      kokemus .. kelpaa|riittää, voit olla myös itseoppi*, tai että olet tehnyt|työskennellyt|ollut,
      tai kokemus|kokemusta alalta|vastaavasta|vastaavista|työstä|tehtävistä|*hoidosta,
      *nomi|*nomin|*hoitajan|*asentajan|*tutkinto|*koulutus tai *n kokemus|kokemusta,
      yhtä hyvin voit tulla, tai .. käytännössä|työssä|töissä .. oppi*|opittu*|hanki*,
      tai .. tehnyt .. vuosi*|vuotta|pitkään,
      korvaa|korvaavat|korvata|korvaamaan .. *koulut*|*tutkin*|papere*|puutt*,
      *kokemus .. korvaa|korvata, myös itseoppi*, itseoppin*, itse oppin*, ilman papereita,
      papereita tärkeäm*, kouluttamattom* .. voivat|voi|tervetul*|hake*,
      enemmän kuin *koulutus|*tutkinto|todistus|paperit,
      tai muu* .. hanki* .. osaami*|taito*|ammattitai*,
      tai|taikka vuosia|vuosikymmeniä|vuosien, tai .. *harrastuneisuus|*harrastuneisuutta,
      tai vastaava|vastaavaa|vastaavat|vastaavan taito|taitoa|taidot|käytännön|ammattikokemu*,
      vastaavaa|vastaavan ammattikokemu*,
      tai|taikka muuten|muutoin .. kokemus|kokemusta|kokenut|oppinut|hankittu|osoit*,
      muuten alan|alansa|ammattinsa oppinut|opetellut, *kokemuksellakin|*kokemuskin,
      *kokemuksella .. pärjää|pärjäät|käy|riittää|pääsee|pääset, itse opiskellut|opetellut|oppinut,
      tai näytöt|näyttöä|näytöillä|referenssit|referenssejä|portfolio, tai pitkäaikai* *kokem*,
      niitä|sitä vastaav* .. *osaami*|*kokem*|*taito*,
      tai sitten .. olet, tai|taikka olet .. tehnyt|ohjannut|toiminut|työskennellyt|ollut|kasvanut,
      myös .. pitkään|vuosia|kauan .. toiminut|tehnyt|työskennellyt|osaaja, tehnyt .. niin kauan,
      tai .. oppisopimuksella|oppisopimukseen, tai halu .. suorittaa|opiskella|kouluttautua,
      tai parin|muutaman|kahden|kolmen|viiden|usean vuoden|kauden *kokemu*|työ*, tai pari kautta,
      tai ammatti|käytännön kokemu*|osaami*, tai käytännössä|työssä, tai ei tutkintoa,
      tai .. hankit* .. *kokemus|*kokemusta, tai kunnon|hyvä|laaja .. kokemus
    `,
    sv: `
      *utbildning|*examen eller .. *erfarenhet, eller erfarenhet, eller lång|gedigen erfarenhet,
      eller motsvarande .. *erfarenhet|kunskap*|kunnande, eller .. genom arbete*|erfarenhet,
      *erfarenhet .. eller .. *utbildning|*examen, eller .. förvärva*|inhämta*,
      eller annars .. vana, eller .. erfaren|van, också om du .. vana|erfarenhet,
      erfarenhet ersätter|kan ersätta, alternativt .. *erfarenhet,
      eller *arbetserfarenhet|*yrkeserfarenhet,
      kombination med .. *erfarenhet, eller flera|några|många|lång år|års,
      eller .. säsonger, eller praktisk .. erfarenhet|kunskap, självlärd
    `,
    en: `
      degree|education|qualification*|diploma|training or .. experience, self taught,
      certificate|vocational|trade|journeyman|apprenticeship .. or .. experience,
      or .. practical|hands|work|relevant|similar|previous experience, or .. experience as|from,
      experience .. or .. degree|diploma|qualification*|education,
      or equivalent .. experience|expertise|skills,
      or .. learn*|learnt|acquire*|gain* .. job|work|practice|experience,
      or .. skills .. acquired|learned|gained,
      equivalent|comparable .. experience,
      or equivalent by, or relevant .. experience, or similar experience, and or .. experience,
      or corresponding experience, or comparable|equivalent|relevant .. experience,
      or years|several|many|extensive|long|solid|strong|sufficient|proven .. experience,
      or otherwise .. acquired|skilled, experience .. instead of,
      experience counts more, experience can replace|compensate,
      or earlier|previous|prior .. experience,
      or several|many|some years|seasons, or .. track record|portfolio
    `,
  },
  // What will do as well: it says so only in a sentence that names education.
  {
    mark: 'or-experience',
    weight: 0.6,
    fi: `
      tai|taikka|tahi|tahikka ${INSTEAD.fi},
      tai|taikka|tahi ${INSTEAD.mild} ${INSTEAD.fi},
      tai|taikka|tahi ${INSTEAD.mild} ${INSTEAD.mild} ${INSTEAD.fi},
      tai|taikka|tahi ${INSTEAD.mild} ${INSTEAD.mild} ${INSTEAD.mild} ${INSTEAD.fi},
      tai halu|halua .. oppia|opetella, tai valmius .. oppia|opetella, tai vastaavasti,
      tai|taikka *sta|*stä saatu|hankittu|kertynyt *kokemus|*kokemusta|taito|taitoa|osaaminen,
      kumpi vain|tahansa, kumpikin käy|kelpaa|sopii, molemmat käyvät|käy|kelpaa|kelpaavat|sopivat,
      vaihtoehtoisesti, korvaa|korvaavat|korvata|korvaava|korvaavaa, yhtä hyvin|hyvä|hyvää,
      siinä missä, samalla tavalla, mutta .. kelpaa|kelpaat|kelpaavat|käy|käyvät|riittää,
      *kin kelpaa|käy|riittää|opettaa, toisaalta, voi hakea ilmankin
    `,
    sv: `
      eller ${INSTEAD.sv}, eller ${INSTEAD.mildSv} ${INSTEAD.sv},
      eller ${INSTEAD.mildSv} ${INSTEAD.mildSv} ${INSTEAD.sv}, går .. också|likaväl, båda duger,
      ersätter|ersätta, i stället, eller annan väg, har också klarat
    `,
    en: `
      or ${INSTEAD.en}, or ${INSTEAD.mildEn} ${INSTEAD.en},
      or ${INSTEAD.mildEn} ${INSTEAD.mildEn} ${INSTEAD.en},
      or ${INSTEAD.mildEn} ${INSTEAD.mildEn} ${INSTEAD.mildEn} ${INSTEAD.en},
      whichever, either way, both work|ok|fine|count, works too, counts|counted too|also|equally,
      just as good|well, instead of it, one of these|following, or o, one is enough, so does, alternatively
    `,
  },
  {
    mark: '7B',
    weight: 1,
    fi: `
      lähihoitajan ammattinimik*, nimikesuojattu*,
      *kokin|leipurin|lähihoitajan|*asentajan|kirvesmiehen|hitsaajan|kampaajan|parturin|merkonomin paperit|papereita, koulunkäyn* .. tutkin*, toisen asteen, 2 asteen,
      keskiasteen, toiselta asteelta, ammatilli* koulut*, ammatilli* .. perustutkin*, ammatilli* tutkin*,
      ammattitutkin*, ammattikoulu*, ammatillista koulutusta, perustutkin*, erikoisammattitutkin*,
      lähihoitajan tutkin*, lähihoitajan .. koulutu*, lähihoitajan kelpoisu*, lähihoitajan pätevyy*,
      lähihoitajan .. tutkin*, lastenhoitajan .. koulutu*, lastenhoitajan tutkin*,
      lastenhoitajan kelpoisu*, merkonom*, datanom*, artesaanin, sähköasentajan .. koulutu*,
      sähköalan .. koulutu*, sähkö .. alan koulutu*, kokin koulutu*, ravintola alan koulutu*,
      ravintolaalan koulutu*, alan perustutkin*, alan ammattitutk*, alan ammatilli* koulut*|tutkin*,
      ylioppilastutkin*, suoritettu ylioppilas*, ylioppilas tai, lukion oppimäärä*, lukiotutkin*,
      teknikon koulutus|koulutusta|tutkinto|tutkintoa|paperit, teknikkotutkin*, opistotaso*, opistoaste*, tekninen peruskoulu*, tekni* koulutu*, kaupalli* koulutu*,
      logistiikan perustutk*, autoalan koulutu*,
      rakennusalan koulutu*, lvi alan koulutu*, kone ja metallialan, tai lähihoitaj*,
      lähihoitaj* tai, lähihoitaja|lähihoitajan sosionomi*|sairaanhoitaj*, opisto tai,
      ammatillinen|ammatillista|ammatillisen tai .. korkeakoulu*|ammattikorkea*,
      nuoriso* ohjau* perustutk*, puhdistuspalvelu* tutk*, lääketeknik*, tradenomi tai merkonomi,
      ii asteen, ammattiopistosta, ammattiopiston .. *tutkin*|opinno*, ammattioppilaitoksesta|ammattioppilaitoksen, artesaani,
      ammattioppilaitoksessa opiskel*, amm tai|ja amk, amis, amiksesta, amiksen, emännän tutkin*,
      artesaania, artesaaniksi, tai ammatillinen|ammatillista|ammatillisen, ammatilli* tai amk*,
      ammatillis* koulutus*,
      *asentajan|*hitsaajan|hitsaajan|*nosturinkuljettajan|konehoitajan|*koneenhoitajan pätevyy*,
      nosturin kuljettajan pätevyy*,
      kaupalli*|matkailualan|ravintola*|*puolen tutkinto|tutkintoa|tutkinnon,
      *teknikko|*teknikon|*teknikkoa tai|insinööri*|merkonomi*|mestari,
      tai *teknikko|*teknikon|*teknikkoa, lukion käyny*, lukion suoritt*, ammattikoulun,
      *kokin|*seppän|sepän|vaatturin|*leikkaajan tutkin*|koulutus|koulutusta,
      kokki|leipuri|kondiittori|*asentaja|puuseppä|kirvesmies|parturi|kampaaja .. koulutukseltasi|koulutukseltaan,
      ${FIELDS} koulutus|koulutusta|koulutuksen|tutkinto|tutkintoa|ammattitutkin*|perustutkin*,
      ravintola|puutarha|viher|logistiikka|hoiva alan koulutu*|tutkin*,
      koulutettu|koulutetun|koulutettua|koulutettuja|kouluttautunut *kokki|*asentaja|*hoitaja|*puutarhuri|*maalari|*rakentaja|leipuri|*mekaanikko,
      ${GRADUATES} tai|tahi|taikka .. ${TRADES}, ${TRADES} tai|tahi|taikka .. ${GRADUATES},
      ${GRADUATES} ${TRADES}, ${TRADES} ${GRADUATES}, esim|esimerkiksi .. ${TRADES},
      myös lähihoitaja, pelastajatutkin*, liikenneopettajalu*, liikenneopettajakoul*,
      ammattikoulussa, ammattikoulu, ammatillista tasoa, ammatillinen tai|ja korkeakoulu*,
      *tulkin|*sukeltajan|kartoittajan|*sihteerin|*ohjaajan|*oppaan ammattitutkin*|perustutkin*,
      ratsastuksenohjaajan|osastonsihteerin|*oppaan|kartoittajan|*sukeltajan .. tutkin*|koulut*,
      amk tai|ja toinen, toinen aste, siivoustekni*|laitoshuoltaj* restonom*,
      laborantti|merkonomi|lähihoitaja .. tms|tai,
      koulutus leipuriksi|kokiksi|*asentajaksi|*hoitajaksi|*leikkaajaksi|*ajaksi|*ijaksi
    `,
    sv: `
      andra stadiet*, *yrkesexamen*, *grundexamen i|inom, yrkesinriktad*, *närvårdarexamen*,
      yrkesskoleexamen, yrkesutbildning i|inom|som|för, examen på andra, studentexamen,
      närvårdare eller|i|socionom, utbildning till florist|kock|snickare|frisör|elektriker,
      gymnasieexamen, gymnasienivå, merkonom*, behörighet .. närvårdare, yrkesutbildning,
      utbildad kock|bagare|närvårdare|*montör|snickare|frisör|barnskötare|målare,
      trädgårdsmästarexamen, kockexamen, elmontörsexamen, ingenjör .. eller .. *montör|*byggare,
      yrkesutbildad, lantbruksutbildning, restaurangutbildning, trädgårdsutbildning
    `,
    en: `
      vocational*, upper secondary, high school, secondary education, secondary school,
      trade school, trade certificate|qualification*, journeyman*,
      trained cook|chef|baker|electrician|welder|nurse,
      technician|guide|instructor .. qualification|certificate,
      qualification in|as .. clothing|guide|trade|care|hospitality|tourism,
      tourism|hospitality studies,
      instructor s licence|license,
      wilderness guide qualification*, care assistant training,
      practical nurse qualification|degree, practical nurse or, or practical nurse,
      merkonomi, datanomi, lähihoitaja, artesaani, laborantti, toinen aste, practical nurse in,
      chef|cook|florist|baker|barber|welder|electrician|mechanic|carpenter|operator|tailor s qualification*|diploma|training|certificate|papers|school,
      lvi|laboratory|dental technician or, or lvi|electrical technician
    `,
  },
  // The education that bears a trade's name.
  {
    mark: '7B',
    weight: 1,
    fi: `
      lähihoitajan|perushoitajan|lastenhoitajan .. *koulutus|*koulutusta|*koulutuksen,
      lähihoitajan|perushoitajan|lastenhoitajan .. tutkin*|pätevyy*,
      hammashoitajan|välinehuoltajan|laborantin .. *koulutus|*koulutusta|*koulutuksen,
      hammashoitajan|välinehuoltajan|laborantin .. tutkin*|pätevyy*,
      kokin|leipurin|kondiittorin|tarjoilijan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      suurtalouskokin|dieettikokin .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      kampaajan|parturin|kosmetologin .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      hierojan|ompelijan|artesaanin .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      *asentajan|koneistajan|hitsaajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      levysepän|*mekaanikon|*huoltajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      kirvesmiehen|muurarin|maalarin|*rakentajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      *putkimiehen|laatoittajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      puutarhurin|floristin|metsurin .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      metsäkoneenkuljettajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      eläintenhoitajan .. *koulutus|*koulutusta|*koulutuksen|tutkin*,
      *kuljettajan|varastonhoitajan|vartijan|*virkailijan koulutus|koulutusta|tutkin*
    `,
    sv: `
      närvårdare|*montör|snickare|kock|bagare|frisör till utbildning*,
      mekaniker|svetsare|trädgårdsmästare till utbildning*,
      *montörs|*vårdar|kock|frisör|snickar|mekaniker utbildning, *montörsutbildning,
      *vårdarutbildning, kockutbildning, frisörutbildning
    `,
    en: `
      chef|cook|nurse|electrician|plumber|mechanic qualification*|certificate,
      welder|hairdresser|carpenter qualification*|certificate
    `,
  },
  {
    mark: '7C',
    weight: 1,
    fi: `
      ekonomi, ekonomin, ekonomia, lisensiaat*, otm, ktm, vtm, ytm, fm tutkin*|tai|ktm|htm|vtm|ytm,
      filosofian|tai fm, htm, korkeakouluopiskelija, korkeakouluopiskelijana,
      korkeakouluopiskelijaa, yliopisto opiskel*, *korkeakoulututki*, ammattikorkeakoulu*, amk,
      amk tutki*, yamk, korkeakoulutasoi*, korkeakoulutu*, yliopistotutki*, yliopistokoulut*,
      korkeakoulu tai, korkeakoulu tai yliopisto*, korkeakoulu|yliopisto opinto*, maisteri*,
      kandidaat*, ylempi .. tutki*, ylemmän, alemman, alempi .. tutki*, tohtori*, diplomi insinöör*,
      diplomiinsinöör*, di, dipl, insinööri*, insinööri amk, teekkar*,
      opiskelet|opiskelija .. yliopistossa|korkeakoulussa|ammattikorkeakoulussa,
      *tekniikan ylioppilas*, kauppatiet*, tradenom*, sosionom*, geronom*,
      sairaanhoitajan .. tutki*, sairaanhoitajan .. kelpoisu*, sairaanhoitajan .. koulutu*,
      sairaanhoitajan pätevy*, laillistet*, laillistettu .. sairaanhoitaja*,
      terveydenhoitajan .. tutki*, kätilön tutki*, oikeustiet*, kasvatustiet*, rakennusmestar*,
      ri rkm, rkm, restonom*, medianom*, kulttuurituottaj*, yhteisöpedagog*, agrolog*, hortonom*,
      agronom*, merikapteen*, *korkeakoulutet*, *korkeakoulutaus*, korkeakoulun käyn*, *korkeakouluopinto*,
      metsänhoitajan .. tutkin*, insinööriopinto*, *insinööriopiskelij*, yliopiston harjoittelutuk*,
      yliopistossa|korkeakoulussa opiskelev*, opintoja .. yliopistossa|korkeakoulussa,
      harjoittelutuki*,
      opiskelet|opiskelija|opiskelijaa|opiskelijoita|opiskelijalle|opinnot|opintoja .. *tieteitä|*tiedettä|*tieteiden|*tieteen|psykologi*|viestintää|viestinnän|johtamis*,
      *tieteen|*tieteiden|psykologian|viestinnän|arkeologian|biologian|kemian|fysiikan|historian|oikeustieteen|insinööri .. opiskelij*,
      tai sairaanhoitaj*|terveydenhoitaj*,
      sairaanhoitaj*|terveydenhoitaj* tai lähihoitaj*|sosionom*|terveydenhoitaj*|kätilö*,
      *musiikin .. opinnot, farmaseutti|farmaseutin proviisori*|sairaanhoitaja*,
      kasvatusalan korkeak*, metsätalousinsin*, opettajan kelpoisu*, opettajan .. pätevy*,
      sosiaalityöntekijän kelpoisu*, sosiaalityöntekijän .. pätevyy*,
      fysioterapeutin .. tutkin*|koulutu*|kelpoisu*|laillist*,
      toimintaterapeut* tutki*, psykologin .. laillist*, farmaseut* tutki*, filosofian, *insinöörin,
      *insinööriä, pedagogi* opintoja|opinnot|pätevyy*,
      kaupalli*|tekni* tai tekni*|kaupalli* *koulutu*, korkea asteen|asteinen, korkeaasteen, korkeakoulusta, ammattikorkeasta, ammattikorkea, yliopistosta valmistun*,
      kandivaih*, maisterivaih*, *tieteilij* tai,
      *insinööri tai|amk|taikka, *insinöörin tutkinto, oikeustradenom*, ammattikorkeassa,
      lähihoitaja|lähihoitajia|lähihoitajan sairaanhoitaja|sairaanhoitajia,
      laboratoriohoitajaksi opiskel*,
      ${GRADUATES} tai|tahi|taikka .. ${TRADES}, ${TRADES} tai|tahi|taikka .. ${GRADUATES},
      ${GRADUATES} ${TRADES}, ${TRADES} ${GRADUATES}, laillistetul*, suuhygienist* tai|taikka,
      diakonin|nuorisotyönohjaajan|lähetyssihteerin koulut*|tutkin*, ammatillinen tai korkeakoulu
    `,
    sv: `
      yrkeshögskole*, högskole*, universitet*, *magister*, kandidatexamen, *kandidatexamen,
      politices|ekonomie|filosofie|pedagogie|teologie kandidat|magister*, behörighet .. lärare,
      *lärarbehörighet, socionom*, legitimera*, *ingenjör*, byggmästar*, tradenom*, rättsnotari*,
      yh examen|utbildning, ingenjör yh, journalistikstudier, högskolestudier,
      universitetsstudier,
      agrolog*, agronom*, hortonom*, forstmästar*, bioanalytik* eller, eller sjukskötare,
      akademisk* examen|utbildning, diplomingenjör*, examen i juridik|ekonomi|teknik
    `,
    en: `
      tradenomi, sosionomi, restonomi, medianomi, amk, agrologi, hortonomi, insinööri,
      m sc, b sc, b eng, m eng, sc or, sc in, m a degree, years of studies in,
      studies in .. engineering|science*|economics|business|law,
      student|students of|in .. science*|engineering|economics|business|law|statistics|physics,
      bachelor*, master s, masters degree, master of, msc, bsc, university degree, a|the|your|university|college|academic|relevant|suitable|appropriate|applicable|higher|engineering|business|technical|bachelor|master|completed|finished|uas|science|nursing|commercial|design|finance|marketing|technology|any|or degree, uas, degree from|required|or|and|is, degree or .. experience, ph d,
      phd, doctoral degree, academic background|education, higher education, academic degree,
      university|college|polytechnic education, university of applied, universities of applied,
      university student*, studying .. science*|engineering|economics|business|law|design, mba,
      graduated from, graduate of, qualified teacher, teaching qualification*
    `,
  },
  // "Mielellään" says which one; the level itself is asked for.
  {
    mark: '7C',
    weight: 2,
    fi: `*korkeakoulututkin* mielellään|mieluiten`,
    sv: `*högskoleexamen gärna|helst inom`,
    en: `degree preferably|ideally in|from`,
  },
  // The degree that bears an occupation's name.
  {
    mark: '7C',
    weight: 1,
    fi: `
      sairaanhoitajan|terveydenhoitajan|kätilön koulutus|koulutusta|koulutuksen,
      sairaanhoitajan|terveydenhoitajan|kätilön tutkin*|laillist*|pätevyy*,
      ensihoitajan|röntgenhoitajan koulutus|koulutusta|koulutuksen|tutkin*|laillist*|pätevyy*,
      bioanalyytikon|suuhygienistin|*terapeutin koulutus|koulutusta|koulutuksen,
      bioanalyytikon|suuhygienistin|*terapeutin tutkin*|laillist*|pätevyy*,
      ravitsemusasiantuntijan koulutus|koulutusta|koulutuksen|tutkin*|laillist*|pätevyy*,
      psykologin|*lääkärin|proviisorin koulutus|koulutusta|koulutuksen|tutkin*|laillist*|pätevyy*,
      farmaseutin|sosiaalityöntekijän koulutus|koulutusta|koulutuksen|tutkin*|laillist*|pätevyy*,
      *opettajan|*pedagogin|arkkitehdin koulutus|koulutusta|koulutuksen|tutkin*|pätevyy*,
      juristin|lakimiehen|*insinöörin koulutus|koulutusta|koulutuksen|tutkin*|pätevyy*
    `,
    sv: `
      sjukskötar|sjukskötare|lärar|ingenjörs utbildning|examen|legitimation,
      jurist|psykolog|socialarbetar utbildning|examen|legitimation, *sjukskötarexamen,
      *lärarutbildning, *ingenjörsexamen, juristexamen, *ingenjörsutbildning
    `,
    en: `
      engineering|law|nursing|teaching|business|economics degree|diploma,
      eligibility under, registered|licensed nurse|physician|psychologist|pharmacist
    `,
  },
  // What is taught or studied in the job, or spoken of somebody else's studies.
  {
    mark: '7-',
    weight: 1,
    fi: `
      suoritat|suorittaa|suorittavat|suorittamaan|opiskelet|opiskelee .. *tutkinnon|*tutkintoa|*tutkinto,
      *tutkinnon|*tutkinto .. suorittami*, *tutkinnon suorittaa|suoritat,
      *tutkinto|*tutkintoa .. on mahdollista|mahdollisuus, *perustutkintoon, *ammattitutkintoon,
      *tutkinto|*tutkintoa|*tutkinnon|*tutkinnossa oppisopimu*|työn,
      *koulutus|*pätevyys käydään|suoritetaan|maksetaan, *perustutkinto opiskelij*,
      tai|taikka opistoaste*, opistoaste* tai, aiempi|aikaisempi|vanhempi|entinen teknik*,
      insinöörien|insinöörin|sairaanhoitajan|lääkärin .. kanssa|työparina|rinnalla|ohjauksessa,
      opetat|ohjaat|koulutat .. ammatilli*|*tutkintoa|lukio*, järjestää ammatillista koulutu*,
      ammatilli* koulutuksen järjestäj*, ammattikoululai*,
      lukiolai*, psykoterapeut* nimikesuojattu*, nimikesuojattu* psykoterapeut*,
      kaksi|kolme|neljä|viisi|kymmenen|entistä|entinen|entisen .. insinööri*|insinööriä,
      insinöörin .. perustama|perustivat, toimistomme|asiakkaina .. insinööri*,
      insinöörit|insinöörimme|insinööreille|insinöörien|insinööreistä|insinöörillä,
      insinööri|hortonomi|sairaanhoitaja|sosionomi|*teknikko|maisteri .. kertoo|kouluttaa|neuvoo|ohjaa|opastaa|suunnittelee|auttaa,
      tekee|kouluttaa|piirtää|työparinasi|työparina|rinnallasi|esihenkilönä .. insinööri|hortonomi|sosionomi|*teknikko,
      talon|jokaisen|toinen|huollon teknikko|teknikon, teknikkona, opintojen oheen, *opintojen oheen,
      insinööri*|*insinöörit perusti*|perustama*|kyllästy*, opiskelijat ja insinööri*,
      opiskelen *tieteitä|*tiedettä|*tieteen, meillä on .. insinööre*|maistere*|tohtore*,
      joukossamme|joukossa|meistä .. insinööre*|tohtore*|maistere*|tradenome*|datanome*,
      ammattioppilaitoks* puhu*|vieraile*, laillistettu välittäjä,
      tutkinnon|ammattitutkinnon|perustutkinnon suorittajia|suorittajaa|suorittaneet,
      järjestää .. ammatillista koulutu*, erikoisammattitutki* maksetaan|kustannetaan,
      maksaa|maksamme|kustannamme .. *tutkinnon|*ammattitutkinnon,
      ylioppilastutkinnon järjest*, radio .. fm, *radio fm, *tutkinto on useimmil*|monilla|meistä
    `,
    sv: `vid två|tre universitet*, universitet och|samt .. yrkeshögskol*, undervisar blivande, undervisar .. närvårdar*|elektriker, till|från universitetet, universitetet på|i, du avlägger .. examen, avlägga .. examen`,
    en: `
      university s|campus|hospital|library, lecture halls, professors offices, nursing finals,
      study|studying|complete|finish .. vocational qualification|degree, vocational institute*,
      their vocational, anything from vocational,
      to a|the degree, degree of accuracy|freedom, particular degree,
      upper secondary students|pupils, most of us have .. degree, complete .. qualification*|degree
    `,
  },
  // Education for the job: it is asked for, whatever its level.
  {
    mark: 'some-education',
    weight: 1.5,
    fi: `
      soveltuv*|sopiva|sopivaa|sopivan|riittävä* *koulutu*|*tutkin*,
      soveltuv*|sopiva|sopivaa .. *koulutus|*koulutusta|*tutkinto|*tutkintoa,
      asianmukai*|vaadittav*|edellytettäv* *koulutu*|*tutkin*,
      tehtävään|virkaan|toimeen soveltuv* *koulut*|*tutkin*|opin*,
      *alan koulutus|koulutusta|koulutuksen, *alan tutkin*,
      *sepän|*miehen|*kokin|*mestarin|*erin|*orin|*istin|*ikon|*arin koulutus|koulutusta|koulutuksen,
      *sepän|*miehen|*mestarin|*erin|*istin|*ikon|*arin|*nuksen tutkinto|tutkintoa|tutkinnon,
      toimittajaopin*|toimittajakoulu*, alan koulu|koulun|kouluja, *alan aiempaa koulutu*,
      soveltuv* kokemu* ja koulutu*, *jan|*jän koulutus|koulutusta|koulutuksen|tutkinto|tutkintoa,
      pohjakoulutu*, kelpoisuu*, koulutettu|koulutettua|koulutetulla ammattilai*|tekij*|alan,
      alalle kouluttautu*, kouluttautunut, alan opintojen, opintojen .. loppuvaiheessa|puolivälissä,
      edellytämme|vaadimme|vaaditaan koulutusta|tutkintoa,
      vastaava|vastaavaa|vastaavan koulutus|koulutusta|koulutuksen|tutkinto|tutkintoa
    `,
    sv: `
      lämplig|relevant|adekvat|motsvarande .. *utbildning|examen, behörighet*, utbildning inom|i,
      studier i|inom, journalistisk|pedagogisk|ekonomisk|teknisk .. utbildning,
      *utbildning för uppgift*
    `,
    en: `
      suitable|relevant|appropriate|applicable education|degree|qualification*|training,
      education in, training in your field, qualification in|as
    `,
  },
  // A word of education that may be said of something else.
  {
    mark: 'some-education',
    weight: 1,
    fi: `koulutus, koulutusta, koulutuksen, tutkinto, tutkintoa, tutkinnon, alan opinno*`,
    sv: `utbildning, examen`,
    en: `education`,
  },
]
