import type { Cue } from '../cue.ts'

/** How the work is done, with how much support. */
export const QUESTION_1: readonly Cue[] = [
  // Independent work, initiative.
  {
    mark: '1A',
    weight: 1,
    fi: `
      aloitekyk*, vapautta ja vastuuta, vapaus ja vastuu, oman työsi johtami*, oman työn johtami*,
      itsenäi* .. työ*, itsenäi* .. *ottee*, itsenäi* .. *otet*, itsenäi* .. ote,
      työskent* .. itsenäi*, työskent* sekä .. että itsenäi*, toimi* .. itsenäi*,
      itsenäi* ja|sekä .. työ*, itsenäisyyttä, itsenäinen, itsenäistä, itsenäisesti, itsenäiseen,
      itsenäisessä, oma aloit*, omaa aloit*, oman aloit*, omaaloit*, aloitteelli*, itseohjautu*,
      itseohjaavu*, omatoimin*, omatoimis*, itsensä johtami*, itsesi johtami*, johtaa itseä*,
      johdat itseä*,
      organisoida|suunnitella|aikatauluttaa|priorisoida|rytmittää .. oma* työ*|tehtäv*|aika*,
      itsenäisyys, itsenäisen|itsenäiset|itsenäisiä .. rooli*|tehtäv*|työ*|ote*|aseman|vastuu*,
      itsenäisiin, oman työn .. suunnittel*|organisoin*|johtami*, omien töiden organisoi*,
      oma* näköi*, omannäköi*, vapaat kädet, vapaissa käsissä, paljon vapautta,
      vapautta toteuttaa|tehdä|suunnitella, omalla tavallasi,
      itsensä|itsesi johtaja, proaktiivi*, yrittäjämäi*, oman työsi|työnsä herra*,
      tartut|tarttua|tarttuu .. toimeen, näet .. mitä .. tehdä, ilman .. ohjausta|valvontaa|käskyj*,
      et|etkä tarvitse .. ohjausta|valvontaa|käskyj*, et|etkä jää .. odott*,
      et|etkä odota .. käsky*, oma* työpäiv* .. itse,
      itse .. työpäiv*|työviik*|aikataulu*|järjesty*|asiakaskäyn*|reitti*|työsi|työtäsi,
      itse päättää|päätät, päätät|päättää|päättämään itse, suunnittelet|suunnitella itse, omin päin,
      pärjätä|pärjäät|pärjäämään|selviytyä|selviydyt|toimeen yksin|omillaan|omillasi,
      vapauden|vapaus tehdä|hoitaa|toteuttaa|suunnitella, parhaaksi katsoma*|näkemä*,
      oma* tekemis*|tekemistäsi|työtäsi johta*, 
      viihdyt .. omissa oloissasi|yksin, omatahti*, omaan tahtiin
    `,
    sv: `
      självständig*, initiativ*, självgående, eget initiativ, egna initiativ,
      planera .. eget arbete, driven, arbetar|jobbar ensam*, på egen hand, egen tid, ensamarbete
    `,
    en: `
      independent*, self starter, self starting, self motivated, self driven, self directed,
      self organi*, self manage*, self sufficient, initiative, proactive, proactively, autonomous*,
      autonomy, on your own, own initiative, no micro management, micromanage*, work|working alone,
      minimal|little|without supervision, without constant|close|direct supervision, self guided,
      unsupervised, manage your time, own time, take|taking ownership, own your work,
      manage your own, prioriti* your own
    `,
  },
  // Own judgement, and nobody who watches.
  {
    mark: '1A',
    weight: 1,
    fi: `
      omalla|omaa|oman harkin*, parhaaksi näe*|näk*|katso*|tode*, vapain käsin, lupaa kysymättä,
      päätät|päättää|päättävät|sovit|sopii .. itse,
      suunnittelet|suunnittelee|rakennat|aikataulutat|organisoit|rytmität|priorisoit|buukkaat .. itse,
      hankit|ideoit|ehdotat|ehdottaa|johdat|määrittelet|kehität|järjestelet .. itse,
      itse suunnit*|aikataul*|organisoi*|rytmit*|priorisoi*|sovit|sovittu*|buuk*|ratkais*|ratkot,
      vapaus|vapauden|vapautta valita|päättää|järjestää|kehittää|kokeilla|luoda|rakentaa|toimia,
      täysi|suuri|iso vapaus, täyden|suuren|ison|paljon|runsaasti vapau*,
      kukaan ei .. kysy|kysele|vahdi|hengitä|kyttää|valvo|sano|kerro|käske|määrää|patista|neuvo,
      emme|ei|eikä .. mikromana*|kyttää|kytätä|vahdi|vahdita|holhoa|holhota|kontrolloi,
      ilman .. mikromana*|kyttä*|vahtimi*|kellokort*, ilman että .. kysy*|varmist*,
      tekee|teet|ratkot|ratkaiset|päätät|päättää|hoidat|hankit .. ilman .. lupaa|lupia|hyväksyn*,
      hoidat|vastaat|viet|viedä|vedät|toteutat .. alusta loppuun|luovutuk*|laskutuk*,
      luotamme .. harkinta*|ammattitait*|arvio*, sinuun .. luotetaan, omin avuin, omin neuvoin,
      laadit|luot|määräät|ratkaiset|muokkaat|kilpailutat|neuvottelet .. itse, päätökset teet,
      teet päätökset, ratkaisuja|ratkaisut|päätöksiä|valinnat|linjaukset .. itse|omatoimisesti|sinä,
      päätös on sinun, ei|eikä|et .. kysytä|kysellä|kysyä|kysy .. lupaa|lupia,
      emme|emmekä|ei|eikä .. niskaan|perään, sinä päätät|määräät,
      luotamme|luotetaan ammattilaisiin|työntekijöihi*|tekijöihi*|väkeemme,
      aikatauluttaa|organisoida|priorisoida|rytmittää|jäsentää työsi|työtäsi|tehtäväsi|päiväsi|tekemisesi,
      ilman muistut*|hoputt*|patist*|erillistä|esihenkilön|esimiehen, omassa järjestykses*,
      päätät|valitset|suunnittelet .. järjestyks*, oma|oman|omaa reitti*|reitin|piiri|piirin|piirisi,
      suunnittelet|toteutat|rakennat .. vapaasti,
      vapaasti suunnitel*|päättää|päätät|toteuttaa|kehittää, ottaa|otat|ottamaan kopin|koppia,
      vapauksia, jokaista askel*, rakennat|laadit|suunnittelet|valitset|hoidat sinä,
      ohjat omiin, saat|voit päättää .. mistä|miten|mitä|minkä|kuinka,
      selviät|selvitä|selviää|pärjäät|pärjätä .. yksin, oma|oman pomo|pomosi|esimiehesi,
      oman elämäsi|työsi pomo|herra,
      et|etkä kaipaa|tarvitse .. valvo*|ohjeita|käskyj*|komentelu*|vahtimi*|kädestä,
      kukaan ei .. selän|niskaan|olan|olkapään, omalla tyylilläsi|tavallasi|persoonallasi,
      eri käskyä, yksin|yksi|yhden hoitaa|työntekijä|hoitaja|ohjaaja|vartija .. vuoro*|kerrallaan,
      vuoro* .. yksi hoitaja|ohjaaja|työntekijä|myyjä,
      *vuorossa|vuoroissa|kentällä|kohteessa .. yksin,
      valtuu* .. ratkai*|päättää|tehdä|hyvittää|ostaa|sopia, kysymättä,
      vastuuta omasta|omista työ*|tekemis*|alue*|tehtäv*, laaja|iso|suuri .. päätösvalta*,
      tekemään|tehdä|teet .. päätök* .. itse|ilman|omat, päätökset itse|omatoimisesti,
      omia päätöksiä, vastuun|vastuu .. alusta loppuun|valmiiksi,
      suunnitella|rytmittää .. itse,
      yksin vastuus*|vuoros*|kentällä|kohtee*|autossa|liikkeellä|liikkeessä|päivyst*, yksinvastuu*,
      ainoa|ainut|ainoana .. talossa|toimipaikas*|toimistos*|yksikös*|kunnassa
    `,
    sv: `
      planerar|planera|bestämmer|bestämma|styr|styra|organiserar|disponerar|schemalägger .. själv,
      själv planerar|planera|bestämma|bestämmer|styr|styra|organiserar|lägga|lägger|avgör|avgöra,
      lägger|lägga upp din|ditt|dina|arbetet|arbetsdagen|veckan|dagen, fria händer, fritt arbete,
      frihet under ansvar, frihet att, stor|mycket frihet, friheten att, frihet och ansvar,
      egna ärenden|klienter|kunder|beslut, arbetar|jobbar .. ensam*, eget driv, företagsam*,
      utan detaljstyrning|tillsyn|övervakning, ingen .. detaljstyr*|övervakar|kontrollerar,
      avgör|avgöra|väljer|välja|prioriterar|prioritera|hanterar|löser .. själv, ensam ansvarig,
      styr|styra din|ditt|egen|egna|eget, detaljstyr .. inte, ingen .. över axeln|andas,
      upp till dig, utformar|utforma .. själv|egen|eget, får själv, du har mandat, mandat att,
      eget mandat, sköter|håller|öppnar|stänger|kör|tar .. ensam, litar på att du|din|ditt,
      själv ansvar*, fattar|fatta|tar|ta .. egna|eget|självständigt|själv .. beslut, ansvarar själv,
      enda .. på|i kontoret|byn|byrån|kommunen|orten|huset, en .. ensam i|på, ensamansvar*,
      egen chef, tar|ta tag i, självständ*, självstyr*, från början till slut, eget omdöme
    `,
    en: `
      nobody .. tell|tells|telling|watch*|breath*|check*|ask|asks,
      no one .. tell|tells|telling|watch*|breath*|check*|ask|asks,
      without asking|permission|handholding, without hand holding, you decide, decide .. yourself,
      final say, own judgement|judgment, good judgement|judgment, free hand, freedom to choose|decide|plan|design|shape|organise|organize|run|develop|build, freedom and,
      a lot of freedom, lots|plenty of freedom,
      own|lead|run|manage|drive|deliver|handle .. end to end, start to finish, beginning to end,
      plan|planning|organise|organize|schedule|scheduling|run|running|set your own,
      at your own pace, own boss, little|minimal guidance|oversight|direction|hand, self reliant,
      sole responsib*, figure things|it out, single handed*, alone on|in|at|with,
      comfortable .. alone, work alone, work|working|working all by yourself,
      decisions|decision|call is|are yours, trusted to|with, choose|pick|shape your own, up to you,
      how you organise|organize|plan|do, free to decide|choose|plan|run|design|organise,
      full ownership, independent decisions, take .. charge, take charge, authority to,
      you have the authority, make|making your own decisions|calls|choices, own decisions,
      nobody|one .. over your shoulder,
      only .. designer|accountant|engineer|developer|person|one|teacher|nurse in|on|at,
      own|take|lead|carry .. from idea|concept|zero to, without being told,
      nobody|one|don|doesn|never .. micromanag*, by yourself, need* .. no supervision,
      trust you to know|decide|do|get|make, knows what needs
    `,
  },
  // Alone, by oneself: words of any sentence, the house's own customers apart.
  {
    mark: '1A',
    weight: 1,
    fi: `
      yksinäsi, yksinään, itseksesi, itsekseen, itseksensä, omillasi, omillaan, omin neuvoin selv*,
      yksin hereillä|paikalla|työvuorossa|talossa|kotona|lavalla|liikkeessä|toimistossa|koulun|keittiössä|vastuussa|keittiöstä,
      ollaan|työskentelee|vastaa|hoitaa|ajaa|toimii|tekee|olet|oltaisiin|ohjaat|valmistaa .. yksin,
      yöllä|yövuorossa|viikonloppuisin|iltaisin|arkisin|muulloin|öisin|lauantaisin .. yksi|yhden hoitaja|työntekijä|ohjaaja|hoitaa|henkilö|hoitajan|työntekijän,
      muina aikoina yksi, vain yksi hoitaja|työntekijä|ohjaaja|myyjä, yksin,
      teet|valmistat|tekee|ratkaiset|ratkaisee|määrität|hinnoittelet|pystytät|keksit|valmistelet|kokoat|arvioit|tilaat .. itse,
      lastaat|purat|kuljet|lähdet|tartut|matkustat|vastaat|rakennat|keräät|huollat .. itse,
      tarttua|ratkaista|osata|osattava|pystyt|pystyttävä|kyky|kykyä|tehdä|edetä|keksiä|ajatella .. itse,
      työsi|arviot|ratkaisut|päätökset|tilaukset|ruokalistat|ruokalistan|aiheet|listat|kuvaukset teet itse,
      itse .. vastuus*|asiakkaas*|kalenteri*|hinnat|hinnoittel*|tekemises*|päätökset|ratkaisut|ajoistasi,
      oma|omaa|oman|omalla ajattelu*|harkinta*|päätösvalta*|näkemy*|suunnitelma*|ajattelulla|järkeä|tyyli*,
      omien päiv*|projekt*|asiakk*|aikataulu*, omat päiväsi|aikataulusi|työaikasi|ajat|asiakkaasi,
      omassa|omaan|omalla aikataulu*|tahtiis*|vauhdilla,
      ohjata|ohjaamaan|ohjaat omaa .. tekemis*|työtä*,
      järjestää|järjestät|järjestelet|rytmität .. työpäiv*|päiväsi|työsi|viikkosi|omat,
      oman ajan|työn hallin*|hallitse*, kukin|jokainen .. aikataul*, päävastuu,
      päävastuun, päävastuullinen, ainoa|ainoana .. alan|ammattil*,
      vastuu .. ratkaisu*|päätök*|tulok* .. omasi|sinun|sinulla,
      ratkaisun|ratkaisut|päätökset .. teet|tekee .. *vuorossa|sinä, riippumattomasti, yrittäjähen*,
      yrittäjämielen*, omaehtoi*, oma ehtoi*, omatoimi*, omatoimisuut*,
      mieleiseks*|näköiseks* .. työ*|muotoil*|rakenta*, vapaasti valita|rakentaa|luoda,
      hoidat|viet .. valmiiksi|loppuun .. itse|asti,
      työ*|kotoa omilla laittei*|välinei*,
      kunhan työt|hommat|työ|homma .. tehty*|hoidet*|valmi*|hoituu|hoituvat,
      ei .. katsota|seistä|valvota|vahdita .. vieres*|kello*|peräs*, ilman että .. vieres*|seis*,
      kotiin .. lastenhoitaj*|hoitaja*|avustaj*, lastenhoitaj* .. kotiin,
      lasten|lapsia kotonaan|kotona|kodissaan|kotonamme, au pair, nanny*, lastenvahti*,
      omilla työkaluil*|välinei*|laittei*, omia|omien toimeksian*,
      omat toimeksian*|reittisi, omalla tavallaan|tavallasi|otteella, itsellinen,
      ei .. ehdi*|ehdit* .. ohja*|opast*|neuvo*, opastajaa|valvojaa|ohjaajaa ei, saat itse,
      voit itse päättää|suunnitella|aikatauluttaa|rakentaa,
      valitset itse .. asiakk*|menetelm*|työtap*|reit*|väline*|materiaal*|sisäl*, silloin kun|milloin .. haluat|itselle|sinulle,
      itse|itsesi|itsellesi .. hankittava|hankit|varaat|määrit*, ennakoida .. mitä,
      oma*|itsenäinen päätöksenteko*, päätöksenteko* .. yksin|itsenäi*,
      vuorossa .. yksi henkilö|työntekijä|hoitaja|myyjä|vartija|ohjaaja|virkailija, kerrallaan yksi,
      kalenteri* .. oma*|itse|sinun, oman|omaa|oma kalenteri*|ajankäy*|rytmi, ajankäyt*, viet|viedä maaliin,
      päättää|päättämään .. asioista itse, järjestää|suunnitella|rytmittää .. vapaasti|mielen*,
      laaj*|täydet|täysin valtuudet|valtuuk*, itsenäisestä, vastaat itse, omassa kodissasi,
      suunnit* .. omat|oman|omaa|omia viik*|päiv*|työ*|aikat*|kalent*|reit*|ajo*|kierto*,
      johtaa|johtamaan oma|omaa|oman työ*|tekemis*|aja*|arke*, omissa|omiin käsi*, omiasi, tonttisi,
      oma|omaa|oman ratkaisu*, odota|odottele|odottamaan .. lupaa, rakennat|muotoilet .. itse
    `,
    sv: `
      är du ensam, du är ensam, jobbar|arbetar|görs|sköts .. ensam, ensam om|på,
      själv .. dag|dagar|arbete|tid|schema, fattar du själv, eget ansvar,
      egna kurser|projekt|beslut, eget schema, ditt eget schema, planera|lägga upp själv,
      är din egen, frihet, ensam, egenföretagar*, enda .. anställd*,
      formar|utformar|sköter .. själv, en .. i taget
    `,
    en: `
      only employee|person|nurse|one,
      own calendar|diary|schedule|hours|business|results|research|pace,
      keep|set|plan|run|write|make your own, own your|its|results|features, is your business,
      organising|organizing|planning|managing|structuring your own,
      normally|usually|often|mostly alone, self reliance, decisions on|without|yourself,
      plan their own, plan your work|day|days|week|route|lessons, you choose your|the|which|what clients|customers|projects|methods|tools|jobs,
      yourself .. from|without|the, on their own, alone, au pair, nanny, hours are yours,
      takes charge, your own clients|customers|cases|area|territory, responsibility for your,
      only .. in the house|office|clinic|building|shift, without supervision, you are the only
    `,
  },
  // Things that go ahead without anybody beside one; what is one's own to keep, decide and finish.
  {
    mark: '1A',
    weight: 1,
    fi: `
      ilman että, ilman ketään|kollegaa .. vieress*|viereis*, päätettävissä|päätettävissäsi, sinun päätettäv*,
      harkittavissasi, sinun harkinta*|harkinnas*, sinun käsissäsi|varassasi|kirjoitettavis*|hoidettavis*, langat .. käsissäsi|sinulla,
      päätös|päätökset|vastuu|arki|talo|vuoro|lopputulos|valinta on|ovat sinun|omasi|sinulla|omaasi, maaliin,
      omalla|oma vastaanotto|vastaanotolla|vastaanottosi|työpisteellään|työpisteelläsi|ammattitaidollasi,
      hoidat|vedät|viet|suunnittelet|laadit|rakennat|järjestät .. omat|oman|omia|omaa *asi|*äsi|*esi|*isi|*usi|*ysi|*psi|*ksesi|*tesi|asiakkaat|asiakkaita|reitin|alueen|ryhmän|tunnit|kurssit,
      hoidat|vastaat|huolehdit|huolehtii|vastaa .. itse, saat .. itse, piiriäsi|aluettasi|asiakkaitasi|kohteitasi hoidat,
      viet .. loppuun|maaliin, suunnittelet .. itse|päivän|päiväsi|viikon|viikkosi|reitin|reittisi|työsi|käynnit,
      omassa|omaan rauhassa|rauhassasi|rauhaan, yksiksesi, yksikseen, yksinkin, oma|omalla avain|avaimella|avaimilla,
      oma alue|piiri|reitti|kalenteri|ajanvaraus*|väestö, liikkumatilaa, valtakuntasi, tehdä|työskennellä rauhassa,
      pyytämättä, ennen kuin .. pyydetään, ei tarvitse .. kysyä|kysellä|pyytää, etkä .. kysele|kysymään,
      yksi ihminen|henkilö kerrallaan|hoitaa|vastaa, hoitaa|vastaa .. yksi ihminen|henkilö, vain yksi ihminen|henkilö|hoitaja|työntekijä,
      näkee|näet|huomaat|huomaa .. mitä|mikä .. pitää|tarvit*|tehdä|tekemättä, muita työntekijöitä ei,
      saa|saavat asioita|asiat aikaan, saat asioita|asiat aikaan|valmiiksi|maaliin, aikaansaava*,
      johtaa|johdat itse, luotamme .. hoidat|hoidat|osaat|tiedät, toimit|teet|työskentelet .. ilman,
      omaa päätä, omilla aivoill*, oman pään,
      sinä päätät|ratkaiset|määräät|hyväksyt, ovat sinun|omasi, on täysin|kokonaan sinun|omissa, on omasi|omassa,
      ratkaistavissasi|päätettäviäsi|päätettäväsi, omasta päästä, omissa nimissään|nimissäsi, odottamatta lupaa|käsky*,
      ilman ohjeita|kehotusta|lupaa|valmiita|tikettiä, ilman kädestä, ei|eikä puutu|puututa|sanella, olkasi yli,
      kukin|jokainen hoitaa|tekee|vie|järjestää|suunnittelee .. oman|omat|omansa|asiakkaansa|viikkonsa|valmiiksi|loppuun,
      vie .. valmiiksi, omin käsin, omalla alueellaan|alueellasi, ohjakset|langat .. sinulla,
      johtaa .. itseään, omassa hallinnassa|hallinnassasi
    `,
    sv: `
      lägger|lägg upp själv, du lägger upp .. själv, är ditt eget, fattar du beslut*, bestämmer du,
      tar du egna, om hand själv, eget huvud, egen rutt|runda|bil|nyckel|mottagning, jobbar du solo, solo,
      själv från, från start till mål|slut, från nyckel, utan att någon, driva egna,
      får du göra|lägga|bestämma, som du vill, på ditt eget, är din sak, du avgör, avgör du, det är du som, du som bestämmer|bedömer, egna rader|bord|områden, programmet är ditt
    `,
    en: `
      final word|decision, word is final, without somebody|someone|anybody|anyone watching|telling|being,
      at the pace, one person at, in your own name, trust that you, lead yourself, steer your own,
      from start to end|finish, from the beginning to the, free hands, like your own, without being asked|pushed|reminded,
      in your hands, is|are yours, your own station|bench|site|strip|route|round|van|car|keys|key|room|studio,
      the sole|only one, by one person, take|takes action, you define, yours from, plan own|their,
      your own methods|decisions, decide on|about your, decide what|how|when, your judgement|judgment, word .. is final, runs it, portfolio of named, find out what,
      the head .. is you, set priorities yourself, when there are none, lead|leading yourself
    `,
  },
  // Alone at a place or in a shift.
  {
    mark: '1A',
    weight: 1,
    fi: `
      olet|ajat|teet|hoidat|vastaat|työskentelet|kuljet|liikut|siivoat|palvelet|työskennellään .. yksin,
      työskennellä|työskentely|tehdään|toimitaan|ohjataan|hoidetaan|ajetaan|toimit|toimia .. yksin,
      pääosin|pääasiassa|pääsääntöisesti|enimmäkseen|pääsääntönä|usein|paljon|välillä yksin,
      työtä yksin, yksin tehtäv*, yksin työskentel*, yksintyö*, yksintyöskentel*, töitä yksin,
      yksin vuoro*, vuoro* .. yksin, yksi* työntekijä kerrallaan,
      toimit|työskentelet|olet .. ainoana, olet .. ainoa
    `,
    sv: `ensam .. skift*|pass*|kvällspass*|nattpass*`,
    en: `shift* alone, lone working`,
  },
  // Induction.
  {
    mark: '1B',
    weight: 1,
    fi: `
      saat .. opastu*, hyvä* opastu*, opastus .. tehtäv*|työ*, opastusta .. saat|tehtäv*|työ*|alku*,
      tehtävään|tehtäviin|työhön annetaan .. koulutu*, opastamme, opastetaan, sinu* opast*, koulutus järjestetään, perehdyty*, perehdytetään,
      perehdytämme, perehdytän, perehdytettä*, perehdyttää .. sinu*, sinu* .. perehdyttää,
      perehdyttäj*, perehdyttämisestä|perehdyttämisestäsi .. vastaa|huoleh*,
      perehdyttäminen .. tehtäv*|työ*, perehdyttävät, perehtyminen, perehtymis*,
      saat|voit|ehdit|pääset|aikaa perehtyä, perehdyttää uuden, kummin, työkummi*,
      ensimmäi*|alussa|alkuun|aluksi .. kokeneen|kokeneemman|kollegan|työparin,
      ensimmäi* .. koulutusta|koulutuksessa, *koulutuksen|*koulutus ennen,
      koulutuksen|koulutus .. meiltä,
      meiltä .. koulutuksen|koulutusta, peruskoulutus .. kustan*,
      maksamme|kustannamme *koulutuksen|*koulutukset, rinnallasi|rinnalla .. kokenut|kokeneempi,
      kokenut|kokeneempi .. rinnalla*|mukanasi, autamme|auttavat sinu* alkuun, oppii|opit .. tekemällä,
      koulutusta|koulutuksen .. käyttöön|käytöstä, opastuksen, opastukseen, työnopastaj*, perehdyttämiseen,
      perehdyttämisen,
      kokeneen|kokeneemman|kokeneiden .. mukana|matkassa|opissa|rinnalla|opastuk*|opastama*,
      käyttökoulutu*, käyttöön|käytöstä .. koulutu*,
      koulutu*|lisäkoulutu* .. käyttöön annetaan|järjestetään|saat, valmennamme,
      koulutamme .. tehtäv*|työhö*|työtehtäv*|uude*|uuden|alusta|talo*|kaikki|käytän*|käyttöön|valitut|kuukau*|kk|viiko*,
      koulutamme .. itse, *koulutuksen .. varten, *koulutus|*kurssi|*koulu|*valmennus kestää,
      saadaan .. perehdyt*|koulut*, koulutamme sinulle, koulutamme sinut .. osalta|tuott*|tehtäv*,
      me|muun|loput koulutamme, sinut|työhön|tehtävään|tehtäviin|kaikki|uudet .. koulutetaan,
      koulutetaan .. työ*|tehtäv*|talo*|paikan,
      *koulutus|*koulutuksen|*koulutusta tehtäv*|työhö*|työtehtäv*|työsi,
      koulutuksen työhö*|työtehtäv*|työsi|työnkuvaan|tehtäv*|alussa|alkaessa|ennen,
      koulutuksen uuteen|uusiin|tulevaan|tuleviin .. työ*|tehtäv*, koulutusjakso*, alkukoulutu*,
      starttikoulutu*, aloituskoulut*, työhönopastu*, opetamme, opetetaan,
      muun .. opettaa|opit, loput .. opetamme|opit, kattavan koulutuksen, kattava koulutus,
      koulutus annetaan|alkaa|kestää, koulutusaik* .. palk*, annamme .. koulutu*,
      saat .. koulutuksen, työhönottokoulut*, koulutuspäivä* .. ennen|alussa, opit työssä,
      työ opettaa, tehtävä opettaa, työn opet*, opettaa|neuvoo sinu*,
      alkaa|aloitat|alkavat .. koulutuksella|koulutusjaksolla|valmennuksella,
      alussa|alkuun|aluksi .. valmennu*,
      koulutus|koulutuksen|valmennus .. alussa|alkuun|aluksi|ennen,
      koulutu* .. maksetaan|palkallinen|palkallista, palkallinen|palkallisen|maksullinen *koulutu*,
      sisäinen koulutu* .. tehtäv*|työ*, *koulutus|*koulutuksen ja|sekä|että opastu*|tuen,
      *koulutusta ja|sekä opastusta, järjestämme|kustannamme|maksamme .. *kortti*|*korti*|*passi*,
      *kortin|*passin|*kortit .. kustannamme|maksamme|järjestämme|meiltä|meillä,
      saat|järjestämme|meiltä .. *turvallisuuskoulutu*
    `,
    sv: `
      introduktion, introducer*, inskolning*, introduktionsutbildning*, vi skolar, vi utbildar,
      handledning i början, upplärning*, vi lär dig, lär upp, lärs upp,
      du får .. utbildning|skolning|handledning, du skolas, skolas in
    `,
    en: `
      onboarding, on boarding, onboard you, induction, we will train, we train, we ll train,
      training is|are|will given|provided|included|be, training .. start|beginning,
      training provided, provide .. training, help you acquire, full training,
      comprehensive .. training, training will be, on the job training, get on board,
      train|teach you, teach you, be trained, trained by,
      orientation to|week|day|days|period|training, paid training, initial training,
      introduction to the job|role|work, receive .. training, necessary training,
      training period|program*, introduction to
    `,
  },
  // The first days beside somebody who knows the work.
  {
    mark: '1B',
    weight: 1,
    fi: `
      ensimmäi*|alku*|alussa|aluksi|aloitu* .. mentori*|kummi*|tutor*|työpari*|kokene*|perehdyt*|opast*,
      ensimmäi* .. viikko*|viikon|viikolla|viikot|päiv*|kuukau*|vuoro* .. mentori*|kummi*|tutor*|parina|rinnal*|työpari*|kokene*|opast*|opet*|koulut*,
      ensimmäi* .. viikko*|viikon|päiv*|kuukau* .. kokene*|nimet* .. parina|kanssa|rinnal*,
      kuljet|kulkee|kuljette|teet|työskentelet .. kokene*|nimet*|edeltäj* .. kanssa|parina|rinnal*|mukana|matkassa,
      ajamme|ajetaan|ajat .. rinnal*, edeltäjä* .. perehdyt*|opast*|opet*|rinnal*|tukena|mukana,
      kummi, kummia, kummiksi, kummiohjel*, tutori, tutorin,
      kokene* .. neuvoo|neuvovat|opast*|opett*|näyttä*, uusi|uudet|uuden .. parina|rinnalla,
      pehmeä|pehmeän|rauhallinen|rauhallisen lasku*|aloitu*|startti*|startin, sisäänajo*,
      näytämme .. miten|kuinka|paikat|niksit|kaiken, neuvotaan .. alku*|alussa|työ*,
      neuvomme .. alku*|alussa|työ*, ohjaamme|ohjataan .. alkuun|alussa, alkuohjau*,
      rinnallesi .. kokene*|konkari*|ammattilai*|tekij*, *perehdytys, *perehdytyksen, *perehdytystä,
      ensimmäi* viikolla|viikko|viikot|kuukausi|kuukauden|päivät .. harjoit*|yhdessä|oppi*|opet*|tutustu*|seura*,
      uudet|uusi|kaikki .. käyvät|käy|saavat .. kurssin|koulutuksen|opastuksen, vuoropari*,
      rauhallisen alun, mittaisen|pituisen koulutuksen,
      ennen ensimmäistä .. järjestämme|saat|käyt|pidämme .. *koulutuksen|kurssin|opastuksen,
      jää .. viikoksi|kuukaudeksi .. rinnalle|rinnallesi|avuksi|tueksi,
      aloitat|aloitetaan .. seuraamalla|opettelemalla|tutustumalla|yhdessä,
      oppii|opit .. vierestä|kädestä|vauhdissa, opit työn|tehtävät|kaiken .. meillä|meiltä|täällä,
      kuljet|kulkee|teet|työskentelet .. vanhemman|vanhan|konkarin|ammattilaisen .. mukana|kanssa|rinnal*|matkassa|parina,
      edelli*|edeltäj*|eläkkeelle .. opastaa|perehdyttää|opettaa|siirtää,
      opastaa|perehdyttää|opettaa sinut, tulokka*|uude* .. kaverina|tukena|parina|apuna,
      kokenut .. kollega|ohjaaja|työpari .. ensimmäi*,
      alkuun|alussa|aluksi .. tukea|apua|tuki|tukena
    `,
    sv: `
      introduktions*, vi|jag|kollegor|kolleger .. lär|lära|visar|visa dig, fadder*,
      inlärning*, går|gå parallellt|bredvid|dubbelt, parallellt med, bredvidgång*, dubbelgång*,
      första tiden|veckorna|veckan|dagarna|månaderna|passen .. tillsammans|handled*|stöd|kolleg*|erfar*|går|jobbar,
      vi tränar|instruerar, utbildning ordnas|ges|ingår, utbildning på plats|jobbet|arbetsplatsen,
      intern utbildning, startutbildning*, grundutbildning ges, produktutbildning*,
      utbildning till uppgiften*,
      första .. veckorna|veckan|dagarna|månaden|månaderna|passen|skiften .. handled*|tillsammans|bredvid|erfar*|kolleg*|fadder*,
      kurs före|innan, utbildning före|innan|i början, inskol*, utbildningsdag*,
      alla nya|nyanställda .. kurs*|utbild*|introdu*, bredvid dig, utbildningsvecka*,
      före|innan säsongen|start .. utbild*|kurs*|introdu*, lotsa*|guidar dig, får lära dig, lärs ut,
      börjar med .. utbild*|kurs*|introdu*|skolning, företrädare .. skol*|introduc*|lär*,
      in i arbetet|jobbet|uppgift*, ordentlig* introdu*, lotsar dig, erfaren kollega
    `,
    en: `
      weeks|days|month|months|shifts|week|day .. of|s training, training .. first|before,
      week|weeks|day|days|month|months|shift|shifts with a|an|your|our trainer|mentor|experienced|senior|buddy,
      paired with, pair you with, buddy, shadow a|an|your|our|the|one, shadowing,
      learn the ropes|product|job|work|trade, show|shows you the|how|around|what|everything,
      first .. week|weeks|days|month|months|shift|shifts .. alongside|shadow*|with|beside|together,
      alongside .. previous|experienced|senior|colleague, predecessor, hand over, handing over,
      start|starts|begin|begins|beginning with .. training|course|induction|weeks|days,
      training is paid|free, follow|following|assist|beside an|a experienced|senior|seasoned,
      day|week|month|hour training, first week|month|weeks|months .. learn*, be shown,
      learning period, outgoing .. manager|colleague|teacher,
      season .. opens|starts|begins with .. course|training, beside you, show new|how, taught on|by,
      we teach, teach|teaches|learn|taught .. from scratch, training week|day|days|weeks|shifts, bootcamp, boot camp,
      crash course, handover, hand over period, settle into, ramp up, trained on,
      training on the|site, training and support|onboarding|guidance, training for new|this|the,
      product training, in house training
    `,
  },
  // A word of teaching beside a word of the start, in either order.
  {
    mark: '1B',
    weight: 1,
    fi: `
      ensimmäi*|alku*|alussa|aluksi|aloit*|ennen|uusi|uudet|uuden|uutena|uudelle|uusille|ensin|heti|tulokas|tulokkaat .. koulutetaan|kouluttaa|*koulutus|*koulutuksen|*koulutusta|*koulutukseen|valmennus|valmennuksen,
      ensimmäi*|alku*|alussa|aluksi|aloit*|uusi|uudet|uuden|uutena|uudelle|uusille|ensin|heti|tulokas|tulokkaat .. opettaa|opetetaan|opettelet|opastaa|neuvoo|opastetaan|ohjataan|opit|oppii|opitaan|harjoittelet|harjoitellaan,
      ensimmäi*|alkuun|alussa|aluksi|aloit*|uusi|uudet|ensin .. mukana|rinnalla*|parina|kokene*|vierellä|vieressä|opissa,
      *viikkoa|*viikon|*viikossa|*viikko|*päivää|*päivän|*päivässä|*kuukautta|*kuukauden|*vuoroa|*vuoron .. koulutetaan|*koulutus|*koulutuksen|*kurssi|*kurssin|mukana|rinnal*|parina|vierellä|kokene*,
      opettaa|opetetaan|opastaa|neuvoo|opastetaan|opit|oppii|opitaan|harjoittelet|harjoitellaan .. *viikkoa|*viikon|*viikossa|*päivässä|*päivän|*päivää|*kuukaudessa|*kuukauden|*kuukautta|*vuoron|*vuorossa|ennen|alussa|aluksi,
      koulutetaan, opastavat,
      edeltäjäsi,
      *kortti*|*korti*|*passi*|*passin .. suorit*|hankki*|tehdä .. meil*|työnantaj*|kauttamme|kanssamme,
      saat|saatte .. koulutuksen|kurssin|valmennuksen|opastuksen, kummi*, työhön oppimi*,
      työn oppimi*
    `,
    sv: `
      lär, lärs, introduktion*, handleds, lärling*, skolas,
      första .. tillsammans|bredvid|kurs*|utbild*
    `,
    en: `introduction, tutored, learned on, tutor you, a mentor for`,
  },
  // Courses that come before the work, or belong to its start.
  {
    mark: '1B',
    weight: 1,
    fi: `
      koulutusilta, koulutusillan, koulutusillat, koulutusviik*, koulutusvuoro*, opastus, opetus .. päiv*|viik*|tunn*|vuor*, kurssitamme sinu*|uudet|kaikki|tehtäv*,
      saat .. tuotekoulutuksen|myyntikoulutuksen|työkoulutuksen|järjestelmäkoulutuksen|pikakoulutuksen|verkkokoulutuksen|käyttökoulutuksen|lentoemäntäkoulutuksen,
      aloitusvalmennu*, valmennusjakso*, valmennusviik*, kesätyöinfo*, aloitusinfo*, tervetulopäiv*,
      tervetulokoulut*, tulokaspäiv*, järjestämme|saat|annamme .. *korttikoulut*|*passikoulut*|trukkikoulut*,
      koulutuksen maksaa|maksamme|hoidamme|hoitaa, koulutukseen .. ennen, kurssi* ennen,
      ennen .. aloitusta|alkua|kautta|sesonkia .. koulut*|valmennu*|kurssi*|info*|perehdyt*,
      *pätevyyden|*koulutuksen|*luvan|*kurssin .. järjestämme|maksamme|koulutamme|annamme,
      annamme .. *koulutuksen|*kurssin|*opastuksen, *kurssi .. alussa|heti|ensin|käydään,
      *koulutus .. alussa|heti|ennen, käyt|käyvät|käydään .. kurssilla|kurssin,
      ensimmäi* .. päiv*|viik*|kuukau*|vuoro* .. opastu*|opetu*|koulu*|harjoit*|näyte*|läpi|ohje*,
      käydään läpi .. turvallisuus|työtavat|koneet|kassa|ohjeet|säännöt,
      käydään|käymme|käy .. läpi .. alussa|aluksi|alkuun|ensimmäi*,
      näyttää|näytetään|näyttävät .. koneet|paikat|laitteet|talon,
      uudelle|uusille|vastavalmistuneelle .. nimeä*|mentor*|kummi*, mentoriksi,
      oma|oman|nimetyn|nimeämme|saat mentori|mentorin .. ensimmäi*|alku*|puol*|kuukau*|vuod*,
      saat .. kurssin|opastuksen|opetusta, hyvät ohjeet, valmennus|valmennuksen heti,
      kokeneempi|kokenut .. tarkistaa|katselmoi, rinnalla .. pari|kuukautta|viikkoa,
      *väki|kollega|esimies|*johtaja|kauppias auttaa .. alkuun,
      viikon|kahden|kolmen|neljän .. *koulutu*|*valmennu*|opastu*
    `,
    sv: `skolningen är|räcker|ordnas|ges, får du .. utbildning|skolning, heldag* utbildning`,
    en: `
      training takes|lasts, training one|two|three days|weeks, attend .. academy|course,
      personal mentor, day|days|week|weeks training
    `,
  },
  // Who speaks of the first weeks or shifts tells how the work begins.
  {
    mark: '1B',
    weight: 1,
    fi: `
      ensimmäiset .. viikot|päivät|vuorot|kuukaudet|viikkoa|päivää|vuoroa|kuukautta|kerrat|keikat,
      ensimmäinen viikko|päivä|vuoro|kuukausi, ensimmäisen .. viikon|päivän|kuukauden|vuoron,
      ensimmäisellä|ensimmäisenä .. viikolla|päivänä|vuorolla|kuukautena|aamuna|työpäivänä,
      ensimmäisinä .. viikkoina|päivinä|kuukausina, ensimmäisten .. viikkojen|kuukausien|päivien,
      ensimmäisten .. vuorojen|keikkojen, ensimmäisessä vuorossa, ensimmäisille .. vuoroille|viikoille,
      ensimmäiseksi viikoksi|kuukaudeksi, ensimmäistä vuoroa|työpäivää|päivää|viikkoa|keikkaa
    `,
    sv: `
      första veckorna|veckan|dagarna|månaden|månaderna|tiden|passen|skiften|arbetsdagen
    `,
    en: `
      first week|weeks|days|shifts, first two|three|four|few weeks|days|shifts|months, first day at
    `,
  },
  // Somebody of the house teaches: the work is learnt in so many days, beside so-and-so.
  {
    mark: '1B',
    weight: 1,
    fi: `
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin .. opastaa|opettaa|neuvoo|kouluttaa,
      kokki|emäntä|isäntä|kauppias|tutor|tuutori|kouluttaja|kouluttajamme|kaveri|edeltäjäsi .. opastaa|opettaa|neuvoo,
      kouluttajat|kouluttajamme|konkarit|kollegat|työkaverit|vanhat .. opastavat|opettavat|neuvovat,
      opastaa|opettaa|neuvoo|opastavat|opettavat|neuvovat .. työn|talon|työhö*|alkuun|alussa|uutta|uude*|aluksi,
      opastaa|opettaa|neuvoo|opastavat|opettavat|neuvovat .. ensimmäi*|käytön|tavat|niksit|tavoille,
      opetan|neuvon|opastan .. sinu*|itse|työ*|kaiken|tehtäv*, koulutetaan|kouluttaa .. sinut,
      loput|muun|puolen|loppu|kaiken|lopun .. neuvomme|opetetaan|neuvotaan|opitaan|opastetaan|oppii|opit,
      opastetaan|koulutetaan|koulutamme .. *viiko*|*päiv*|kuukau*,
      kouluttaa .. tehtäv*|työhö*|laitte*,
      opit|oppii|opitaan|oppivat .. viikossa|viikoissa|päivässä|päivissä|vuorossa|kuukaudessa|vuodessa|hetkessä,
      opit|oppii|opitaan|oppivat .. parina|mukana|rinnalla|vierellä|vieressä|kanssa|paikan|opastuks*|päivinä,
      oppii .. työn, oppimaan .. talossa|täällä, voidaan kouluttaa,
      työn|työtä|tehtävät|taidot|taito|niksit|käytön oppii|opit|opitaan|harjoitellaan|opetellaan,
      opetusjakso*, opettelujakso*, opetusaik*, opettelu|opetus kestää|alkaa,
      harjoitellaan|harjoittelet|opiskellaan|opetellaan|opettelet .. viikko*|viiko*|päiv*|kuukau*|ensin|alussa|etukäteen|alkuun|aluksi,
      viikon|päivän|kuukauden|illan|tunnin|vuorokauden|viikkoa|päivää *koulutus|*koulutuksen|*koulutusta|*koulutuksella|*valmennu*|*kurssi|*kurssin|*koulu|*koulun|*koulumme|*perehdy*,
      viikon|päivän|kuukauden|illan|tunnin mittai*|pituis*|kestäv*|maksullis*|palkallis* *koulu*|*valmennu*|*kurssi*|*ohjelm*,
      alun *koulutu*|*valmennu*|opastu*, alku*|aloitus*|ennakko*|perus* valmennuk*|koulutuk*,
      ennakkovalmennu*,
      uusi|uudet|uuden|uutena|uudelle|uusille .. kouluttaudu*|koulutetaan|kouluttaa|opet*|tutustuu|tutustut|käy|käyvät|nimetään|saat,
      uusi|uudet|uuden|jokainen|kaikki .. aloittaa|aloittavat|suorittaa|suorittavat|kulkee|kulkevat .. *koulutu*|kurssi*|mukana|parina|toisen|kokene*,
      aloitat|aloitetaan|aloittaa|lähdet|kuljet|ajat .. parina|pareittain|kokene*|perehtymällä|mukana|pienemmil*|helpo*,
      alussa|alkuun|aluksi|ensin .. kuljet|kulkee|ajat|mukana|mukaan|työparin|parina|rinnalla|käydään|harjoit*,
      saat .. työparin|tuutorin|tutorin|mentorin .. ensimmäi*|alkuun|aluksi, tuutori, tuutorin,
      suorittaa|suoritat|suoritetaan|hankkia|hankit|hankimme .. kustannuksellamme|laskuumme|lukuumme|piikkiimme,
      *kortti*|*kortin|*kurssi|*kurssin|*passi|*passin|*pätevyys .. järjestyy|järjestämme|hankimme|suoritetaan|kauttamme,
      kurssin|kurssit|koulutuksen|koulutukset järjestämme|maksamme|hoidamme .. ennen|alussa|alkuun|kauden,
      perehdyt .. tehtäv*|työhö*|talo*, perehdytään, perehtymällä, perehdyttämissuunnitel*,
      perehdytyssuunnitel*, väistyvän|lähtevän|eläköityvän .. kanssa|opastu*|rinnalla,
      saat .. tueksi .. koulutuksen, näyttää|näyttävät .. miten|kuinka|paikat|työn|mallia,
      ohjaa|opastaa|neuvoo|opettaa uusia|uudet|uuden|aloittavia|tulokkaita,
      ensimmäiset|ensimmäisen .. teemme|tehdään|kuljemme|ajetaan|ajamme|ollaan .. yhdessä|parina,
      ensimmäi* .. päiv*|viiko* .. *koulutu*,
      työnantaja|yhdistys|ketju|talo|yritys|yhtiö|seura kouluttaa,
      *toimistomme|*tiimimme|*väkemme opettaa|opastaa|kouluttaa,
      aluksi|alussa|alkuun|ensin opiskelet|opettelet|tutustut|seuraat|harjoittelet|perehdyt|käyt,
      käydään|käymme|käyt läpi .. ennen|alussa|aluksi|tavat|ohjeet|ohjelma*,
      tavat|ohjeet|asiat .. käydään|käymme läpi,
      opettelet|opetellaan|harjoitellaan .. *ajan|kanssa|rinnalla|tehtäv*|työ*,
      opetetaan .. alusta|kaikki|paikan, opastettu, ohjattu alku|aloitus,
      aloittaville|aloittelijoille|uusille .. kurssi*|koulutu*|valmennu*|päivä*,
      järjestämme .. aloitt*|uusille|alku*, sisäiseen|sisäisessä *koulutukse*|*valmennukse*,
      saat valmennuksen, ohjeet .. saat, mukana ensimmäi*
    `,
    sv: `
      visar dig|hur, visa dig|hur, får|du åka|gå med|bredvid, lär du|vi dig, åka med,
      lär dig .. allt|jobbet|arbetet, mentor .. första, du .. bredvid, bredvid en,
      lär|lära dig på plats|allt|jobbet|arbetet|snabbt, vi|som lär dig,
      tillsammans med någon|en som kan|känner, ordnar|betalar .. introduktion|kursen|kurs|kort|pass,
      får du ta hos oss, går vi igenom, i början går|åker|jobbar|arbetar|handleds
    `,
    en: `
      introduction at|programme|program|week|course|days, a proper introduction, briefing,
      our trainer|trainers, arrange|arranged .. training|trainings|course|courses|card|passport,
      guide|guides you, teach|teaches|taught .. the job|work|tasks, learned|learnt|learn in|within,
      comes|goes with you, with you for|on the|your first, trains you,
      show you how|around|everything
    `,
  },
  // Shown, ridden along, learnt from whoever did it before.
  {
    mark: '1B',
    weight: 1,
    fi: `
      toisen|vanhan|kokeneen|vakituisen|edellisen|nykyisen .. kyydissä|opissa|apumiehenä|rinnalla|perässä|vieressä|mukana,
      *kuljettajan|*jakajan|*asentajan|*myyjän|*ajajan kyydissä|opissa, ajamme kanssasi, ajetaan|kierretään|mennään yhdessä|kahdestaan,
      näytämme, näytetään .. kädestä|paikan|miten|mitä|mistä|ensin|kaikki, neuvotaan|opetetaan|opastetaan|neuvomme|opetamme|näytämme .. kädestä, näytän .. miten|kuinka|paikat,
      neuvomme kyllä|mielellämme|kaikki|kaiken|koneet|työn, neuvotaan kaikki|kyllä|paikan|kädestä|samoin,
      työ|kaikki|kassa*|kone*|koneet|loput|tehtävät|käyttö neuvotaan|näytetään|opetetaan|opetellaan|opitaan,
      opastaja|opastajan|opastajaa|opastajaksi|opastajaksesi|opastajasi|opastajan, oman|nimetyn opastajan|ohjaajan .. kuukau*|viik*|alku*|ensimm*,
      opetan, perehdyt, tutustumisvuoro*, tutustumiskäyn*, tutustumisjakso*, alkuvalmennu*, alkuopastu*,
      saattaen vaiht*, rinnakkaisajo*, rinnakkaisvuoro*, kulkee|kiertää .. kanssasi|mukanasi, käy|käydä .. kanssasi läpi,
      käydään .. ensin|yhdessä|yhessä läpi, käydään .. läpi .. kanssa|alussa, opit|oppii .. opastuks*|mukana|rinnalla,
      kattavan|perusteellisen|hyvän|perusteellinen|laajan tuotekoulutuksen|koulutuksen|valmennuksen|koulutus|valmennus,
      ensin .. viikko|viikon|päivän|kuukauden .. kanssa|mukana|vieressä|rinnalla,
      *uuden|aloittavan .. vieressä|rinnalla|tukena, aloittavalle|uudelle .. nimetään|nimeämme,
      aloitat|aloittaa|aloitus .. *koulussa|*koululla|*koulutuksessa|*koulutuksella|*kurssilla|*jaksolla|*valmennuksessa,
      nimetään|annetaan tutor|mentori|ohjaaja|opastaja|kummi|kokenut, uudelle|uutta|uuden .. tukee|annetaan|mentor*|ohjaajap*,
      vastavalmistun* .. nimetään|annetaan|taataan|luvataan|mentor*|tutor*, ylimääräisenä .. vuorossa|miehenä|työntekijänä,
      opit kyllä|kaiken, oppii illassa|tunnissa|päivässä|hetkessä|käden, opitaan kyllä|talossa|meillä|parissa, opettaa kyllä|itse|kaiken,
      koulutamme .. viikkoa|päivää|paikan|asti|saakka|uuteen|itse, saa|saat .. opastusta, opastaa .. *kuukaudet|alkuun,
      käydään|suoritetaan|hankitaan .. ennen aloitusta|alkua|kautta|ensimmäi*, suoritetaan meillä|kanssamme|alussa,
      kortti|kortit|koulutus|kurssi|kurssit hoituvat|hoituu|hoidetaan, *kortti*|*koulutus .. kauttamme, meidän kustannuksellamme,
      olen|olet|on .. kanssasi, talossa vielä|opastamassa, vielä .. opastamassa, harjoitusilta|harjoitusiltoja, koulutusillassa,
      *viikkoa|*viikon|*päivää|*yötä|*kertaa .. koulutuksessa|opastettuna|kuskiparina|tuplana|rinnalla|kahdestaan|ylimääräisenä,
      ensimmäiset|ensimmäisen|ensimmäisellä|ensimmäisillä .. kerroilla|keikalla|käynneillä|tunneilla,
      tulee mukaasi, kulkee rinnalla, tutustut .. aloituspäivänä|ensin|alussa, avuksesi ensimmäi*,
      kurssin|kortin|passin|koulutuksen suoritat|suoritetaan|hankitaan|hoidetaan .. meillä|kanssamme|laskuumme|laskuun
    `,
    sv: `
      du får åka|gå|följa med, åker|åka .. med, går du med, inskolningsperiod*, introduktionsskift*,
      vi visar|lär|övar|tränar, tränar dig, får en handledare|fadder|mentor, vi går igenom, grundkurs, nya .. mentor|fadder|handledare, utbildningen tar|räcker, övar på oss,
      innan du börjar, *kurs betalas, handledning får du, inskolning en|två|tre
    `,
    en: `
      training given|arranged|provided|offered|included, weekend|weekends|evening|evenings|hours of training, training tour|tours|evening|weekend|camp|session|sessions,
      book|arrange|arranges|pay|pays .. course|card|training|licence|permit .. you|for|it|before|start, teaches you, show|shows|showing you,
      with the present|current|previous|outgoing, familiaris*|familiariz*, starting course, introductory course|weeks|week|days,
      day|week|weekend|evening course, first .. evenings|days|week|weeks|shifts|nights|tour|tours .. together|pair|with, you learn .. from|in|on|the,
      learn the machine|work|job|route|product|products, will show, be guided, guided into, with someone who,
      orientation, introduced to|by|in, with an experienced|older|senior, accompanied, rides|goes|stays|travel|travels with you,
      additional person, before the|your first, before first, two|three|four|five|ten first|inductive shifts|days|weeks, first .. beside|next|alongside,
      weeks|days|shifts|week|month beside|alongside|next, mentor|tutor through|for the first, learn .. routines|basics|ropes,
      guidance for|into, getting to know the, arranged at the beginning
    `,
  },
  // Whom the person guides, and who else is to be independent.
  {
    mark: '1-',
    weight: 1,
    fi: `
      itsenäi* .. *yhtiö|yritys|toimija|järjestö|säätiö|*toimisto|perheyhtiö*, itsenäi* *elämä*|asumi*|arkea|arjen, *asiakkaiden|asiakkaita .. itsenäi*|omatoimi*, uusia|uusien|kesäsijaisten|asiakkaiden .. perehdyttämi*, hakemu* .. yksin,
      uuden .. perehdyttämi*, perehdytysprosess*,
      ohjaat|opetat|kannustat|tuet|autat|autamme|tukea|ohjata .. itsenäi*|omatoimi*,
      uusien|muiden|opiskelijoiden|työntekijöiden|kollegoiden|henkilöstön|henkilökunnan|tulokkaiden|harjoittelijoiden|sijaisten|tiimiläisten|tiimin .. perehdyt*|opast*|perehdyttä*,
      henkilöstön .. koulut*,
      perehdyt*|opast* .. uusia|muita|tiimiä*|opiskelijoita|kollegoita|kollegoja,
      opastamaan ja perehdyttämään, asiakka*|asukka* .. opastu*|perehdyt*|koulut*,
      ohjausta ja opastusta, ohjaus ja opastus, perehdytys ja osaami*,
      vastaat|vastata|vastaaminen|osallistut|osallistuminen .. perehdyt*, perehdyttämiseen ja,
      perehdyttämistä ja, koulutamme .. asiakk*|asiakas*,
      koulutamme ammattilais*|osaaji*|opiskelij*|asiantuntij*|tulevaisuu*, perehdytysmateriaal*,
      perehdyttäjänä, lapset|lasten|lapsia|asiakkaat .. omatoimi*, perehdytysohjelm* kehit*,
      laadit|laatia|päivität .. perehdytyssuunnitelm*,
      soveltuv*|vaadittav*|edellyt*|riittäv*|vastaav* .. koulutusta|koulutus|koulutuksen .. tehtäv*|työ*,
      hakemu* .. perehty*, perehtynyt, perehtyneisyy*,
      asiakas|asukas|asukkaat|lapsi|lapset|nuori|nuoret|potilas|potilaat|kuntoutuja|kuntoutujat .. itsenäi*,
      asiakkaan|asukkaan|lapsen|nuoren|potilaan kyky*|toimintaky*|arke*|mahdollisuu* .. itsenäi*,
      asiakkai*|asiakkaan|asukkai*|asukkaan|lasten|lapsen|lapsia|nuorten|nuoren|kuntoutuj*|potila*|ikäih*|vanhusten .. omatoimi*,
      omatoimisuuden, omatoimikirjasto*, omatoimisen|omatoiminen kirjasto*, itsenäistymi*,
      koulutu* .. vuosittain|säännöllisesti|tutkinto*, tutkinto* .. johtava koulutus,
      kertaa|kerran vuodessa .. koulutuspäiv*, vuosittai*|säännölli* koulutuspäiv*,
      vapaus|vapauden|vapautta valita|päättää .. *aik*|*paik*|paikka*|missä|mistä|milloin,
      asiakas|asiakkaat|asukas|asukkaat|lapsi|lapset|nuori|nuoret päättä*|päättävät|valits* itse,
      asiakkaat|asukkaat|lapset|nuoret|oppilaat|potilaat .. itse|itsenäi*|omatoimi*,
      *haastattelu* .. kokene*, *haastattelu* kanssa,
      päätät|valitset|päättää itse .. pyöräe*|*edun|*etusi|*edut|lomarah*, itsenäistyv*,
      itsenäi* elämä*|asumi*|selviytymi*|suoriutumi*|arke*, itsenäisyyspäiv*, itsenäi* työaika*,
      työaika*|työajan|työajat|työaikaa .. itse|itsenäi*|haluamallasi, sijoittelu* .. itse,
      opastamme .. ihmi*|asiakk*|vieraita|kävijö*, perehdytysop*, perehdytysten, vuosittain .. koulutu*,
      koulutamme .. henkilöst*|säännöllisesti|jatkuvasti|*jiamme, mielellään .. koulutu*,
      uudet|uusi|uuden jäsen*|asiakas|asiakkaat|asiakkaan|oppila*|opiskelij*|laps*, tet jaks* järjest*, tet jaksojen,
      valita|valitset vuorosi|työvuorosi|päivät, tunnit|tuntien|päiville|vuorosi|vuorot .. itse, silloin kun sinulle,
      itse .. tunnit|tuntien|päiville|vuorosi|työaja*|työajan|soittoaik*, tahdosta riippumat*,
      omaehtoi* opiskel*|koulutt*, jää|jäädä|jätetä|tarvitse .. yksin, yksin tai lasten,
      itsenäisen|itsenäinen .. *yritys*|*yhtiö*|järjestö*|virasto*|säätiö*|toimija|laitos,
      itsenäinen|itsenäisen *toimipaik*|*pankki*|*kauppa*|apteekki*|*toimisto|studio|seurakunta|paikallis*,
      *budjet*|koulutu*|käytöstä|*rahan .. itse|haluamallasi|parhaaksi, itse .. *budjet*,
      *vuorot|*vuoroja|*vuoronsa|*vuorosi|*vuorolistat|viikkotunnit|tuntinsa|loma*|etäpäiv*|etätyö* .. itse|itsenäi*|parhaaksi,
      kellosta|kellonajoista|rytmistä|ajoista|ajan|paikan|paikasta|työpaikan .. päätät|päättää|valitset itse|pitkälti,
      päätät|valitset itse .. missä|mistä|milloin|etä*|toimisto*, toimiston|kodin .. itse,
      tiimi|tiimit|*tiimi|*tiimit|porukka|ryhmät|työryhmä päättää|päättävät|suunnittelee|suunnittelevat .. itse,
      *tiimi|*tiimit|porukka .. itseohjau*, työmaalle|töihin|liikkua|liikkumaan .. omin avuin|itse,
      kulku|kulkeminen|matkansa|asuntonsa|majoitu* .. itse, etä* .. oman harkin*,
      keittiö*|talo|talossa|tila|leipomo .. tekee|tehdään|valmistaa|valmistetaan|leivotaan .. itse,
      omannäköi*|omannäköistä|oman näköi* elämä*|arke*|arki*|vanhuu*|kod*,
      elämä*|vanhen*|arki|arkea .. omannäköi*|omannäköistä|oman näköi*,
      jokaisel*|kaikille|laaditaan|tehdään .. oma suunnitelma*, joudu .. yksin,
      *kuun ensimmäi*, neuvoo|opastaa|ohjaa|kouluttaa esihenkilö*|asiakk*|asukk*|henkilöst*|viljelijö*|jäseniä|yrityk*,
      pidät|järjestät|huolehdit|suunnittelet|kehität .. perehdyt*, *jien perehdyttämi*|perehdytyk*|työnopast*|perehdytys,
      opastetaan|opastamme|opastat asiak*|vierai*|ryhm*|kävij*|potila*, *haastattelu* .. näytä*,
      *kurssin|*koulutuksen|*koulutus|koulutetaan|koulutamme .. halukkai*|halutes*,
      bussikort*|lounaskort*|virikekort*|matkakort*|sporttipass*|liikuntapass*|museokort*, vuosikurs*,
      työntekijöiden työnopast*, ensimmäi* .. kuukau* vuokra*|maksat|maksamme
    `,
    sv: `
      introduktionen av nya|andra, introducera nya, självständigt i förhållande, självständigt företag|bolag|familjeägt, fortfarande självständigt, vi går igenom ansökning*,
      barn*|elev*|klient*|kund*|boende* .. på egen|självständigt|själva, som vi utbildar,
      handleda nya, aldrig ensam*, ingen .. ensam*, självständigt liv, självständigt boende,
      introduktion av nya, introducera* nya, gå .. läroavtal, som läroavtal, väljer själv .. dagar|pass|tider
    `,
    en: `
      independent living|life|company|agency|retailer, living independently,
      autonomous vehicle*|forklift*|robot*, fully autonomous, train new, independent living|company,
      choose .. working hours|days|shifts, choose|decide where|when, training budget|weeks|days a|per|every,
      yearly|annual training, training days a|per|every, onboarding process*|project*|webinar*|of,
      nobody will ask, training new, orientation of new, sexual orientation, never .. alone, freedom to work from,
      children|pupils|students|customers|clients|residents .. independent*|own|themselves
    `,
  },
  // Guided throughout.
  {
    mark: '1C',
    weight: 1,
    fi: `
      kesäsetel*, vuotiaille|vuotiaalle .. kesätyö*|kesätöi*|kesäduun*|kesäpaik*,
      kesätyö*|kesätöi*|kesäduun* .. vuotiaille|vuotiaalle,
      haemme|etsimme|otamme|palkkaamme|hakee|etsii .. *harjoittelijaa|*harjoittelijan|traineen|*harjoittelijoita|traineeta|traineita,
      työelämävalmen*, oppisopimuspaik*, oppisopimussuh*, oppisopimustyö*,
      haemme|etsimme|palkkaamme|otamme .. oppisopimu*, oppisopimuksesi,
      oppisopimuksen|oppisopimus kesto|pituus|aikana|alkaa|kestää, työkokeilupaik*, työkokeilu, työkokeiluun, työkokeilulla,
      rekrykoulutus,
      rekrykoulutuksen, rekrykoulutuksessa, rekrykoulutukseen,
      ohjaaja*|*ohjaaja tukee|mukana|tukena|ohjaa .. koko|jakson|kesän|ajan,
      harjoittelus*|harjoittelun|harjoittelujakson .. ohjaa*|mentor*|tuetaan|ohjat*,
      harjoittelupaik*,
      kesäduuni|kesätyö|kesätöitä|kesäpesti nuorelle|nuorille|koululaisille|koululaiselle,
      valmentaja|ohjaaja .. aina|koko .. lähellä|paikalla|läsnä|tukena|mukana,
      ei .. ollut ennen töissä, työharjoit*, työssäoppij*, ohjaajan tuki|tuella|johdolla|ohjaukse*|opastuks*,
      *valmentajan tuki|tuen|tuella, *valmentaja|ohjaaja tukee|auttaa|ohjaa sinu*,
      mestarin ohjau*|opissa,
      kokene* .. ohjauksessa|opastuksessa|valvonnassa, oma ohjaaja,
      työpariksesi .. kokeneempi|kokeneemman,
      nimetty ohjaaja, tukihenkilö perehdy*, tutustu ja tienaa, traineepaik*,
      trainee paik*|jakso*, trainee ohjelmaan|ohjelmassa|ohjelmamme, palkalli* harjoittelu*,
      harjoittelu .. opiskelij*|tarjo*|kestä*, työtoimin* ohjau*, palkkatuki* .. ohjau*|tuki|tuen,
      koko|säännölli* .. mentor*|ohjaajan, mentor* .. koko|ajan
    `,
    sv: `
      läroavtalsplats*, läroavtalsstuderande, söker .. läroavtal*, praktikplats*, arbetspraktik*, under handledning, första sommarjobb*|jobb*,
      lärling*, handledare|mentor .. hela tiden|perioden|praktik*|sommaren, tar emot praktikant*,
      sommarjobb för unga|skolelever, passar .. första jobb*|sommarjobb*, praktikperiod*,
      söker .. praktikant*, arbetsprövning*, trainee, traineeprogram*
    `,
    en: `
      apprentice*, your|a first job, first summer job, work trial, coach with whom,
      under the guidance of, great|good|perfect|ideal first job,
      mentor|supervisor|coach|instructor .. throughout|whole|entire,
      support* .. throughout .. programme|program|internship, mentored by, be mentored,
      trainee programme, summer jobs for young|teenagers, under supervision, internship,
      traineeship
    `,
  },
  // At one's side for the whole time; places that are meant for those who need it.
  {
    mark: '1C',
    weight: 1,
    fi: `
      koko|kokoajan työsuhteen|ajan|jakson|kesän|työpäivän .. ohja*|opast*|neuvo*|tuke*|tuki|kysyä|läsnä|rinnal*,
      ohja*|opast*|opastusta|neuvo*|tuke*|tukea|valvoo|kummin|mentorin .. koko|kokoajan ajan|jakson|kesän|työsuhteen|työpäivän,
      ohjaaja*|valmentaja*|kummi*|mentori* .. joka|jokainen päivä|vuorossa,
      ohjaajaksi nimetään|saat|*päällikön,
      *palkkatuk*|palkkatuet* .. oikeu*|oikeut*|henkilöä|saav*|työnteki*|edelly*|ehto|ehtona,
      palkkatuki paikka*|työ*, oikeus|oikeutettu .. palkkatu*, ohjaaja .. aina|koko|läsnä, ohjaaja .. joka päivä|hetki,
      ohjaavat ja, ohjaajina toimivat, ohjaajana|ohjaajanasi toimii, jatkuva* ohjau*,
      sinulla on .. oma|nimetty ohjaaja|mentori|kummi|valmentaja, työpaikkaohjaaj*,
      *ohjaaja|*valmentaja|ammattilainen|*puutarhuri|*virkailija on .. koko|aina .. paikalla|lähellä|läsnä|vieressä|samassa,
      *ohjaaja|*valmentaja|ammattilainen|*puutarhuri|*virkailija on .. paikalla|lähellä|läsnä koko|aina|joka,
      *ohjaaja|*valmentaja|ammattilainen on|istuu .. samassa huoneessa|vuorossa, aikuinen ohjaaja, oma aikuinen,
      nimetty .. aikuinen|tukihenkilö, ohjaavan lääkärin|opettajan|mekaanikon|sosiaalityöntekijän|hoitajan|asentajan,
      mentorin|valmentajan|opettajakuljettajan vieressä|rinnalla|parina, aina joku aikuinen, tarkastaa .. tekstisi, kokenut kummi, tuettu työ*, tuetun työn,
      seniorin|ohjaavan|erikoislääkärin|vanhemman|kokeneemman .. valvonnassa|ohjauksessa|opissa,
      seniorin|ohjaavan kanssa,
      aina .. aikuisen|ohjaajan|hoitajan|ammattilaisen kanssa, nimetään ohjaaj*,
      tet paik*,
      tet jakso*, oppisopimukse*|harjoittelu*|työkokeilu* .. haemme|etsimme|paikka*|paikko*
    `,
    sv: `
      handledare .. hela|dagen, egen handledare, handleder dig, aldrig ensam
    `,
    en: `
      will be|are|be supervised by, named|designated|personal|assigned supervisor|mentor,
      guide you in your daily, be your mentor|supervisor, your mentor|supervisor during|throughout,
      weekly one to one, supervised by two|a|the, two supervisors, weekly supervision, preceptor,
      instructor|coach|supervisor .. present|with .. all|whole, with you the whole|entire
    `,
  },
  // An apprenticeship that is offered beside the job, or brought along.
  {
    mark: '1-',
    weight: 1,
    fi: `
      voit|mahdolli*|halutes*|halukk*|myöhemmin|tarjoamme|tarjolla|tarjota|jatkaa|jatka|tarvittaessa|innostu* .. oppisopimu*,
      oppisopimu* .. mahdolli*|järjestyy|tarjolla|onnistuu|meneillään|koordinaattor*|opiskelijoi*|opiskelijan|opiskelijaa|tutkinto*,
      suorittaa .. oppisopimu*, oppisopimuskoulutu* .. mahdolli*|tarjo*|järjest*,
      nuorta|nuoria oppisopimu*, järjestämme|järjestää|solmii .. oppisopimu*, oppisopimus ja,
      tutkin* .. oppisopimuksella
    `,
    sv: `på läroavtal, genom läroavtal`,
    en: `by|through apprenticeship`,
  },
  // Those who learn at this workplace, but not the one who is sought.
  {
    mark: '1-',
    weight: 1,
    fi: `
      otat|ohjaat|opastat|koulutat .. oppisopimusopiskelij*|harjoittelij*|kesätyöntekijöitä, toimit|toimia työpaikkaohjaaja*,
      oppisopimusopiskelijoi*, oppisopimusten, valvo*|opiskelijoiden .. oppisopimu*|työssäoppimi*,
      oppisopimuskoulutukset, ohja*|mentoroi* .. harjoittelij*|opiskelij*,
      asiakk*|asiakas*|ohjaat|ohjaaminen|järjestät|työkokeilut|työkokeiluissa .. työkokeil*|työharjoit*|oppisopimu*|työssäoppi*,
      harjoittelij*|opiskelij* ohjau*, työssäoppijoiden, aiem*|aikaisem* .. harjoittelu*
    `,
    sv: `handleder|handleda .. praktikant*|lärling*|studerande`,
    en: `supervise|supervising|mentor|mentoring .. trainees|interns|students|apprentices, our .. trainee programme`,
  },
  {
    mark: '1C',
    weight: 0.5,
    fi: `
      jokainen|jokaisella|jokaiselle .. oma|oman *tutor*|*ohjaaj*|*mentor*|*kummi*|*valmentaj*,
      mentori, mentorin, mentoria, mentoriksi*, mentoroin*, kokeneem* työpari*, kummi, kummin,
      täytät|täyttänyt|täyttäneille|täyttäville .. 14|15|16|17, ensimmäistä kesätyötä|kesätyöpaikkaa|työpaikkaa,
      kouluttajan|ohjaajan opastuksella|parina|rinnalla, palautetta joka|jokaisesta,
      ensimmäi* työpaik*|työsi|työsuh*|oikea|duuni*, ensimmäiseksi työ*|kesä*|duuni*,
      ensimmäi* kesätyö*|kesätöi*|kesäduun*, ekaksi kesätyö*|kesäduun*|työ*|duun*,
      eka kesätyö|kesäduuni, rinnallesi|rinnallasi|tueksesi|tukenasi .. ohjaaj*|valmentaj*,
      harjoittelujakso*, työssäoppimi*
    `,
    sv: `mentor*, fadder*, fyllt 14|15|16|17`,
    en: `mentor*`,
  },
  // A team with one's own part in it.
  {
    mark: 'team',
    weight: 1,
    fi: `
      *tiimi*, työryhmä*, työyhteisö*, työporukka*, porukka*, porukalla, työkaver*, työtover*,
      kolleg*, moniammatilli*, ryhmätyö*, tutkimusryhmä*, ryhmäämme, ryhmässämme, osana .. ryhmää,
      työpari*, hengen ryhmä*, lähimmät .. *kaveri*|kolleg*,
      kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen muuta,
      kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|toista *tarkastajaa|*asiantuntijaa|*hoitajaa|*opettajaa|*ohjaajaa|*suunnittelijaa|*insinööriä|*työntekijää|*juristia|*asentajaa|*kehittäjää|*sihteeriä|*neuvojaa|*kollegaa|*ammattilaista|*osaajaa,
      kahden|kolmen|neljän|viiden|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen muun,
      hengen *tiim*|ryhmä*|poruk*|joukko*|yksik*|toimist*, vieruskaver*, jengi*, sakki|sakkiin
    `,
    sv: `
      team, teamet, arbetslag*, arbetsteam*, teamarbete, arbetsgemenskap*, arbetsgrupp*, kolleg*,
      multiprofessionel*, samarbetsförmåga, arbetskamrater, rådfråga*, vid din sida,
      två|tre|fyra|fem|sex|sju|åtta andra, våra|dina andra
    `,
    en: `
      team, our teams, your teams, teamwork, team player*, research group, our group, colleague*,
      coworkers, team members, by your side
    `,
  },
  {
    mark: '1D',
    weight: 1,
    fi: `
      vedät|johdat|luotsaat .. tiimiä|ryhmää|porukkaa|joukkuetta|väkeä,
      tiiviisti|läheisesti .. kanssa, rinnallasi .. työpari|kollega|tiimi, tiimityöt*, tiimipelaaj*,
      joukkuepelaaj*, joukkuehen*, töitä .. muiden|toisten|yhdessä kanssa|tekemi*,
      tehdä|tekemään .. töitä .. muiden|toisten, tiimityökyky*, osana .. tiimiä,
      tiimissä .. jokainen|jokaisella, itsenäisesti .. tiimissä, tiimissä .. itsenäisesti,
      itsenäisesti .. ryhmässä, sekä itsenäi* .. tiimi*, vastuutyöntekij*, moniammatilli* tiimi*,
      moniammatilli* työryhm*, moniammatilli* yhteistyö*, asiantuntijatiimi*, tiimimme jäsen*,
      yhteistyökyky*, yhteistyötaito*, yhteistyötaid*, omahoitaj*, vastuuhoitaj*, omaohjaaj*,
      ryhmätyötaito*, ryhmätyötaid*, ryhmätyöskentely*, monialai* yhteistyö*,
      yhteistyötä .. taito*|kyky*, osaat|kykyä|kyky tehdä yhteistyötä,
      jokainen|kukin|jokaisella .. oma|omat|omista|omasta, tiimityöskentely*, tiimin jäsene*,
      tiimityö, tiimityöhön, tiimityönä
    `,
    sv: `
      team .. ansvar*, ansvarsområde*, samarbetsförmåga, teamspelare, var och en ansvarar,
      alla .. egna ansvar*, leder ett|en|två|tre .. team|grupp|personer|anställda, med kolleg*,
      tvärprofessionel*, mångprofessionel*, multiprofessionel*, lagspelare
    `,
    en: `
      lead|leads|leading a|an|the|two|three|four|five|six .. developers|people|nurses|staff|engineers|cooks,
      team player*, enjoy|like|love working with others|people|colleagues, work well with others,
      collaborat*, key role, areas of responsibility, work closely with,
      working closely with, work in close, close cooperation, cross functional
    `,
  },
  // Leads others, or shares the work out among equals: each has a part.
  {
    mark: '1D',
    weight: 1,
    fi: `
      toimit|toimii|toimia|toimiminen|toimiva|toimien|työskentelet .. *esihenkilönä|*esimiehenä|*vetäjänä|*vastaavana,
      *esihenkilönä toimi*, *esimiehenä toimi*, lähiesihenkilönä, lähiesimiehenä, lähijohtami*,
      lähiesihenkilöty*, lähiesimiesty*,
      alaisinasi, alaisiasi, alaisenasi, alaisuudessasi, alaisia on, sinulle raportoi*,
      johdat|johdetaan|johdettavana* .. *työtä|*toimintaa|*henkilöst*|*keittiötä|*palvelu*|*yksikköä|*johtajia|*ryhmää|*joukkuetta|*työntekijää|*tulosta|*hankkeita|*hanketta,
      johtaa .. lääketie*|yksikön|yksikköä|päivittäistä, johtoryhmän jäsen*,
      kuulut|kuuluu .. johtoryhmään,
      vedät|luotsaat|ohjaat|johdat|koulutat .. *vuoroa|*vuoron|*kokkia|*tarjoilijaa|*työntekijää|*henkeä|*väkeä|*ryhmää|*porukkaa|*tiimiä|*myyjää|*asentajaa|*hoitajaa,
      ohjaa .. vuoron, suunnittelet|laadit|teet .. työvuorot|työvuorolistat|vuorolistat,
      jaat .. työt|tehtävät|vuorot, esihenkilövastuu*, esimiesvastuu*, henkilöstövastuu*,
      työnjohdolli*, esihenkilötyö*, esimiestyö*,
      johtaa|vetää|ohjaa .. *osastoa|*yksikköä|*tiimiä|*porukkaa|*joukkoa|*työntekijöitä,
      johtaa|vetää|ohjaa .. *asentajia|*siivoojia|*kirvesmiehiä|*työntekijää|*henkilöä|*hengen,
      ohjaat|johdat|vedät .. *jaa|*jää|*henkeä|*henkilöä,
      joiden|jonka|jota kanssa .. sovitaan|rakennetaan|viedään|tehdään|suunnit*|käydään|ratkai*,
      vastuuopettaj*, vastuuohjaaj*, johtoryhmän, johtoryhmässä, rinnallasi työskentelevät|työskentelee, apunasi ovat, projektiryhmä*,
      keskustellaan|käydään|mietitään|käsitellään .. tiimissä|viikkopalaverissa|kollegoiden,
      jokainen|kukin|jokaisella|kullakin|kumpikin|kaikilla|meistä .. omaa|oman|omalla|omat|omien|omasta|omista|omansa,
      jokainen|kukin|kumpikin .. vastaa|hoitaa|kantaa, kullakin|kaikilla on oma*, omat vastuu*,
      jakavat|jaamme|jakaa|jaatte .. työt|tehtävät|asiakkaat|vastuut|päivystykset keskenään|kesken,
      jakavat|jaamme|jakaa|jaatte .. kanssa,
      jotka|ja .. jakavat .. työt|päiv*|käyn*|lomat,
      sijaistavat|sijaistamme|lomittavat|lomitatte|paikkaavat|tuuraavat|tukevat toisiaan|toisiamme|toisianne|toinen,
      autetaan|autamme|auttavat toisia*|toinen|kaveria,
      vastuussa osastosta|alueesta|kokonaisuudesta, vastaat .. omasta|omista|osaltasi|osuudesta*,
      vastaat .. kanssa, vastaa .. yhdessä,
      sekä omillasi|yksin|itse* .. että ryhm*|tiimi*|porukassa|yhdessä,
      ratkotaan|ratkomme|ratkaistaan|pohditaan|mietitään|mietitte|suunnittelette|suunnitellaan|suunnittelet .. yhdessä|kollegan|kollegoiden,
      tiimitaid*, ryhmätaid*, toimia|toimimaan osana .. tiimi*|ryhmää|*yhteisöä,
      toimia .. tiimissä|ryhmässä, toimit|viihdyt|toimimaan .. tiimissä|ryhmässä|porukassa|porukan,
      *n työpariksi, yhdessä tekemi*, yhteen hiileen, toinen toistaan|toistansa, *n jäsenenä työskent*|toimi*,
      työparisi on|ovat, työparinasi|työparinaan on|ovat|toimii|työskentelee, suunnitteluryhmässä,
      sopii|sovit|sovitaan|jaetaan|jaat|vaihdat .. toisen|muiden|kollegan|kollegoiden|työparin kanssa
    `,
    sv: `
      leder arbetet|personalen|två, handleder .. *are|*arna|personal*, förmåga att arbeta i|tillsammans,
      arbetslag .. ansvar*, var och en .. egna|egen|eget|sina|sitt, delar på|upp,
      delar .. mellan sig|oss, stöder|hjälper varandra, nära .. kolleg*|grafiker|team*|redaktion*, hjälps åt, granskar varandras, nära .. med,
      jobbar ihop, samarbetar, ämneslag, med en kollega
    `,
    en: `
      reports to you, reporting to you, you lead|supervise|manage|coach .. team|staff|people|employees|nurses|cooks|developers|engineers, you plan the shifts,
      direct reports, each of whom|us, each .. responsib*|responsible,
      each .. has his|her|their own, responsible for .. own,
      in a multicultural|multidisciplinary|cross|diverse|close, and in a team, get along with, part of a group|team,
      together with .. designers|engineers|teachers|nurses|specialists|researchers|team, side by side with our,
      as part of a team, share|sharing the work|responsibility|cases|tasks, looked after by,
      planned together, cover|help for each
    `,
  },
  // So many of us there are: a team where the occupation has tasks of its own.
  {
    mark: '1D',
    weight: 0.5,
    fi: `
      meitä on|työskentelee .. kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|3|4|5|6|7|8|9|10|11|12|13|14|15,
      *jia|*jiä|*ijoita|*naisia|*henkilöitä|*kollegoja|*mestareita on|toimii|työskentelee|yhteensä .. kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|11|12|13|14|15,
      *yksikkö|*toimisto|*klinikka|*ryhmä .. koostuu|muodostuu, hengen|hoitajan|ohjaajan|opettajan|asiantuntijan voimin, pareina,
      henkilökunta*|henkilöstö* .. koostuu|kuuluu,
      hengen|henkilön|ihmisen|asiantuntijan|hoitajan yksik*|toimist*|ryhmä*|väki|joukko*,
      *palaver*, kokoonnu*, tapauskesk*, työnohjau*, parityö*, parinasi, työparina,
      pareittain, vierekkäin, ristiin, oikeana kätenä, samanaikaisop*, aikuista,
      linkkinä, konsultoi*
    `,
    sv: `
      vi är .. två|tre|fyra|fem|sex|sju|åtta|nio|tio|1*, gruppen, ihop med, parvis,
      två|tre|fyra|fem|sex|sju|åtta tjänstemän|kollegor|kockar|lärare|anställda
    `,
    en: `
      we are two|three|four|five|six|seven|eight|nine|ten|11|12, a staff of, the staff, a pair,
      case discuss*, two|three|four|five|six|seven|eight|nine|ten .. work|meet,
      meet every|monthly|weekly
    `,
  },
  // What each customer, child or employee has of their own is no part of the work.
  {
    mark: '1-',
    weight: 1,
    fi: `
      jokainen|jokaisella|jokaiselle|kukin|kullakin asiakas|asiakkaalla|lapsi|lapsella|oppilaalla|omistaja|asukkaalla|nuorella,
      jokainen|jokaisella|jokaiselle|kaikilla .. oma* kehity*|huone*|itsensä|työhuone*|tietokone*|auto*|polku*|yhteyshenki*|talon*|persoon*,
      *jaat jokaisella omat,
      jokainen|jokaisella|kullakin .. oma|oman|omalla *auto*|*rivi*,
      *rahat|tipit jaetaan, oma|omana itsensä|itsesi|itseni, omalla toiminim*|y|kustannuks*|äidinkiel*|vastuulla|autolla
    `,
    en: `each child|pupil|customer|client|guest, be yourself`,
  },
  // Own responsibility: a part in a team where one is named.
  {
    mark: '1D',
    weight: 0.5,
    fi: `
      vastuualue*, omalla|oma|omasta vastuu*, oma|oman nimetty|nimetyn|alue*|tontti*|ominaisuu*,
      oma|omat|oman|omasta|omista *kokonaisuu*|projekt*|hankk*|asiakk*|asioistaan|kohteesi*,
      nimet* vastuu*, vastuuhenkilö*
    `,
    sv: `
      eget|egna|egen ansvar*, egna ärenden|projekt|klienter|kunder|uppgifter, ditt eget, dina egna,
      egenvårdare*, leder .. team*
    `,
    en: `
      your own area|areas|project*|client*|customer*|feature*|caseload|accounts|part,
      own the|a|your, you ll own, lead a|the|our team|crew|group
    `,
  },
  // A crew that somebody else directs.
  {
    mark: '1E',
    weight: 1,
    fi: `
      *johdon|*johtajan|*päällikön|*vetäjän|*mestarin|esimiehen|esihenkilön|vastaavan alai*|ohjauk*|ohjei*|johdolla|opastuks*,
      ammattilaisen|ammattilaisten|asentajan|kirvesmiehen|opettajan|opettajien|kokin|kokkien ohjauk*|johdolla|apuna|apulai*,
      autat|avustat|auttaa|avustaa .. puutarhur*|ammattimie*|asentaj*|rakentaj*|rakennusmie*|kirvesmie*|kokk*|keittiömest*|opettaj*|muurar*|putkimie*|työntekijöitä|kuljettaj*|hoitaj*|ohjaaj*,
      avustavi*|avustava* .. työ*|tehtäv*, avustavissa, avustaviin, apuna .. keittiö*,
      keittiöapulaiseksi, apulaiseksi, joukkueen jäsen*, ohjatusti, ohjauksen alaisena,
      työnjohtaja|*vastaava|mestari|vuoropäällikkö|*vetäjä|etumies antaa|jakaa .. tehtävät|ohjeet|päivän|aamun|aamulla|aamuisin|aamu,
      tehtävät|työt jakaa|antaa .. *vetäjä|*johtaja|*vastaava|mestari|esihenkilö,
      hoitajien|asentajien|kirvesmiesten|tarjoilijoiden|kokkien|ohjaajien apuna, autat mestaria,
      osana vuoroporukkaa|keittiöporukkaa, jota|jonka vetää|johtaa|ohjaa|vetäjänä,
      annettujen ohjeiden, saamiesi ohjeiden, ohjeiden mukaan|mukaisesti ryhmä*|porukka*
    `,
    sv: `
      under ledning av, bistår, leds av, ledd av, assisterar,
      hjälper .. kock*|lärar*|montör*|snickar*|personalen|skötar*,
      förmannen|arbetsledaren fördelar|leder, som hjälp i|åt, hjälp i köket, handräckning
    `,
    en: `
      assist the|our, crew member*, you assist, helping our|the, under the direction,
      under a|the guidance, team led by, assigns your|the|you, assigned by,
      led by a|an|our, leader|supervisor|foreman|chef tells|gives|assigns you|the|your,
      help|helping|assist|assisting|support|supporting the cooks|chefs|teachers|nurses|crew|staff|electricians|builders
    `,
  },
  // Who gives out the work, or stands by and directs it.
  {
    mark: '1E',
    weight: 1,
    fi: `
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*mies|*emäntä|*isäntä|*hoitaja|*sihteeri|*ohjaaja|*kokki .. jakaa|jakavat|antaa|määrää .. *työt|*tehtävät|*tehtäviä|*paikat|*kohteet|*ohjeet|*pisteet|*työpisteet|*linjat|*hommat|*päivän,
      *johtaja|*johtajat|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*mies|*vastaavat .. ohjaa|ohjaavat|johtaa|johtavat|luotsaa|valvoo .. työ*|vuoro*|ryhm*|poruk*|illan|tekemis*|päivä*,
      työtä|töitä|työtäsi|vuoroa|tiimiä|tiimiäsi|ryhmää|ryhmiä|porukkaa|työntekoa johtaa|ohjaa|ohjaavat|johtavat|vetää|valvoo|luotsaa,
      jota|joita|jonka|joista vetää|vetävät|johtaa|johtavat|luotsaa|ohjaa|ohjaavat|yksi,
      työt|tehtävät|kohteet|ohjeet|hommat|paikat|reitti .. jakaa|antaa|saat|tulevat|tulee|saadaan .. *johtajalta|*mestarilta|*vastaavalta|*esimieheltä|*vetäjältä|*päälliköltä|*johtaja|*mestari|*vastaava|*esimies,
      *johtaja|*mestari|*vastaava|*esimies|*vetäjä|*päällikkö|*emäntä|*isäntä|*kokki|*hoitaja|*ohjaaja|*aikuinen .. neuvoo|opastaa|näyttää|sanoo|kertoo|auttaa|neuvomassa .. *aina|koko|mitä|miten|milloin|tarvi*|päiv*,
      *mestarin|*johtajan|*vastaavan|*esimiehen|*vetäjän|*päällikön|*isännän|*emännän|*miehen|*hoitajan|*ohjaajan|*kokin|*timpurin|*asentajan|*asentajien|*mekaanikon|*mekaanikkojen|*oppaan|*hoitajien|*puutarhurin|*opettajan|*kemistin|*leikkaajan|*tutkijan apuna|apuri*|parina|aisaparina|mukana|rinnalle|rinnalla|ohjaamana|ohjeistamana|ohjauksessa|ohjeilla|valvonnassa|reseptien|avuksi|avustaj*,
      *johtaja|*mestari|*vastaava|*esimies|*vetäjä|*päällikkö|*ohjaaja|*valmentaja|etumies .. aina|koko|joka .. mukana|paikalla|läsnä|vuorossa|talossa,
      avustaa .. hoitaj*|lääkär*|opettaj*|kokk*|asentaj*|tutkij*,
      avustavat|avustavia|avustavana|avustavassa .. tehtäv*|työ*|rooli*, apulaisena,
      apukäsi*, apupoj*, ohjeiden|ohjeita|ohjeitten mukaan|mukaisesti|noudat*|noudattae*,
      ohjeidensa mukaan, käskyttä*,
      hengen|henkilön|miehen|nuoren|ihmisen *ryhmissä|*ryhmässä|*porukoissa|*porukassa|*tiimeissä|*tiimeihin|*miehistöissä|*miehistössä|*partio*,
      *vuorossa|*ryhmässä|*miehistö*|*porukassa .. henkeä|henkilöä|nuorta|miestä|työntekijää|tekijää .. *vetäjä|*johtaja|*vastaava|*mestari|ohjaaja|yksi|etumies,
      linjatyö*, pakkauslinj*, kokoonpanolinj*, liukuhihn*
    `,
    sv: `
      handleder|leder|visar dig|arbetet|gruppen,
      förmannen|arbetsledaren|föreståndaren|läraren ger|fördelar|delar|visar|bestämmer,
      enligt instruktioner|anvisning*, två och två, assistent för|åt, hjälper dig, hjälpreda,
      assisterar du
    `,
    en: `
      supervisor|leader|foreman|manager|chef|coordinator|officer .. assigns|tells|gives|plans|divides|decides|guides|directs|supervises .. work|day|tasks|you|plan|group,
      under the direct|close|daily supervision,
      under a|the|her|his foreman|leader*|instruction*, led by,
      who leads|directs|guides the|each|you, directed by, according to instructions,
      instructions from, assisting, you will be helping|assisting, you help the|our, crews of,
      gangs of, group of workers, each crew|team|group .. leader|foreman,
      team leader who|plans|gives|shows, side by side with, always close by, production line,
      packing line, assembly line, next to an experienced|senior
    `,
  },
  // Whose help one is, and whose word goes.
  {
    mark: '1E',
    weight: 1,
    fi: `
      *n|*nsa apuna|apurina|apulaisena|avustajana|aisaparina|apukätenä|apuriksi|avuksi,
      *n johdolla|ohjauksessa|valvonnassa|ohjeilla|opastamana|johtamana|käskystä,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|*ohjaaja|*opettaja|*hoitaja|*kokki|konkari .. suunnittelee|päättää|määrää|sanoo|kertoo .. työt|päivän|viikon|tuotannon|tehtävät|järjestyksen|mitä|miten|paikat,
      *johtaja|*mestari|*vastaava|*esimies|*vetäjä|*päällikkö|*hoitaja|*opettaja .. tarkastaa|tarkistaa|katsoo|valvoo .. työ*|jäljen|laadun|laatua|huoneet|perään|tuloksen,
      *johtaja|*mestari|*vastaava|*esimies|*vetäjä|*päällikkö .. käy läpi,
      *johtaja|*mestari|*vetäjä|*esimies|*vastaava .. huolehtii .. kierrosta|kierto*,
      *mestarilta|*johtajalta|*vetäjältä|*esimieheltä|*vastaavalta|*päälliköltä|*emännältä|*isännältä .. saat|tulevat|tulee|ohjeet|työt|tehtävät|aamulla|päivän,
      saat|saatte .. ohjeet|tehtävät|työt .. *mestarilta|*johtajalta|*vetäjältä|*esimieheltä|*vastaavalta|aamulla|päiväksi,
      jakaa .. työt|tehtävät|paikat|pisteet|kohteet, johdolla, ohjauksessa, aina .. paikalla|läsnä,
      teet|tehdään .. mitä .. tarvitsee|tarvitaan|pyydetään|sanotaan|käsketään,
      valmiiden ohjeiden|reseptien, *ien ohjauksessa, ohjaa .. työtäsi, ohjaa työtä, hänen apunaan,
      *miesten apuna, ryhmä* .. vastaava|etumies|vetäjä|vanhin, *etumies päättää|antaa|jakaa|johtaa,
      joista toinen|yksi .. vastaava|vuorovastaava|vetää|*vetäjä, *n määräy* .. alaisena|mukaan,
      ohjaavat .. palaut*, sanoo|kertoo mitä, päättää .. *järjestyksen, avustajana,
      ohjaaja .. vierelläsi|rinnallasi|paikalla, jakaa .. tilat|sivut|työerät|pöydät|alueet,
      vuoroesimies|vuoroesihenkilö|vuoromestari .. aina|lähellä|johtaa|apua, muiden mukana,
      ryhmä|ryhmää|porukkaa|tiimiä|ryhmiä|miehistöä .. vetää|vetävät|johtaa|johtavat|luotsaa|ohjaa .. *johtaja|*vetäjä|*ohjaaja|*mestari|*vastaava|opiskelija|konkari|kokenut
    `,
    sv: `
      under *s ledning,
      *chefen|*ledaren|*mästaren|förman|kocken fördelar|delar|bestämmer|leder|planerar .. arbete*|jobb*|uppgift*|dagen,
      hjälper .. *na|*en med, arbetar under, säger vad, får en handledare, ledning av en,
      får|du dina uppgifter av, assistera, hjälpa *na|*erna
    `,
    en: `
      helps|helping|assist|assists|assisting .. chef|cook|cooks|teacher|nurse|technician|carpenter*|electrician*|team|professionals,
      tells|shows you what, told what, gives|giving|hands you .. tasks|instructions|work,
      tasks are given|assigned|divided, team leader shows|gives|plans|guides|tells,
      leader|foreman|supervisor|chef|manager .. always|close|present|nearby, works under,
      gives you the, divides|assigns|allocates the work|tasks|jobs, work in pairs, guide you in,
      supervisor works, who decides the|what,
      working under, guided by
    `,
  },
  // Who shares the work out, whatever it is; who of the crew has the lead.
  {
    mark: '1E',
    weight: 1,
    fi: `
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. jakaa .. *t,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja määrää|sijoittaa|merkitsee|tarkistaa|tarkastaa|sanoo|esittelee,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. katsoo .. *n|kuka|että|mitä|missä|perään,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. päättää .. kuka|mitä|missä|järjestyk*|työnja*|tauot|tauoista,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. laatii|tekee|kirjoittaa .. *listan|*listat|päiväohjel*|viikko ohjelm*|*ohjelman|työnjaon,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. näyttää .. mistä|mitä|otteen|rivin|työn|kädestä|paikat,
      työnjaosta|tauoista päättää|vastaa|huolehtii .. *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja,
      kuka|ketä tekee|menee|on .. mitä|mitäkin|mihin|mihinkin|missäkin|minne,
      sanoo|kertoo|näyttää|neuvoo .. mitä .. milloinkin|tehdään|missäkin, työtä käskettyä,
      *miesten|*mestarin|*johtajan|*vetäjän|*isännän|*emännän|*kokin|*hoitajan|*asentajan parina|opastuksella|opastuksessa|opastamana|matkassa|neuvojen|ohjein|käskyjen|antam*,
      *nsa opastamana|ohjaamana, *kunnan opastamana, johtovastuu on, jonka .. apuna|avuksi,
      *miesten|*asentajien|*kokkien|*opettajien|*hoitajien|*tutkijoiden|*vakituisten auttami*|avustami*|apulaise*,
      auttaa|autat|avustaa|avustat .. *mestaria|*mestareita|*miehiä|*asentajia|*kokkeja|*tutkijaa|*tutkijoita|*lääkäriä|*lääkäreitä|*opettajaa|*opettajia|*hoitajia|*insinööriä|*vetäjää|*kuskia
    `,
    sv: `
      *ledaren|*chefen|*basen|*mästaren|*läraren|husfrun|förmannen|bonden ger|säger|visar|leder|bestämmer|kontrollerar|planerar,
      som fördelar|delar ut, under en .. ledare|*ledare|förman|*bas, *ledarens instruktioner, säger till vad,
      med en arbetsledare|förman|skiftledare
    `,
    en: `
      leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host .. tells|places|puts|calls,
      leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host .. says|decides|plans|sets|makes|shows|guides .. what|who|which|where|work|works|day|list|rotation|rows|group|activities|you,
      leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host who|that|which gives|leads|tells|shows|plans|guides|speaks|comes|decides|shares|places|divides,
      with|and a|an|one leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host|leader|supervisor, group|crew|shift|team|area|line|yard|kitchen leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host leads|runs|helps|is,
      under the|a|an .. supervisor|foreman|leader|chef|boss|manager, under the|under direction|lead|instructions of,
      tells .. what|which|where, says what|who|where, instructs you, tasks are shared|divided|given|told,
      given|made|set|assigned by .. leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host, in a crew|gang|group|shift of, crew|gang|group .. has|have foreman|leader,
      assist|assists|assisting|helps|help .. researchers|dentist|doctor|coordinator|teachers|carpenters|electricians|cooks|chefs|mechanics
    `,
  },
  // Signs of a crew: enough where the occupation is half a helper's.
  {
    mark: '1E',
    weight: 0.5,
    fi: `
      linjavetäj*, soluvetäj*, *linjalla, *linjalle, porukassa, porukoissa, ryhmissä, *miehistössä,
      apulaisen, avustat, autokun*, tehtäviä|työpisteitä|pisteitä kierrätetään|kierretään|vaihdellaan,
      on .. *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja joka|jolta|jonka|jota|ja, ja|sekä|yksi *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja joka|jolta,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja on .. paikalla|läsnä|mukana|vuorossa|lähellä|tukena|tukenasi, *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja .. neuvoo|opastaa|auttaa,
      kaikki tekevät kaikkea, autetaan .. kaveria|muita|toista|toisia, pyydät apua, apua saa
    `,
    sv: `i grupp, i lag, skiftledar*, lagledar*`,
    en: `shift leader, team leader, shift manager, crew of, as a crew|group|pair, you help|assist|support, helping|assisting`,
  },
  // Directed in so many words: enough also where the occupation has tasks of its own.
  {
    mark: '1E',
    weight: 2,
    fi: `
      opettajan|opettajien|hoitajan|sairaanhoitajan|lääkärin|kokin|mestarin|ammattilaisen|työnjohtajan .. ohjeiden|ohjeistuk*|ohjauksessa,
      työtä|työtäsi ohjaa|johtaa .. *opettaja|*mestari|*johtaja|*hoitaja|*vetäjä|*esihenkilö,
      *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja jakaa, *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja antaa .. *t|*tä|*ta|*n,
      työt|tehtävät|kohteet|viikkotehtävät jakaa|antaa .. *johtaja|*mestari|*vastaava|*esimies|*esihenkilö|*vetäjä|*päällikkö|*vanhin|*emäntä|*isäntä|kärkimies|etumies|nokkamies|pomo|kauppias|rivinohjaaja|palveluohjaaja
    `,
    sv: `*ledaren|*chefen|*basen|*mästaren|*läraren|husfrun|förmannen|bonden delar|fördelar, lärarens|läkarens|kockens|skötarens .. anvisning*|instruktion*|ledning`,
    en: `
      instructions of the|your, directed by the|a,
      leader|supervisor|foreman|manager|chef|boss|captain|coordinator|head|keeper|teacher|farmer|host|lead .. gives|assigns|divides|shares|allocates|allots|distributes
    `,
  },
  {
    mark: 'crew',
    weight: 1,
    fi: `
      työskentelet|kierrät|kuljet|ajat|kierretään|työskennellään .. parin kanssa|mukana, pareittain,
      pareissa, osa .. porukkaa|*porukkaa, porukalla, työryhmän kanssa,
      yhdessä .. henkilöstön kanssa, tiiminä, tiimissä työskent*,
      työskentelet|työskennellään|tehdään .. *tiimissä|*tiimeissä|ryhmässä|ryhmissä,
      kuulut .. *tiimiin|ryhmään
    `,
    sv: `gänget`,
    en: `crew, gang`,
  },
  // Answering for something.
  {
    mark: 'responsible',
    weight: 1,
    fi: `
      vastaat .. *sta|*stä|siitä|itse|yksin, vastaat .. *n|ja|sekä .. *sta|*stä,
      *sta|*stä vastaaminen, vastaamaan|vastata|vastaaminen .. *sta|*stä|siitä, vastuullasi,
      on|olet|olisit vastuussa, *vastuulla ovat|on, vastuullaan, hän|*jana|*jänä vastaa|vastaat .. *sta|*stä, *ja|*jä|*eri|*ntti|*kko vastaa .. *sta|*stä, otat|ottaa|ottaisit hoitaaksesi|vastuullesi|vastuun, vastuuhenkilö*, kannat vastuu*,
      vastuunotto*, vastuullinen|vastuullisen|vastuullista|vastuullisessa|vastuulliseen .. tehtäv*,
      vastuullinen|vastuullisen|vastuullista|vastuullisessa|vastuulliseen .. rooli*,
      vastuu .. kokonaisuud*, vastuuta .. kokonaisuud*, kokonaisvastuu*
    `,
    sv: `du ansvarar, ansvarar du, ansvarig för, ansvarar för, eget ansvar, ansvarsfull*`,
    en: `
      responsible for, responsibility for, in charge of, you will own, ownership, accountable,
      manage your own
    `,
  },
]
