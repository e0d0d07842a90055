import type { OccupationRow } from '../occupation.ts'

/** Cleaning, guarding, simple helpers, trainees: work that is learned on the spot. */
export const CLEANING: readonly OccupationRow[] = [
  {
    group: 'Siivoojat',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      *siivoo*, *siivoaj*, siistij*, laitoshuoltaj*, toimitilahuoltaj*, puhdistuspalvelu*,
      siivoustyön*, siivousala*, kerroshoitaj*, hotellisiivo*, puhtaanapi*, puhtauspalvelu*,
      laitosapulai*, ikkunanpes*, siivoamaan, autopes*, autonpes*, pesijä*, airbnb siivo*,
      haravoitsij*, sairaalahuoltaj*, siivousohjaaj*, palvelutyöntekij*, puhtaanapito*,
      siivouspalvelu*, kerrossiivo*, *huoltaja laitos*, koulusiivo*
    `,
    sv: `städare*, lokalvårdare*, städerska*`,
    en: `cleaner*, housekeep*, room attendant*, cleaning`,
  },
  {
    group: 'Kotisiivoojat ja kodin apu',
    implies: '1A 2A 3B 5D simple 7A',
    fi: `
      *kotisiivo*, kotipalvelutyön*, kotipalvelu .. työntekij*, kotiapu*, taloudenhoitaj*,
      kodin siivo*, perhesiivo*
    `,
    sv: `hemhjälp*, hemstäd*`,
    en: `home cleaner*, home cleaning, housekeeper for`,
  },
  {
    group: 'Vartijat ja järjestyksenvalvojat',
    implies: '1A 2B 3B? 5D? 7B?',
    fi: `
      vartij*, järjestyksenvalvo*, turvallisuusvalvo*, *vartija, portsari*, tulityövarti*,
      turvatarkast*, myymäläetsiv*, yövarti*, uimavalvo*, liikenteenohjaaj*, pysäköinninvalvo*,
      valvoja, valvojaa, valvojaksi, *valvojia
    `,
    sv: `väktare*, ordningsvakt*, nattvakt*`,
    en: `security guard*, guard, steward*`,
  },
]
