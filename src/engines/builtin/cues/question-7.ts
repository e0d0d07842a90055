import type { Cue } from '../cue.ts'

/** Education asked for. */
export const QUESTION_7: readonly Cue[] = [
  // No education asked for, in so many words.
  {
    mark: '7A',
    weight: 1,
    fi: `
      ei|emme|et|eikä|emmekä .. vaadi*|edelly*|tarvi*|odota* .. *koulutu*|*tutkinto*|papere*,
      *koulutus|*koulutusta|*tutkinto|*tutkintoa|paperit|papereita .. ei|emme|et .. vaadi*|edelly*|tarvi*|pakolli*|välttämä*|vaatimu*|ehto|ehdoton,
      *koulutuksella|*koulutus|*tutkinto|*tutkinnolla|*koulutustaus*|opintotausta* .. ei .. merkity*|väliä|ratkais*,
      ei koulutusvaatimu*|tutkintovaatimu*, ei ole koulutusvaatimu*|tutkintovaatimu*,
      koulutustausta* ei, koulutustausta* .. vapaa, koulutustaus* .. tärkeäm*|merkittäväm*,
      koulutusta|tutkintoa tärkeäm*|merkittäväm*,
      muodollista .. pätevyyttä|koulutusta .. ei|emme|et, ilman koulutu*|tutkinto*,
      ilman .. tutkinto*, koulutuksesta riippumatta, soveltuu kaikille, kenelle tahansa,
      emme katso .. papere*|tutkinto*, ei tarvitse olla .. ammattila*, ammattilainen .. ei tarvitse,
      ei tarvitse olla alan, sopii .. opiskelij*, sopii .. koululai*, eläkeläi*, sopii kaikille,
      kuka tahansa, asenne ratkaisee, tärkein* .. asenne, asenne .. tärke*, oikea asenne,
      oikealla asenteella, asenne ja motivaatio, motivaatio .. tärke*
    `,
    sv: `
      ingen|inga .. utbildning*|examen .. krävs|behövs,
      utbildning|examen .. inte .. krav|krävs|behövs, kräver ingen .. utbildning|examen,
      inga formella krav, rätt inställning
    `,
    en: `
      no education, no degree, no formal .. education|qualification*|training, right attitude,
      education|degree .. not .. required|needed|necessary, attitude is, positive .. attitude
    `,
  },
  // What is asked apart from education: with no education required, it means A.
  {
    mark: 'attitude',
    weight: 1,
    fi: `
      asenne*, reipas*, reippa*, ahker*, motivoitu*, työmoraali*, positiivi*, luotettav*,
      hyvä tyyppi, hyviä tyyppejä, vuotta täyttänyt, vuoden ikä*, ikäraja*, 15|16|17|18|20 vuoti*,
      täysi ikäi*, iloi*, ajokortti*, hygieniapas*, oma aloit*, palveluhenki*, asiakaspalveluhenki*,
      edellytämme, odotamme, vaatimuksena, vaadimme, oma aloitteisuut*, sitoutunut*
    `,
    sv: `inställning, positiv*, motiverad*, körkort, pålitlig*, vi förväntar`,
    en: `attitude, motivated, hard working, positive, reliable, driving licen*`,
  },
  {
    mark: 'attitude',
    weight: 0.5,
    fi: `arvostamme, toivomme, sinulla on, sinulta löytyy, olet, innostu*, aktiivi*, rohke*`,
    en: `you have, you are`,
  },
  {
    mark: 'experienced',
    weight: 1,
    fi: `
      kokemusta .. vastaav*, aikaisempaa kokemusta, aiempaa kokemusta, aikaisempi kokemus,
      aiempi kokemus, työkokemusta, työkokemus, kokemusta, kokemus, kokenut, kokenutta, kokeneita,
      kokeneen, kokeneeksi, kokemuksesta, kokemuksen, vankka osaaminen, vahva osaaminen,
      vahvaa osaamista, ammattilainen, ammattilaista, ammattilaiselle, konkari*, vuoden kokemus*
    `,
    sv: `erfarenhet, erfaren`,
    en: `experience, experienced, proven track record, years of, background in`,
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
      koulut*|*tutkin* tai .. *kokemu*, *tutkin*|koulut*|*koulutu* .. tai .. työkokemu*,
      *koulutu* tai kokemu*, *koulutu* tai *kokemu*, *kokemu* tai *koulutu*|*tutkin*,
      *tutkin*|*koulutu* tai .. vankka*|vahva* .. *kokemu*, tai .. kokemu* kautta,
      tai .. kokemuksella hanki*, tai työkokemu* .. tuoma*, tai .. kokemu* tuoma*,
      tai työn|työkokemuksen kautta, tai usean|useamman|monen vuoden *kokem*, tai .. kokemu* hanki*,
      koulut* ja tai kokemu*, ja tai .. kokemu* .. alalta, tai vastaava kokemus,
      tai vastaavaa kokemusta, tai vastaava työkokemus, tai vastaavaa työkokemusta,
      tai vastaava osaaminen, tai vastaavaa osaamista, tai vastaavan osaamisen,
      tai vastaava* .. hankittu*, tai vastaavat tiedot,
      tai muuta kautta|muutoin|muuten|muulla tavoin|muilla tavoin|työssä|käytännössä hankit*,
      koulutus tai pitkä, tai pitkä* *kokemu*, tai pitkän *kokemu*, tai riittävä* *kokemu*,
      taikka .. *kokemu*
    `,
    sv: `
      utbildning|examen eller .. *erfarenhet, eller motsvarande .. erfarenhet|kunskap*|kunnande,
      eller erfarenhet
    `,
    en: `
      degree|education|qualification or .. experience, or equivalent .. experience|expertise|skills,
      or equivalent by, or relevant .. experience, or similar experience, and or .. experience,
      or corresponding experience, or comparable|equivalent|relevant .. experience,
      or .. years of .. experience
    `,
  },
  {
    mark: '7B',
    weight: 1,
    fi: `
      lähihoitajan ammattinimik*, nimikesuojattu*, koulunkäyn* .. tutkin*, toisen asteen, 2 asteen,
      keskiasteen, ammatilli* koulut*, ammatilli* .. perustutkin*, ammatilli* tutkin*,
      ammattitutkin*, ammattikoulu*, ammatillista koulutusta, perustutkin*, erikoisammattitutkin*,
      lähihoitajan tutkin*, lähihoitajan .. koulutu*, lähihoitajan kelpoisu*, lähihoitajan pätevyy*,
      lähihoitajan .. tutkin*, lastenhoitajan .. koulutu*, lastenhoitajan tutkin*,
      lastenhoitajan kelpoisu*, merkonom*, datanom*, artesaanin, sähköasentajan .. koulutu*,
      sähköalan .. koulutu*, sähkö .. alan koulutu*, kokin koulutu*, ravintola alan koulutu*,
      ravintolaalan koulutu*, alan perustutkin*, alan ammattitutk*, alan ammatilli* koulut*|tutkin*,
      ylioppilastutkin*, suoritettu ylioppilas*, ylioppilas tai, lukion oppimäärä*, lukiotutkin*,
      opistotaso*, opistoaste*, tekninen peruskoulu*, tekni* koulutu*, kaupalli* koulutu*,
      teknikko*, teknikon, teknikolla, logistiikan perustutk*, autoalan koulutu*,
      rakennusalan koulutu*, lvi alan koulutu*, kone ja metallialan, tai lähihoitaj*,
      lähihoitaj* tai, lähihoitaja|lähihoitajan sosionomi*|sairaanhoitaj*, opisto tai,
      ammatillinen|ammatillista|ammatillisen tai .. korkeakoulu*|ammattikorkea*,
      nuoriso* ohjau* perustutk*, puhdistuspalvelu* tutk*, lääketeknik*, tradenomi tai merkonomi
    `,
    sv: `
      andra stadiet*, yrkesexamen*, yrkesinriktad grundexamen, yrkesinriktad*, närvårdarexamen,
      examen på andra, studentexamen, merkonom*, behörighet .. närvårdare
    `,
    en: `
      vocational, upper secondary, high school, vocational qualification, secondary education,
      trade school
    `,
  },
  {
    mark: '7C',
    weight: 1,
    fi: `
      ekonomi, ekonomin, ekonomia, lisensiaat*, otm, ktm, vtm, ytm, fm, htm, korkeakouluopiskelija,
      korkeakouluopiskelijana, korkeakouluopiskelijaa, yliopisto opiskel*, *korkeakoulututki*,
      ammattikorkeakoulu*, amk, amk tutki*, yamk, korkeakoulutasoi*, korkeakoulutu*,
      yliopistotutki*, yliopistokoulut*, korkeakoulu tai, korkeakoulu tai yliopisto*,
      korkeakoulu|yliopisto opinto*, maisteri*, kandidaat*, ylempi .. tutki*, ylemmän, alemman,
      alempi .. tutki*, tohtori*, diplomi insinöör*, diplomiinsinöör*, di, dipl, insinööri*,
      insinööri amk, teekkar*,
      opiskelet|opiskelija .. yliopistossa|korkeakoulussa|ammattikorkeakoulussa,
      *tekniikan ylioppilas*, kauppatiet*, tradenom*, sosionom*, geronom*,
      sairaanhoitajan .. tutki*, sairaanhoitajan .. kelpoisu*, sairaanhoitajan .. koulutu*,
      sairaanhoitajan pätevy*, laillistet*, laillistettu .. sairaanhoitaja*,
      terveydenhoitajan .. tutki*, kätilön tutki*, oikeustiet*, kasvatustiet*, rakennusmestar*,
      ri rkm, rkm, restonom*, medianom*, kulttuurituottaj*, yhteisöpedagog*, agrolog*,
      metsätalousinsin*, opettajan kelpoisu*, opettajan .. pätevy*, sosiaalityöntekijän kelpoisu*,
      sosiaalityöntekijän .. pätevyy*, fysioterapeutin, toimintaterapeut* tutki*,
      psykologin .. laillist*, farmaseut* tutki*, filosofian
    `,
    sv: `
      yrkeshögskole*, högskole*, universitetsexamen, magister*, kandidat*, behörighet som lärare,
      socionom*, legitimera*, ingenjör*, tradenom*, lämplig högskole*
    `,
    en: `
      bachelor*, master s, masters degree, master of, msc, bsc, university degree, degree, ph d,
      phd, doctoral degree, academic background|education, higher education, academic degree
    `,
  },
  // Education for the job: it is asked for, whatever its level.
  {
    mark: 'some-education',
    weight: 1.5,
    fi: `
      soveltuv*|sopiva|sopivaa|sopivan|riittävä*|asianmukai*|vaadittav*|edellytettäv* *koulutu*|*tutkin*,
      tehtävään|virkaan|toimeen soveltuv* *koulut*|*tutkin*|opin*,
      *alan koulutus|koulutusta|koulutuksen, *alan tutkin*, soveltuv* kokemu* ja koulutu*,
      *jan|*jän koulutus|koulutusta|koulutuksen|tutkinto|tutkintoa, pohjakoulutu*, kelpoisuu*
    `,
    sv: `lämplig utbildning, lämplig examen, behörighet*`,
    en: `suitable|relevant|appropriate education|degree|qualification*, education in`,
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
