import type { Cue } from '../cue.ts'

/** Education asked for. */
export const QUESTION_7: readonly Cue[] = [
  // No education asked for, in so many words.
  {
    mark: '7A',
    weight: 1,
    fi: `
      ei edellytetä .. koulut*, ilman koulutu*, ilman .. tutkinto*, soveltuu kaikille,
      ei .. edellytä* .. koulutu*, koulutusta .. ei edellyt*, ei vaadi .. koulutu*,
      koulutusta .. ei vaadi*, et tarvitse .. koulutu*, ei tarvi* .. koulutu*,
      koulutus ei ole .. välttämä*, koulutus ei ole pakolli*, koulutusta ei tarvita,
      ei koulutusvaatimu*, opintotausta* ei, koulutustausta* ei, koulutustaustalla ei,
      et tarvitse tutkinto*, ei tutkintovaatimu*, aikaisempaa koulutusta ei,
      ei tarvitse olla .. ammattila*, ammattilainen .. ei tarvitse, ei tarvitse olla alan,
      sopii .. opiskelij*, sopii .. koululai*, eläkeläi*, sopii kaikille, kuka tahansa,
      asenne ratkaisee, tärkein* .. asenne, asenne .. tärke*, oikea asenne, oikealla asenteella,
      asenne ja motivaatio, motivaatio .. tärke*
    `,
    sv: `ingen utbildning .. krävs, utbildning krävs inte, inga formella krav, rätt inställning`,
    en: `
      no education, no degree, no formal education, education is not required, right attitude,
      attitude is, positive .. attitude
    `,
  },
  // What is asked apart from education: with no education required, it means A.
  {
    mark: 'attitude',
    weight: 1,
    fi: `
      asenne*, reipas*, reippa*, ahker*, motivoitu*, työmoraali*, positiivi*, luotettav*,
      hyvä tyyppi, hyviä tyyppejä, vuotta täyttänyt, vuoden ikää, täysi ikäi*, iloi*, ajokortti*,
      hygieniapas*, oma aloit*, palveluhenki*, asiakaspalveluhenki*, edellytämme, odotamme,
      vaatimuksena, vaadimme, oma aloitteisuut*, sitoutunut*
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
      tai .. kokemu* hanki*, koulut* ja tai kokemu*, ja tai .. kokemu* .. alalta,
      tai vastaava kokemus, tai vastaavaa kokemusta, tai vastaava työkokemus,
      tai vastaavaa työkokemusta, tai vastaava osaaminen, tai vastaavaa osaamista,
      tai vastaavan osaamisen, tai vastaava* .. hankittu*, tai vastaavat tiedot,
      tai muuta kautta hankit*, tai muutoin hankit*, tai muulla tavoin hankit*, koulutus tai pitkä,
      tai pitkä* *kokemu*, tai pitkän *kokemu*, tai riittävä* *kokemu*, taikka .. *kokemu*
    `,
    sv: `
      utbildning|examen eller .. *erfarenhet, eller motsvarande .. erfarenhet|kunskap*|kunnande,
      eller erfarenhet
    `,
    en: `
      degree|education|qualification or .. experience, or equivalent .. experience|expertise|skills,
      or equivalent by, or relevant .. experience, or similar experience, and or .. experience,
      or corresponding experience, or comparable experience
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
      ylioppilastutkin*, ylioppilas, lukion oppimäärä*, lukiotutkin*, opistotaso*, opistoaste*,
      tekninen peruskoulu*, tekni* koulutu*, kaupalli* koulutu*, teknikko*, logistiikan perustutk*,
      autoalan koulutu*, rakennusalan koulutu*, lvi alan koulutu*, kone ja metallialan,
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
      insinööri amk, kauppatiet*, tradenom*, sosionom*, geronom*, sairaanhoitajan .. tutki*,
      sairaanhoitajan .. kelpoisu*, sairaanhoitajan .. koulutu*, sairaanhoitajan pätevy*,
      laillistet*, laillistettu .. sairaanhoitaja*, terveydenhoitajan .. tutki*, kätilön tutki*,
      oikeustiet*, kasvatustiet*, rakennusmestar*, restonom*, medianom*, kulttuurituottaj*,
      yhteisöpedagog*, agrolog*, metsätalousinsin*, opettajan kelpoisu*, opettajan .. pätevy*,
      sosiaalityöntekijän kelpoisu*, sosiaalityöntekijän .. pätevyy*, fysioterapeutin,
      toimintaterapeut* tutki*, psykologin .. laillist*, farmaseut* tutki*, filosofian
    `,
    sv: `
      yrkeshögskole*, högskole*, universitetsexamen, magister*, kandidat*, behörighet som lärare,
      socionom*, legitimera*, ingenjör*, tradenom*, lämplig högskole*
    `,
    en: `
      bachelor*, master s, masters degree, master of, msc, bsc, university degree, degree, ph d,
      phd, doctoral degree, higher education, academic degree
    `,
  },
  {
    mark: 'some-education',
    weight: 1,
    fi: `
      soveltuva* koulutu*, tehtävään soveltuv*, soveltuv* tutkin*, alan koulutu*, alan tutkin*,
      alan opinno*, koulutus, koulutusta, koulutuksen, tutkinto, tutkintoa, tutkinnon,
      pohjakoulutu*, riittävä koulutus, asianmukai* koulutu*, kelpoisuu*
    `,
    sv: `lämplig utbildning, lämplig examen, utbildning, examen`,
    en: `suitable education, relevant education, education`,
  },
]
