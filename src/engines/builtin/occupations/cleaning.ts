import type { OccupationRow } from '../occupation.ts'

/** Cleaning, guarding, simple helpers, trainees: work that is learned on the spot. */
export const CLEANING: readonly OccupationRow[] = [
  {
    group: 'Siivoojat',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      *siivoo*, siivousap*, *lakaisij*, *siivoaj*, siistij*,
      puhdistuspalvelu*, siivoustyön*, siivousala*, kerroshoitaj*, hotellisiivo*, puhtaanapi*,
      puhtauspalvelu*, laitosapulai*, siivoamaan, autopes*, autonpes*, pesijä*, airbnb siivo*,
      haravoitsij*, siivousohjaaj*, palvelutyöntekij*, puhtaanapito*,
      siivouspalvelu*, kerrossiivo*, *huoltaja laitos*, koulusiivo*, tekstiilihuoltaj*, pesulaapulai*,
      siivoustekni*, toimistosiivo*, porrassiivo*, kiinteistösiivo*, linja-autosiivo*, junasiivo*,
      mökkisiivo*,
      pesulan hoitaj*
    `,
    sv: `
      *städare*, lokalvårdare*, städerska*, städpersonal*, städbiträde*,
      tvätteriarbetare*, städtjänst*
    `,
    en: `
      cleaner*, facility worker*, housekeep*, room attendant*, cleaning, cleaning staff,
      laundry worker*, janitorial, chambermaid*
    `,
  },
  {
    // In one house as a rule, not from one site to the next.
    group: 'Laitoshuoltajat',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      laitoshuoltaj*, toimitilahuoltaj*, sairaalahuoltaj*, päiväkotihuoltaj*, *päiväkotihuoltaj*,
      kouluhuoltaj*, osastohuoltaj*, hotellisiivo*, kerrossiivo*, kerroshoitaj*
    `,
    sv: `anstaltsvårdare*`,
    en: `room attendant*, housekeep*, chambermaid*`,
  },
  {
    group: 'Kotisiivoojat ja kodin apu',
    implies: '1A 2A 3B 5D simple 7A',
    fi: `
      *kotisiivo*, kotipalvelutyön*, siivous ja asiointi*, tukipalvelutyöntekij*,
      kotipalvelu .. työntekij*, kotiapu*, kodinhoitaj*, taloudenhoitaj*, kodin siivo*,
      perhesiivo*, asiointiapu*, kotiapulai*, kotisiivous*
    `,
    sv: `hemhjälp*, hemstäd*`,
    en: `home cleaner*, home cleaning, housekeeper for, domestic helper*, home help*`,
  },
  {
    group: 'Vartijat ja järjestyksenvalvojat',
    implies: '1A? 2B 2D 3B? 5D 7B?',
    fi: `
      vartij*, järjestyksenvalvo*, turvallisuusvalvo*, *vartija, portsari*, tulityövarti*,
      turvatarkast*, myymäläetsiv*, yövarti*, järjestysmie*, ovimie*, *järjestyksenvalvoj*,
      turvallisuusvartij*, arvokuljet*
    `,
    sv: `väktare*, ordningsvakt*, nattvakt*, dörrvakt*, vakt, säkerhetsvakt*, *väktare*`,
    en: `security guard*, guard, steward*, security officer*, doorman, bouncer*, night guard*`,
  },
  {
    group: 'Valvojat',
    implies: '1A 2B 3B? 7B?',
    fi: `
      uimavalvo*, valvoja, valvojaa, valvojaksi, *valvojia, rantavalvo*, hengenpelast*,
      allasvalvo*, satamavalvo*, *satamavalvoj*, *valvoja, *valvojaa, *valvojaksi
    `,
    sv: `simövervak*, badvakt*, badövervak*`,
    en: `lifeguard*, pool attendant*`,
  },
  {
    group: 'Pikkuhommat',
    implies: '5D? simple 7A',
    fi: `
      muuttoap*, kantoap*, kantaja, kantajia, kantajaa, *ulkoiluttaj*, lumenluo*, lumity*, lumitöi*,
      joulutontu*, tonttu*, tonttuj*, joulupuk*, *talkooapu*
    `,
    sv: `flytthjälp*, flyttkarl*, snöskottning*`,
    en: `dog walker*, moving help*`,
  },
  {
    group: 'Pesijät asiakaskohteissa',
    implies: '1A? 2A 3B 5D simple? 7A',
    fi: `
      ikkunanpes*, ikkunapes*, julkisivupes*, kattopes*, graffitinpoist*, painepes*, mattopes*,
      tuholaistorjuj*
    `,
    sv: `fönsterputsare*`,
    en: `window cleaner*`,
  },
  {
    group: 'Liikenteenohjaajat työmailla',
    implies: '1A 2B 3B 5D 7A?',
    fi: `liikenteenohjaaj*`,
  },
  {
    group: 'Liikenteen ja pysäköinnin valvojat',
    implies: '1A 2B 3B 5D? 7A? 2D?',
    fi: `pysäköinninvalvo*, pysäköinnintarkast*, joukkoliikenteen tarkast*`,
    sv: `parkeringsövervakare*, trafikdirigent*, parkeringsvakt*`,
    en: `parking attendant*, parking inspector*, traffic warden*, traffic controller*`,
  },
]
