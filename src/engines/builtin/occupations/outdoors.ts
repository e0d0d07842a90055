import type { OccupationRow } from '../occupation.ts'

/** Farms, gardens, forests. */
export const OUTDOORS: readonly OccupationRow[] = [
  {
    group: 'Maatilat ja eläimet',
    implies: '2A 3B 5C',
    fi: `
      maataloustyöntekij*, maatalouslomittaj*, lomittaj*, lypsäj*, *karjanhoitaj*, siipikarjan*,
      lampur*, kalankasvattaj*, mehiläistarh*, sikalatyön*, navettatyön*, eläintenhoitaj*,
      eläintenhoito*, tallityön*, hevosenhoit*, hevostenhoit*, eläinhoitaj*, traktorin*,
      *traktorikuski*, maatilatyön*, maatilatöi*, maatilan työ*, kalanviljel*, kalastaj*, turkis*,
      tilanhoitaj*, koirahoit*, koiranhoitaj*, eläinhoitol*, tuotantoeläin*, porotyöntekij*,
      poronhoit*
    `,
    sv: `lantbruksarbetare*, *avbytare*, djurskötare*, gårdsarbetare*`,
    en: `farm worker*, farmhand*, milker*, groom, fisherman, fishermen`,
  },
  {
    group: 'Puutarha, kausityö ja poiminta',
    implies: '1E? 2A 3B 5C? 5D simple? seasonal? 7A',
    fi: `
      puutarhatyön*, taimitarhatyön*, kasvihuonetyön*, viherryöntekij*, vihertyöntekij*,
      viher* työntekij*, puistotyön*, *hautausmaatyö*
    `,
    sv: `trädgårdsarbetare*`,
    en: `gardening, greenhouse worker*`,
  },
  {
    group: 'Poimijat ja pihatyöntekijät',
    implies: '1E? 2A 3B 5D simple? seasonal? 7A',
    fi: `
      *poimij*, *nostajia, *poiminta*, pihatyön*, ulkoaluetyön*, ulkotyön*, *haravoij*,
      metsänistutt*, istuttaj*, mansikan*, lumenluoj*, lumityön*, lumitöi*, pihatalkkar*, kitkij*,
      kesätyöntekij* .. puistoi*|viher*|hautausmaa*, puutarha|piha apulai*, puutarha-apu*
    `,
    sv: `bärplockare*, jordgubbsplockare*`,
    en: `berry picker*, fruit picker*, strawberry picker*, vegetable picker*, garden helper*`,
  },
  {
    group: 'Puutarhurit',
    implies: '2A 3B 5C 7B?',
    fi: `*puutarhur*, puistopuutarh*`,
    sv: `trädgårdsmästare*`,
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
      raivaussahur*
    `,
    sv: `skogsarbetare*, skogshuggare*`,
    en: `forest worker*, lumberjack*, arborist*`,
  },
  {
    group: 'Kiinteistönhoito',
    implies: '1A 2A 3B 5C 7B?',
    fi: `
      kiinteistönhoitaj*, talonmie*, ympäristönhoitaj*, haudankaivaj*, krematori* hoitaj*,
      krematoriohoitaj*, huoltomie*, kiinteistöhuol*, vahtimestar*, kiinteistötyön*, laitosmie*,
      kiinteistötekni*, kenttämestar*, kenttämie*, kentänhoitaj*, laitoshoitaj*, suntio*,
      hautausmaahoit*, uimahalli* laitos*, kunnan laitosmie*, jäähallityöntekij*, jäämestar*,
      golfkentän hoitaj*, kentänhoito*, laitosapumie*, liikuntapaik* hoitaj*, liikuntapaikka*,
      hallimestar*
    `,
    sv: `fastighetsskötare*, gårdskarl*, vaktmästare*`,
    en: `caretaker*, janitor*, handyman, handymen, property maintenance`,
  },
  {
    group: 'Rinteet ja ulkoilualueet',
    implies: '1E? 2A 3B 5C? seasonal?',
    fi: `
      rinnetyön*, rinnehoit*, rinnekone*, hissityön*, hissivalvoj*, latukone*,
      ulkoilualue* .. työntekij*
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
    implies: '2A 3B? 5C',
    fi: `*omies, *imies, *smies, *ömies, *ämies, *umies, *omiehiä, *imiehiä, *smiehiä`,
  },
]
