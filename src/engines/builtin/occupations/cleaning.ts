import type { OccupationRow } from '../occupation.ts'

/** Cleaning, guarding, simple helpers, trainees: work that is learned on the spot. */
export const CLEANING: readonly OccupationRow[] = [
  {
    group: 'Siivoojat',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      *siivoo*, siivousap*, *lakaisij*, *siivoaj*, siistij*, puhdistuspalvelu*, siivoustyön*,
      siivousala*, kerroshoitaj*, hotellisiivo*, puhtaanapi*, puhtauspalvelu*, laitosapulai*,
      siivoamaan, autopes*, autonpes*, pesijä*, airbnb siivo*, haravoitsij*, siivousohjaaj*,
      palvelutyöntekij*, puhtaanapito*, siivouspalvelu*, kerrossiivo*, *huoltaja laitos*,
      koulusiivo*, tekstiilihuoltaj*, pesulaapulai*, siivoustekni*, toimistosiivo*, porrassiivo*,
      kiinteistösiivo*, linja-autosiivo*, junasiivo*, mökkisiivo*, pesulan hoitaj*, 
      *siivouksen .. työntek*, 
      koulusiiv*, puhdistaj*, *puhdistaj*, erikoissiivo*, loppusiivo*, laivasiiv*,
      junavaunu* siiv*, suursiivo*, saunasiiv*, siivouspari*, 
      vaatehuoltaj*, liinavaatehuol*, työhygieni*, bussinpes*, autofiksaaj*,
      autonpuhd*, kuurauk*
    `,
    sv: `
      *städare*, lokalvårdare*, städerska*, städpersonal*, städbiträde*, tvätteriarbetare*,
      städtjänst*, städjobb*, skolstäd*, kontorsstäd*, fastighetsstäd*,
      städvikarie*, husfru*, hotellstäd*, butiksstäd*
    `,
    en: `
      cleaner*, facility worker*, housekeep*, room attendant*, cleaning, cleaning staff,
      laundry worker*, janitorial, chambermaid*, cleaners, office clean*, cabin cleaner*,
      laundry attendant*, laundry assistant*, cleaning person*, cleaning worker*, 
      car washer*, valet, school cleaner*, night cleaner* 
    `,
  },
  {
    // In one house as a rule, not from one site to the next.
    group: 'Laitoshuoltajat',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      laitoshuoltaj*, toimitilahuoltaj*, sairaalahuoltaj*, päiväkotihuoltaj*, *päiväkotihuoltaj*,
      kouluhuoltaj*, osastohuoltaj*, hotellisiivo*, kerrossiivo*, kerroshoitaj*, *laitoshuolt*,
      sairaalasiiv*, sairaalahuolt*, toimitilahuolt*, *laitoshuoltaj*, hoivakodin siiv*,
      päiväkodin siiv*, kiinteistösihtee*, palvelukodin laitoshuolt*
    `,
    sv: `anstaltsvårdare*, anstaltsvård*, sjukhusvårdare .. städ*, sjukhusstäd*, lokalvård*`,
    en: `
      room attendant*, housekeep*, chambermaid*, hospital cleaner*, hospital housekeep*,
      facility attendant*, institutional cleaner*
    `,
  },
  {
    group: 'Kotisiivoojat ja kodin apu',
    implies: '1A 2A 3B 5D simple 7A',
    fi: `
      *kotisiivo*, kotipalvelutyön*, siivous ja asiointi*, tukipalvelutyöntekij*,
      kotipalvelu .. työntekij*, kotiapu*, kodinhoitaj*, taloudenhoitaj*, kodin siivo*, perhesiivo*,
      asiointiapu*, kotiapulai*, kotisiivous*, arkiapulai*, arkiavu*, arkiapu*, *kodinhoit*,
      kodinhoitoap*, kotipalveluhenkil*, kotitalkkar*, kotiavust*, taloudenhoit*,
      ikääntyneiden koti*, seniorien koti*, kodinavust*, 4h yrittäj*, nuori avustaja kot*,
      mummon apu*
    `,
    sv: `
      hemhjälp*, hemstäd*, hemstädare*, hemservice*, hushållerska*, hemvårdsassist*, vardagshjälp*,
      hushållshjälp*
    `,
    en: `
      home cleaner*, home cleaning, housekeeper for, domestic helper*, home help*, domestic clean*,
      house clean*, private housekeep*, house cleaner*, home helper*, maid, maids
    `,
  },
  {
    group: 'Vartijat ja järjestyksenvalvojat',
    implies: '1A? 2B 2D 3B? 5D 7B?',
    fi: `
      vartij*, järjestyksenvalvo*, turvallisuusvalvo*, *vartija, portsari*, tulityövarti*,
      turvatarkast*, myymäläetsiv*, yövarti*, järjestysmie*, ovimie*, *järjestyksenvalvoj*,
      turvallisuusvartij*, arvokuljet*, turvallisuushenkil*, turvallisuustyön*, turvatark*,
      vartiointi*, ovivalvoj*, *järjestyksenval*, kauppakeskusvart*, sairaalavart*, piirivartij*,
      turvamies*, turvahenkil*, hälytysvartij*, paikallisvartij*, turvapalvelu*
    `,
    sv: `
      väktare*, ordningsvakt*, nattvakt*, dörrvakt*, vakt, säkerhetsvakt*, *väktare*, vaktare*,
      säkerhetskontroll*, bevakning*, vakter, festivalvakt*, gränsvakt*
    `,
    en: `
      security guard*, guard, steward*, security officer*, doorman, bouncer*, night guard*,
      security guards, security steward*, loss prevention*, screening officer*, security screener*,
      bouncers
    `,
  },
  {
    group: 'Valvojat',
    implies: '1A 2B 3B? 7B? 2D?',
    fi: `
      uimavalvo*, valvoja, valvojaa, valvojaksi, *valvojia, rantavalvo*, hengenpelast*, allasvalvo*,
      satamavalvo*, *satamavalvoj*, *valvoja, *valvojaa, *valvojaksi, yövalvoj*, asuntolavalvoj*,
      uimarantavalvo*, uinninvalvo*, pelivalvoj*, koevalvoj*, leikkikenttävalv*, satamaval*
    `,
    sv: `simövervak*, badvakt*, badövervak*, hamnvakt*, nattövervak*, strandvakt*, simvakt*`,
    en: `
      lifeguard*, pool attendant*, lifeguards, beach guard*, exam invigilat*, invigilator*,
      harbour attendant*
    `,
  },
  {
    group: 'Pikkuhommat',
    implies: '5D? simple 7A',
    fi: `
      muuttoap*, kantoap*, kantaja, kantajia, kantajaa, *ulkoiluttaj*, lumenluo*, lumity*, lumitöi*,
      joulutontu*, tonttu*, tonttuj*, joulupuk*, *talkooapu*, muuttokeik*, keikkahom*,
      lumenkola*, halonhakk*, klapi*, risusav*, pienet piha*, lumentyön*, kyläapu*,
      kesäduun*
    `,
    sv: `flytthjälp*, flyttkarl*, snöskottning*, småjobb*, snöskott*, gräsklipp*, vedklyv*`,
    en: `
      dog walker*, moving help*, odd jobs, snow shovel*, leaf raking, lawn mowing, moving helper*,
      gig helper*
    `,
  },
  {
    group: 'Pesijät asiakaskohteissa',
    implies: '1A? 2A 3B 5D simple? 7A',
    fi: `
      ikkunanpes*, ikkunapes*, julkisivupes*, kattopes*, graffitinpoist*, painepes*, mattopes*,
      tuholaistorjuj*, ikkunoiden pes*, *ikkunanpes*, kattojen pes*, julkisivujen pes*, kattopinn*,
      tuhoeläintorj*, tuhoeläin*, likakaivo*, hometorj*, jälkivahinkotorj*, vahinkosanee*,
      jälkivahinko*, homesaneer*
    `,
    sv: `fönsterputsare*, fasadtvätt*, skadedjurs*, sanerare*, fönstertvätt*`,
    en: `
      window cleaner*, pest control*, window washer*, pressure wash*, facade clean*,
      damage restoration*
    `,
  },
  {
    group: 'Liikenteenohjaajat työmailla',
    implies: '2B? 3B 5D 7A? 2C?',
    fi: `
      liikenteenohjaaj*, liikenteenohj*, tieliikenteen ohj*, työmaaliikenteen ohjaaj*,
      tieliikenteen turvaaj*, työmaan liikenteenohj*
    `,
    sv: `trafikvakt*`,
    en: `traffic marshal*, flagger*`,
  },
  {
    group: 'Liikenteen ja pysäköinnin valvojat',
    implies: '1A 2B 3B 5D? 7A? 2D? 5B',
    fi: `
      pysäköinninvalvo*, pysäköinnintarkast*, joukkoliikenteen tarkast*, matkalippujen tark*,
      matkalipun tark*, lipuntarkastaj* juna*|bussi*|metro*|liikenn*, pysäköinnin valv*
    `,
    sv: `
      parkeringsövervakare*, trafikdirigent*, parkeringsvakt*, biljettkontrollör*,
      parkeringskontroll*
    `,
    en: `
      parking attendant*, parking inspector*, traffic warden*, traffic controller*,
      ticket inspector*, parking controller*, parking warden*
    `,
  },
]
