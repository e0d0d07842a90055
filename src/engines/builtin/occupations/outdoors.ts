import type { OccupationRow } from '../occupation.ts'

/** Farms, gardens, forests. */
export const OUTDOORS: readonly OccupationRow[] = [
  {
    group: 'Maatilat ja eläimet',
    implies: '2A 3B 5C',
    fi: `
      maataloustyöntekij*, maatalouslomittaj*, lomittaj*, lypsäj*, *karjanhoitaj*, siipikarjan*,
      sikalatyön*, navettatyön*, eläintenhoitaj*, eläintenhoito*, tallityön*, hevosenhoit*,
      hevostenhoit*, eläinhoitaj*, traktorin*, *traktorikuski*, maatilatyön*, maatilatöi*,
      maatilan työ*, kalanviljel*, kalastaj*, turkis*, tilanhoitaj*, koirahoit*, koiranhoitaj*,
      eläinhoitol*, tuotantoeläin*
    `,
    sv: `lantbruksarbetare*, avbytare*, djurskötare*, gårdsarbetare*`,
    en: `farm worker*, farmhand*, milker*, groom`,
  },
  {
    group: 'Puutarha, kausityö ja poiminta',
    implies: '1E? 2A 3B 5C? simple? seasonal? 7A',
    fi: `
      puutarhatyön*, *puutarhur*, *poimij*, *poiminta*, taimitarhatyön*,
      kasvihuonetyön*, viherryöntekij*, viher* työntekij*, puistotyön*, pihatyön*, ulkoaluetyön*,
      ulkotyön*, *haravoij*, metsänistutt*, istuttaj*, mansikan*, *hautausmaatyö*, puistopuutarh*
    `,
    sv: `trädgårdsarbetare*, bärplockare*, trädgårdsmästare*`,
    en: `berry picker*, gardener*, gardening`,
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
      metsuri*, metsurei*, metsäkone*, metsätyön*, raivaussaha*, hakkuukone*, ajokone*, arborist*,
      puunkaataj*, metsänhoitaj*, metsätyö*
    `,
    sv: `skogsarbetare*, skogshuggare*`,
    en: `forest worker*, lumberjack*, arborist*`,
  },
  {
    group: 'Kiinteistönhoito',
    implies: '1A 2A 3B 5C 7B?',
    fi: `
      kiinteistönhoitaj*, talonmie*, huoltomie*, kiinteistöhuol*, vahtimestar*, pihatyöntekij*,
      kiinteistötyön*, laitosmie*, kiinteistötekni*, kenttämestar*, kentänhoitaj*, laitoshoitaj*,
      suntio*, hautausmaahoit*, uimahalli* laitos*, kunnan laitosmie*, jäähallityöntekij*,
      jäämestar*, golfkentän hoitaj*, kentänhoito*, laitosapumie*, liikuntapaik* hoitaj*,
      liikuntapaikka*, hallimestar*
    `,
    sv: `fastighetsskötare*, gårdskarl*, vaktmästare*`,
    en: `caretaker*, janitor*, property maintenance`,
  },
]
