import type { OccupationRow } from '../occupation.ts'

/** Selling in shops, by phone and in the field. */
export const SALES: readonly OccupationRow[] = [
  {
    group: 'Myyjät myymälässä',
    implies: '2A? 2B 2D 3D 5B?',
    fi: `
      myyjä, myyjää, myyjäksi, myyjiä, myyjän, myymälämyyj*, kauppa* myyj*, *myymälä* .. myyj*,
      kioskimyyj*, osastomyyj*, muotimyyj*, tuotemyyj*, myymälätyön*, kaupan työntekij*,
      kaupan kesätyö*, torimyyj*, jäätelömyyj*, jäätelökioski*,
      jäätelönmyyj*, kukkakaup*, kukkamyyj*, florist*, kauppaan .. myyj*, kioski* *tekij*,
      kioskityöntekij*, optikkomyyj*, *myyjä, *myyjää, *myyjiä, *myyjäksi, myymäläapulai*,
      kaupanhoitaj*, varaosamyyj*, myymäläasiantuntij*, kaupan alan, apteekkimyyj*,
      tavaratalon .. työntekij*, tavaratalotyöntekij*, vuokraamotyön*, vuokraamo* .. työntekij*,
      extraaj*, myymälään .. extra*, sesonkimyyj*, joulumyyj*,
      palvelutiskin .. työntekij*, kirpputori* .. työntekij*, kirpputorityön*,
      kukkasitoj*,
      *kaupan työntekij*, *kaupan yötyön*, työntekij* kauppaan
    `,
    sv: `
      försäljare, butiksförsäljare*, butiksbiträde*, butiksanställd*, kioskbiträde*,
      glassförsäljare*, *försäljare, butikspersonal*, butiksmedarbetare*, affärsbiträde*,
      extrahjälp .. butik*, florist*
    `,
    en: `
      sales assistant*, shop assistant*, salesperson, store associate*, retail, kiosk seller*,
      sales advisor*, store assistant*, store worker*, shop worker*, shop staff,
      sales clerk*, florist*, store employee*
    `,
  },
  {
    group: 'Kassat ja hyllyttäjät',
    implies: '2A? 2B 2D 3D 5B',
    fi: `
      kassalle, hyllyttäj*, huoltoasematyöntekij*, liikenneasema*, kassahenkilö*, kassatyöntekij*,
      *kassanhoitaj*, kassamyyj*
    `,
    sv: `kassa*, kassör*`,
    en: `cashier*`,
  },
  {
    group: 'Hyllyttäjät',
    implies: '1E? 2A 2B? 5C?',
    fi: `
      hyllytystyöntekij*, inventointi*, tavarahyllyttäj*, inventoij*, inventaario*, *hyllyttäj*,
      yöhyllyttäj*
    `,
    sv: `varuplockare*, påfyllare*, hyllpåfyllare*`,
    en: `shelf stocker*, shelf filler*, stocker*, inventory counter*, shelf stacker*`,
  },
  {
    // On their feet all day, with boxes and dummies to carry.
    group: 'Somistajat ja täydentäjät',
    implies: '2A 2B 5C?',
    fi: `somistaj*, visualist*, täydennysmyyj*, *merchandis*, esillepanij*`,
    sv: `dekoratör*, butiksdekoratör*`,
    en: `merchandiser*, visual merchandiser*, window dresser*`,
  },
  {
    group: 'Puhelinmyynti ja myyntineuvottelijat',
    implies: '2B? 2D 3A? 3D 5B',
    fi: `
      puhelinmyyj*, myyntineuvottelij*, buukkaaj*, telemarkkino*, myyntisihteer*, myyntiassistent*,
      asiakashankkij*, lainamyyj*, etämyyj*, tilausmyyj*, *mediamyyj*, ilmoitusmyyj*, *soittaja,
      *soittajaa, *soittajia, puhelinhaastattel*,
      buukkari*, buukkaaj*
    `,
    sv: `telefonförsäljare*`,
    en: `telesales, telemarketer*, booker*, inside sales`,
  },
  {
    group: 'Myyntiedustajat ja B2B-myynti',
    implies: '1A 2B? 2D 3B? 4A? 5B?',
    fi: `
      b2b myyj*, yritysmyyj*, yritysmyynti*, ratkaisumyyj*,
      myynti insinöör*, tekninen|teknisen|teknistä myyj*,
      tuote edustaj*, autoedustaj*, myynnin ammattilai*, myyntikonsult*, myynnin asiantuntij*,
      myyntiasiantuntij*, b2b, new business, mainosmyyj*, *mediamyyj*, myyntivastaav*,
      huutokauppameklar*, aluemyyj*, aluevastaav*, *projektimyyj*,
      vakuutusmyyj*, vakuutusedustaj*, talomyyj*, provisiomyyj*, leasingmyyj*, konemyyj*,
      teräsmyyj*, elementtimyyj*, ratkaisumyynti*, koulutusmyyj*, ryhmämyyj*,
      jälleenmyyj*, verkkosivujen .. myyj*, *markkinoinnin myyj*, sopimusmyyj*, *palveluiden myyj*
    `,
    sv: `säljare*, försäljningsrepresentant*, representant*, account manager*, *säljare`,
    en: `sales representative*, account executive*, sales executive*, business development*, sales`,
  },
  {
    // They go from customer to customer.
    group: 'Myyntiedustajat kentällä',
    implies: '1A 2B 2D 3B 4A? 5B?',
    fi: `
      myyntiedustaj*, kenttämyyj*, alueedustaj*, aluemyyntiedustaj*, lääke esittelij*,
      lääkeesittelij*
    `,
    sv: `fältsäljare*, distriktssäljare*`,
    en: `field sales*, area sales*`,
  },
  {
    group: 'Välittäjät',
    implies: '1A 2B 2D 3B 4A? 5B 2C?',
    fi: `
      kiinteistönvälit*, kiinteistövälit*, vuokravälit*, asuntomyyj*, asuntovälit*, lkv, lki,
      toimitilavälit*, *kiinteistönvälit*, asuntomyyntineuvot*
    `,
    sv: `fastighetsmäklare*, mäklare*, bostadsmäklare*`,
    en: `real estate agent*, realtor*, estate agent*, letting agent*`,
  },
  {
    group: 'Feissarit, esittelijät, promoottorit',
    implies: '1B? 1E? 2B 2D 3B 7A 5B?',
    fi: `
      feissari*, varainhankkij*, *promoot*, *esittelij*, konsulent*, lahjoittajahankki*,
      brändilähettilä*, tuote esittelij*, kasvokkainen varainhank*, ovelta ovelle*
    `,
    sv: `
      facer*, promotor*, demonstratör*, ansiktsvärvare*, värvare*, produktdemonstratör*,
      insamlare*
    `,
    en: `
      fundraiser*, promoter*, face to face, marketing representative*, brand ambassador*,
      door to door
    `,
  },
  {
    group: 'Myyjät suunnittelevassa liikkeessä',
    implies: '1A? 2B? 2D 3D 5B',
    fi: `
      automyyj*, ajoneuvomyyj*, vaihtoautomyyj*, keittiömyyj*, kalustemyyj*, huonekalumyyj*,
      kalusteasiantuntij*, sisustusmyyj*
    `,
    sv: `bilförsäljare*`,
    en: `car sales*`,
  },
  {
    group: 'Asiakkuuspäälliköt',
    implies: '1A? 1D expert 2D 3A 5B 2C? 7C?',
    fi: `
      asiakkuuspäällik*, asiakaspäällik*, avainasiakaspäällik*, kumppanuuspäällik*,
      asiakkuusjohtaj*, asiakasvastaav*, asiakkuusvastaav*, *asiakasvastaav*, lahjoittajavastaav*,
      *asiakkuuspäällik*
    `,
    sv: `kundansvarig*, key account`,
    en: `key account*, account manager*, partnership* manager*, customer success manager*`,
  },
  {
    group: 'Myyntiagentit',
    implies: '1A 2D 3B 4A? 7A?',
    fi: `myyntiagent*, kauppaedustaj*, *provisiomyyj*, suoramyyj*`,
    sv: `*fältsäljare*, försäljningsagent*`,
    en: `sales agent*, commission seller*`,
  },
]
