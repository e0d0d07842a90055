import type { OccupationRow } from '../occupation.ts'

/** Farms, gardens, forests. */
export const OUTDOORS: readonly OccupationRow[] = [
  {
    group: 'Maatilat ja eläimet',
    implies: '2A 3B 5C',
    fi: `
      maataloustyöntekij*, maatalouslomittaj*, lomittaj*, lypsäj*, lampur*, kalankasvattaj*,
      mehiläistarh*, mehiläishoit*, eläintenhoitaj*, eläintenhoito*, tallityön*, hevosenhoit*,
      hevostenhoit*, eläinhoitaj*, traktorin*, *traktorikuski*, maatilatyön*, maatilatöi*,
      maatilan työ*, kalanviljel*, *kalastaj*,
      kanalan|kanalaan|navetan|sikalan|tallin|munantuot* työntekij*, tilanhoitaj*, koirahoit*,
      koiranhoitaj*, eläinhoitol*, tuotantoeläin*, porotyöntekij*, poronhoit*, hevos* hoitaj*,
      *hevosten hoitaj*, *tallin hoitaj*, *tallin työntekij*, hevostal*, talliapu*, tallimestar*,
      kalankasvat*, koirahoitol*, kennel*, lemmikkihoitol*, seminolog*,
      navetan .. hoitaj*, maatilan .. hoitaj*, maatalouslomit*, *lomittaj*, tilatyöntekij*,
      maatila* yleismie*, emolehmä*, riistan*, porotil*, lihakarjat*, *eläintenhoitaj*, perunatil*,
      vihannestil*, kissala*, löytöeläin*, *viljelijä, *viljelijää, *kasvatuslaitoksen hoitaj*,
      ravihevos*, *tilan työntekij*, *hoitolan työntekij*, kananhoit*, viinintek*,
      maatilaharj*, karjanhoit*,
      tallityö*, ravital*, 
      kalastaj*, eläinhoitaja .. eläint*, koiravaljak*, husky* hoitaj*, huskytarh* hoitaj*,
      tuotantoeläint*, traktorikusk*,
      kotieläinavust*, maatilan apul*, ratsastuskoul* hoitaj*, hevosavust*
    `,
    sv: `
      lantbruksarbetare*, *avbytare*, djurskötare*, gårdsarbetare*, lantbruksavbytare*,
      stallskötare*, hästskötare*, ladugård*, djurvårdare*, fiskodlare*, stallhjälp*, lantarbetare*,
      gårdshjälp*, avbytar*, svinskötare*, hundskötare*,
      jordbruksarb*, fiskare, biodlare*
    `,
    en: `
      farm worker*, farmhand*, milker*, groom, fisherman, fishermen, stable hand*, horse groom*,
      animal caretaker*, dairy worker*, fish farm*, kennel worker*, horse stable,
      reindeer herder*, farm help*, farm assistant*, 
      shepherd*, beekeeper*, animal keeper*, dog handler*, husky handler*, musher*,
      farm intern*, farm trainee*, livestock worker*, tractor driver*, farm all rounder
    `,
  },
  {
    // The public feeds and strokes the animals too.
    group: 'Eläintenhoitajat puistoissa',
    implies: '2A 2D 3B 5C',
    fi: `
      eläintenhoitaj* .. *puisto*, eläintenhoitaj* .. kotieläin*, eläintarha*, kotieläinpih*,
      eläintenhoitaj* .. eläintarh*, kotieläinpuisto*
    `,
    sv: `djurskötare .. djurpark*, djurparksskötare*`,
    en: `zookeeper*, petting zoo`,
  },
  {
    // They stand in for one who cares for a relative at home.
    group: 'Omaishoidon lomittajat',
    implies: '1A 2A 2D 3B 4D 7A?',
    fi: `omaishoidon .. lomittaj*, omaishoidon kotilomit*, omaishoitajan sijai*, omaishoidon sijai*`,
    sv: `avlastare .. närstående*`,
    en: `respite carer*`,
  },
  {
    group: 'Puutarha, kausityö ja poiminta',
    implies: '1E? 2A 3B 5C? 5D simple? seasonal? 7A',
    fi: `
      puutarhatyön*, taimitarhatyön*, viherryöntekij*, vihertyöntekij*, viher* työntekij*,
      puistotyön*, *hautausmaatyö*, taimistotyön*, taimimyymäl*, viheralue* .. hoitaj*|työntekij*,
      puistonhoit*, hautausmaa* .. työntekij*, hautausmaan hoit*, viheraluehoit*, puistotyö*,
      liikunta ja puisto*, viinitarhatyön*, kukkataimist*, puutarhatyö*, 
      puutarhan .. työntek*, puistoon .. työntek*,
      kesätyö* .. puutarha*, puutarhaharj*, pihanhoit*
    `,
    sv: `
      trädgårdsarbetare*, parkarbetare*, gravgårdsarbetare*, begravningsplats*, plantskole*,
      grönområde*, trädgårdshjälp*, parkarbet*, växthusbiträde*, trädgårdsjobb*,
      trädgårdsbiträde*, plantvårdare*
    `,
    en: `
      gardening, park worker*, cemetery worker*, nursery worker* plant*, garden worker*,
      vineyard worker*, horticultur*, landscape worker*, green area worker*,
      grounds worker*, gardening assistant* 
    `,
  },
  {
    group: 'Eläimet ja kasvit sisätiloissa',
    implies: '2A 3B? 5C',
    fi: `
      *karjanhoitaj*, siipikarjan*, sikalatyön*, sikatalou*, navettatyön*, kanalatyön*,
      lampolatyön*, turkis*, kasvihuonetyön*, sienitil*, koe eläin*, 
      broileri*, sikalan* 
    `,
    sv: `växthusarbetare*, svinstall*, hönseri*, tomatodl*, gurkodl*`,
    en: `
      greenhouse worker*, poultry farm*, pig farm*, egg farm*, poultry worker*
    `,
  },
  {
    group: 'Poimijat ja pihatyöntekijät',
    implies: '1E? 2A 3B 5D simple? seasonal? 7A',
    fi: `
      *poimij*, *nostajia, *poiminta*, pihatyön*, ulkoaluetyön*, ulkotyön*, *haravoij*,
      metsänistutt*, istuttaj*, mansikan*, lumenluoj*, lumityön*, lumitöi*, pihatalkkar*, kitkij*,
      kesätyöntekij* .. puistoi*|viher*|hautausmaa*, puutarha|piha apulai*, puutarha-apu*, *kerääjä,
      *kerääjiä, *istuttaja, *istuttajia, ulkoalueiden hoit*, ruohonleikk*,
      nurmikonleik*, omenanpoim*, sienestäj*, marjastaj*, *kitkijä, lehtien haravoin*, 
      taimien poim*, kuusenmyyj*, vihannesten kor*
    `,
    sv: `
      bärplockare*, jordgubbsplockare*, plockare*, äppelplockare*, skogsplanterare*,
      potatisplockare*, bärplock*, trädplant*, utomhusarb*, skördearb*, 
      lövkrattning*
    `,
    en: `
      berry picker*, fruit picker*, strawberry picker*, vegetable picker*, garden helper*, planter,
      planters, tree planter*, harvest worker*, picker of, berry picking, picking work,
      fruit picking, harvest help*, vegetable harvest*, yard work*, 
      lawn mower*, groundskeeping, tree planting
    `,
  },
  {
    group: 'Puutarhurit',
    implies: '2A 3B 5C 7B?',
    fi: `
      *puutarhur*, puistopuutarh*, *puutarhuri, *puutarhuria, viherrakentaja-puutarh*,
      puutarhavastaav*, floristi-puut*, golfkenttämest*, hautausmaapuut*, kaupunginpuut*
    `,
    sv: `trädgårdsmästare*, *trädgårdsmästare*, kyrkogårdsmästare*, stadsträdgårds*, parkmästare*`,
    en: `gardener*, head gardener*, horticulturist*, gardeners, landscaper*`,
  },
  {
    group: 'Kausityöntekijät',
    implies: '2A 3B? 5D seasonal 7A',
    fi: `
      kausityöntekij*, kausiapulai*, kausiapu*, kausihenk*,
      sesonkityön*, sesonkiapul*
    `,
    sv: `säsongarbetare*, säsongsarbetare*, säsongspersonal*, säsongsanst*`,
    en: `seasonal worker*, seasonal staff, seasonal employee*, seasonal help*`,
  },
  {
    // Parks, graves and yards in summer: rakes, mowers and watering cans.
    group: 'Hautausmaat ja puistot kesällä',
    implies: '1E 2A 3B 5D seasonal? 7A',
    fi: `
      kesäpoik*, kesänuor*, kesäpoja*, kesätyöntekij* .. taimitarha*, hautausmaan .. kesä*,
      kesä* .. hautausmaan, hautausmaalle, hautausmaille, hautausmailla, *puistoihin
    `,
    sv: `parker`,
    en: `park crew*, parks crew* `,
  },
  {
    group: 'Metsä',
    implies: '1A 2A 3B 5C 7B?',
    fi: `
      metsuri*, metsurei*, metsäkone*, metsätyön*, taimikonhoitaj*, raivaaj*, moottorisahur*,
      raivaussaha*, hakkuukone*, ajokone*, arborist*, puunkaataj*, metsänhoitaj*, metsätyö*,
      raivaussahur*, metsäpalvelu* työntekij*, hakkuri*, *metsuri*, taimikonraiv*, metsurit,
      *metsuria, metsätyöntek*, metsäkoneenkulj*, harvesteri*, kuormatraktori*, ajokoneenkulj*,
      klapintekij*, halontekij*, puukuski*, ajouratyö*
    `,
    sv: `
      skogsarbetare*, skogshuggare*, skogsmaskin*, trädfällare*, röjare*, skogsmaskinförare*,
      skördare*, skogsarb*, skogsplanter*, röjsåg*, vedhuggare*, motorsågsarb*
    `,
    en: `
      forest worker*, lumberjack*, arborist*, harvester operator*, forwarder operator*,
      tree surgeon*, forestry worker*, chainsaw*,
      forwarder driver*, harvester driver*, tree feller*, logger*, clearing saw*
    `,
  },
  {
    group: 'Kiinteistönhoito',
    implies: '1A? 2A 2D? 3B 5C 7B?',
    fi: `
      kiinteistönhoitaj*, talonmie*, jäänhoitaj*, hautaustoimen työntekij*, krematoriotyön*,
      krematorion .. työntekij*, ympäristönhoitaj*, haudankaivaj*, krematori* hoitaj*,
      krematoriohoitaj*, huoltomie*, kiinteistöhuoltaj*, kiinteistöhuoltomie*,
      kiinteistöhuollon .. työntekij*|päivystäj*|ammattilai*|tekij*, kiinteistöhuoltoon,
      kiinteistöhuoltoyhtiö*, kiinteistötyön*, laitosmie*, kiinteistötekni*, kenttämestar*,
      kenttämie*, kentänhoitaj*, laitoshoitaj*, suntio*, hautausmaahoit*, uimahalli* laitos*,
      kunnan laitosmie*, jäähallityöntekij*, jäämestar*, golfkentän hoitaj*, kentänhoito*,
      laitosapumie*, liikuntapaik* hoitaj*, liikuntapaikka*, hallimestar*, *kiinteistönhoi*,
      koulun vahtimest*, uimahallin työntekij*, latumestar*, rata mestar*, jäähallin .. hoitaj*,
      golfkenttä* .. työntekij*, kenttätyöntekijä golf*, lumikolaaj*, talonhoitaj*, kunnan työmie*,
      tekni* toimi* kesätyön*, *talkkari, *talkkaria, *talkkariksi, seurakuntamestar*,
      uimahallinhoit*, *kenttämestar*, talonvaht*, huvilanhoit*, liikuntapaikanhoit*,
      *liikuntapaikanhoit*, liikuntapaikkatyö*, kirkkovahtimest*, uimahallityön*,
      ulkoalueiden hoitaj*, kiinteistönhoidon .. työntek*, kiinteistövalvoj*,
      laitosmies*, koulutalonm*, huoltohenkil*, talonmiespalv*, huoltotyöntek*, kunnanhuoltomie*,
      venesatamanhoit*, satamanhoit*, satamamestar*, rantakippari*, 
      kunnanmestar*, kenttähoit*, kiinteistömie*
    `,
    sv: `
      fastighetsskötare*, gårdskarl*, *fastighetsskötare*, fastighetsskötsel*, skolvaktmästare*,
      banmästare*, husmor*, kyrkvaktmästare*, gårdskarlar, anläggningsskötare*,
      simhallsskötare*, ishallsskötare*, planskötare*, hamnmästare*, husmästare*
    `,
    en: `
      caretaker*, janitor*, handyman, handymen, property maintenance, maintenance worker*,
      groundskeeper*, maintenance man, greenkeeper*, facilities maintenance, maintenance assistant*,
      estate worker*, handy person, handyperson, building maintenance, groundsman, harbour worker*,
      harbor worker*, property caretaker*, facility technician*
    `,
  },
  {
    // In a school they mend things, in a town hall they serve and book rooms.
    group: 'Vahtimestarit',
    implies: '1A? 2A? 2B? 2D? 3B 5C? 7B?',
    fi: `
      vahtimestar*, *vahtimestar*, virastomestar*, kirjastovahtim*, aulavahtim*, vahtimestarin sij*,
      teatterivahtim*, tilavalvoj*, kouluisän*, nuorisotilanvaht*
    `,
    sv: `vaktmästare*, skolvaktmäst*, ämbetsvakt*`,
    en: `caretaker .. school, building attendant*, hall porter*, porter, porters`,
  },
  {
    group: 'Rinteet ja ulkoilualueet',
    implies: '1E? 2A 3B 5C? seasonal?',
    fi: `
      rinnetyön*, hiihtohissi*, hiihtokeskuks* .. työntekij*, rinnehoit*, rinnekone*, hissityön*,
      hissivalvoj*, latukone*, ulkoilualue* .. työntekij*, lumenpudott*, *lumenpudott*, hissinkäyt*,
      rinteenhoit*, hissimie*, lumetus*, latujen hoit*, latuhoit*, 
      rinnekoneenk*, hissikuski*
    `,
    sv: `liftvakt*, pistmaskin* `,
    en: `
      lift operator*, slope worker*, ski lift*, snowmaker*, trail maintenance,
      ski resort worker*, lift attendant*, snow groomer*
    `,
  },
  {
    group: 'Lemmikkien ulkoiluttajat',
    implies: '1A 2B 3B 7A?',
    fi: `
      koiranulkoilut*, koirien ulkoilut*, koirien ulkoil*, koirien lenkit*, koiranulk*,
      lemmikkihoitaj*, kissanhoit*, eläinten hoivaaj*, lemmikkivaht*, kissavaht*, koiravaht*
    `,
    sv: `hundrastare*, hundvakt*, husdjursvakt*`,
    en: `dog walker*, pet sitter*, dog sitter*, cat sitter*, dog walk*`,
  },
  {
    // The least exact of all names: any other that fits says more.
    group: 'Muut työmiehet',
    implies: '2A? 3B? 5C',
    fi: `
      *omies, *imies, *smies, *ömies, *ämies, *umies, *omiehiä, *imiehiä, *smiehiä, *omiehen,
      *smiehen
    `,
    sv: `*sarbetare, *garbetare, *karbetare, *narbetare, *rarbetare, *tarbetare`,
  },
]
