import type { OccupationRow } from '../occupation.ts'

/** Farms, gardens, forests. */
export const OUTDOORS: readonly OccupationRow[] = [
  {
    group: 'Maatilat ja eläimet',
    implies: '2A 3B 5C',
    fi: `
      maataloustyöntekij*, maatalouslomittaj*, lomittaj*, lypsäj*, lampur*, kalankasvattaj*,
      mehiläistarh*, mehiläishoit*, eläintenhoitaj*, eläintenhoito*, tallityön*, hevosenhoit*, hevostenhoit*,
      eläinhoitaj*, traktorin*, *traktorikuski*, maatilatyön*, maatilatöi*, maatilan työ*,
      kalanviljel*, *kalastaj*, kanalan|kanalaan|navetan|sikalan|tallin|munantuot* työntekij*, tilanhoitaj*, koirahoit*, koiranhoitaj*, eläinhoitol*,
      tuotantoeläin*, porotyöntekij*, poronhoit*, hevos* hoitaj*, *hevosten hoitaj*,
      *tallin hoitaj*, *tallin työntekij*, hevostal*, talliapu*, tallimestar*, kalankasvat*,
      kotieläinpih*, koirahoitol*, kennel*, lemmikkihoitol*, seminolog*, navetan .. hoitaj*,
      maatilan .. hoitaj*, maatalouslomit*, *lomittaj*, tilatyöntekij*, maatila* yleismie*,
      emolehmä*, riistan*, porotil*, lihakarjat*, *eläintenhoitaj*, perunatil*, vihannestil*,
      kissala*, löytöeläin*, *viljelijä, *viljelijää, *kasvatuslaitoksen hoitaj*, ravihevos*,
      *eläintarha*,
      *tilan työntekij*, *hoitolan työntekij*, kananhoit*, viinintek*
    `,
    sv: `
      lantbruksarbetare*, *avbytare*, djurskötare*, gårdsarbetare*, lantbruksavbytare*,
      stallskötare*, hästskötare*, ladugård*, djurvårdare*, fiskodlare*, stallhjälp*, lantarbetare*
    `,
    en: `
      farm worker*, farmhand*, milker*, groom, fisherman, fishermen, stable hand*, horse groom*,
      animal caretaker*, zookeeper*, dairy worker*, fish farm*, kennel worker*, horse stable,
      reindeer herder*
    `,
  },
  {
    group: 'Puutarha, kausityö ja poiminta',
    implies: '1E? 2A 3B 5C? 5D simple? seasonal? 7A',
    fi: `
      puutarhatyön*, taimitarhatyön*, viherryöntekij*, vihertyöntekij*,
      viher* työntekij*, puistotyön*, *hautausmaatyö*, taimistotyön*, taimimyymäl*,
      viheralue* .. hoitaj*|työntekij*, puistonhoit*, hautausmaa* .. työntekij*, hautausmaan hoit*,
      viheraluehoit*, puistotyö*, liikunta ja puisto*, viinitarhatyön*, kukkataimist*
    `,
    sv: `
      trädgårdsarbetare*, parkarbetare*, gravgårdsarbetare*, begravningsplats*,
      plantskole*, grönområde*
    `,
    en: `
      gardening, park worker*, cemetery worker*, nursery worker* plant*,
      garden worker*, vineyard worker*, horticultur*
    `,
  },
  {
    group: 'Eläimet ja kasvit sisätiloissa',
    implies: '2A 3B? 5C',
    fi: `
      *karjanhoitaj*, siipikarjan*, sikalatyön*, sikatalou*, navettatyön*, kanalatyön*,
      lampolatyön*, turkis*, kasvihuonetyön*, sienitil*, koe eläin*, *sikala*
    `,
    sv: `växthusarbetare*, svinstall*`,
    en: `greenhouse worker*, poultry farm*, pig farm*`,
  },
  {
    group: 'Poimijat ja pihatyöntekijät',
    implies: '1E? 2A 3B 5D simple? seasonal? 7A',
    fi: `
      *poimij*, *nostajia, *poiminta*, pihatyön*, ulkoaluetyön*, ulkotyön*, *haravoij*,
      metsänistutt*, istuttaj*, mansikan*, lumenluoj*, lumityön*, lumitöi*, pihatalkkar*, kitkij*,
      kesätyöntekij* .. puistoi*|viher*|hautausmaa*, puutarha|piha apulai*, puutarha-apu*,
      *kerääjä, *kerääjiä, *istuttaja, *istuttajia
    `,
    sv: `
      bärplockare*, jordgubbsplockare*, plockare*, äppelplockare*, skogsplanterare*,
      potatisplockare*
    `,
    en: `
      berry picker*, fruit picker*, strawberry picker*, vegetable picker*, garden helper*, planter,
      planters, tree planter*, harvest worker*, picker of
    `,
  },
  {
    group: 'Puutarhurit',
    implies: '2A 3B 5C 7B?',
    fi: `*puutarhur*, puistopuutarh*`,
    sv: `trädgårdsmästare*, *trädgårdsmästare*`,
    en: `gardener*`,
  },
  {
    group: 'Kausityöntekijät',
    implies: '2A 3B? 5D seasonal 7A',
    fi: `kausityöntekij*, kausiapulai*`,
    sv: `säsongarbetare*, säsongsarbetare*`,
    en: `seasonal worker*`,
  },
  {
    group: 'Metsä',
    implies: '1A 2A 3B 5C 7B?',
    fi: `
      metsuri*, metsurei*, metsäkone*, metsätyön*, taimikonhoitaj*, raivaaj*, moottorisahur*,
      raivaussaha*, hakkuukone*, ajokone*, arborist*, puunkaataj*, metsänhoitaj*, metsätyö*,
      raivaussahur*, metsäpalvelu* työntekij*, hakkuri*, *metsuri*, taimikonraiv*
    `,
    sv: `skogsarbetare*, skogshuggare*, skogsmaskin*, trädfällare*, röjare*`,
    en: `
      forest worker*, lumberjack*, arborist*, harvester operator*, forwarder operator*,
      tree surgeon*, forestry worker*
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
      kiinteistöhuoltoyhtiö*, kiinteistötyön*, laitosmie*,
      kiinteistötekni*, kenttämestar*, kenttämie*, kentänhoitaj*, laitoshoitaj*, suntio*,
      hautausmaahoit*, uimahalli* laitos*, kunnan laitosmie*, jäähallityöntekij*, jäämestar*,
      golfkentän hoitaj*, kentänhoito*, laitosapumie*, liikuntapaik* hoitaj*, liikuntapaikka*,
      hallimestar*, *kiinteistönhoi*, koulun vahtimest*, uimahallin työntekij*, latumestar*,
      rata mestar*, jäähallin .. hoitaj*, golfkenttä* .. työntekij*, kenttätyöntekijä golf*,
      lumikolaaj*, talonhoitaj*, kunnan työmie*, tekni* toimi* kesätyön*,
      *talkkari, *talkkaria, *talkkariksi, seurakuntamestar*, uimahallinhoit*, *kenttämestar*,
      talonvaht*, huvilanhoit*
    `,
    sv: `
      fastighetsskötare*, gårdskarl*, *fastighetsskötare*, fastighetsskötsel*, skolvaktmästare*,
      banmästare*, husmor*
    `,
    en: `
      caretaker*, janitor*, handyman, handymen, property maintenance, maintenance worker*,
      groundskeeper*, maintenance man, greenkeeper*
    `,
  },
  {
    // In a school they mend things, in a town hall they serve and book rooms.
    group: 'Vahtimestarit',
    implies: '1A? 2A? 2B? 2D? 3B 5C? 7B?',
    fi: `vahtimestar*, *vahtimestar*, virastomestar*`,
    sv: `vaktmästare*`,
  },
  {
    group: 'Rinteet ja ulkoilualueet',
    implies: '1E? 2A 3B 5C? seasonal?',
    fi: `
      rinnetyön*, hiihtohissi*, hiihtokeskuks* .. työntekij*, rinnehoit*, rinnekone*, hissityön*, hissivalvoj*, latukone*,
      ulkoilualue* .. työntekij*,
      lumenpudott*, *lumenpudott*,
      hissinkäyt*
    `,
    en: `lift operator*, slope worker*`,
  },
  {
    group: 'Lemmikkien ulkoiluttajat',
    implies: '1A 2B 3B 7A?',
    fi: `koiranulkoilut*, koirien ulkoilut*`,
    en: `dog walker*`,
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
