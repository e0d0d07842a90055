import type { OccupationRow } from '../occupation.ts'

/** Selling in shops, by phone and in the field. */
export const SALES: readonly OccupationRow[] = [
  {
    group: 'Myyjät myymälässä',
    implies: '2A? 2B 2D 3D 5B?',
    fi: `
      myyjä, myyjää, myyjäksi, myyjiä, myyjän, myymälämyyj*, kauppa* myyj*, *myymälä* .. myyj*,
      kioskimyyj*, osastomyyj*, muotimyyj*, tuotemyyj*, myymälätyön*, kaupan työntekij*,
      kaupan kesätyö*, torimyyj*, jäätelömyyj*, jäätelökioski*, jäätelönmyyj*, kukkakaup*,
      kukkamyyj*, florist*, kauppaan .. myyj*, kioski* *tekij*, kioskityöntekij*, optikkomyyj*,
      *myyjä, *myyjää, *myyjiä, *myyjäksi, myymäläapulai*, kaupanhoitaj*, myymäläasiantuntij*,
      kaupan alan, apteekkimyyj*, tavaratalon .. työntekij*, tavaratalotyöntekij*, vuokraamotyön*,
      vuokraamo* .. työntekij*, extraaj*, myymälään .. extra*, sesonkimyyj*, joulumyyj*,
      palvelutiskin .. työntekij*, kirpputori* .. työntekij*, kirpputorityön*, kukkasitoj*,
      *kaupan työntekij*, *kaupan yötyön*, työntekij* kauppaan, myymälätyö*, kaupan alan työ*,
      kauppatyön*, kaupan .. työntekij*, tavarataloapul*, puutarhamyyj*, kirjamyyj*, kalamyyj*,
      lihamyyj*, leipomomyyj*, torikauppi*, marjamyyj*, markkinamyyj*, kenkämyyj*, urheilumyyj*,
      kosmetiikkamyyj*, rautamyyj*, maatalousmyyj*, myyntitori*, myyntikoju*, myyntihenkil*,
      myyntityöntek*, kaupp* kesätyö*, vaatemyyj*, eläintarvike* myyj*, polkupyörämyyj*, pyörämyyj*,
      laivamyymäl*, tax free myyj*, myyjätär, työntek* .. *myymälään, kesä* .. *myymälään,
      kesä* .. *torille, kausityöntek* .. *myymälään, myyj* .. lihatisk*, optinen myyj*
    `,
    sv: `
      försäljare, butiksförsäljare*, butiksbiträde*, butiksanställd*, kioskbiträde*,
      glassförsäljare*, *försäljare, butikspersonal*, butiksmedarbetare*, affärsbiträde*,
      extrahjälp .. butik*, florist*, butiksjobb*, butiksarbet*, butikssälj*, torgförsäljare*,
      jordgubbsförsälj*, butikshjälp*, charkuteri*, blomsterförsälj*, extra .. butik,
      kassapersonal*
    `,
    en: `
      sales assistant*, shop assistant*, salesperson, store associate*, retail, kiosk seller*,
      sales advisor*, store assistant*, store worker*, shop worker*, shop staff, sales clerk*,
      florist*, store employee*, shop helper*, shop work, salesman, saleswoman, salesperson*,
      sales associate*, store clerk*, market stall*, store staff, garden centre*, garden center*,
      department assistant*, bookseller*, toy shop, gift shop, museum shop assistant*,
      market seller*, beauty advisor*, second hand store
    `,
  },
  {
    // The right part or piece for the customer, found by number.
    group: 'Varaosa-, tukku- ja korumyyjät',
    implies: '2C 2D 3D 5B',
    fi: `
      varaosamyyj*, *varaosamyyj*, tukkumyyj*, korumyyj*, kellomyyj*, *korumyyj*, teräsmyyj*,
      myyjä .. kello*, myyjä .. koruliik*, varaosaneuvoj* 
    `,
    sv: `reservdelssälj*, reservdelsförsälj*, partiförsälj*, innesäljare*, inneförsäljare*`,
    en: `spare parts sales*, parts advisor*, parts salesperson*, jewellery sales*, spare parts`,
  },
  {
    group: 'Kassat ja hyllyttäjät',
    implies: '2A? 2B 2D 3D 5B',
    fi: `
      kassalle, hyllyttäj*, huoltoasematyöntekij*, liikenneasema*, kassahenkilö*, kassatyöntekij*,
      *kassanhoitaj*, kassamyyj*, *kassamyyj*, kassapalvel*, huoltoasema*, kassatyö*,
      kassalle .. työntek*
    `,
    sv: `kassa*, kassör*, kassabiträde*, butikskass*, stationsanställd*`,
    en: `cashier*, checkout*, gas station*, petrol station*, till operator*, service station*`,
  },
  {
    group: 'Hyllyttäjät',
    implies: '1E? 2A 2B? 5C?',
    fi: `
      hyllytystyöntekij*, inventointi*, tavarahyllyttäj*, inventoij*, inventaario*, *hyllyttäj*,
      yöhyllyttäj*, hyllytys*, täydentäjä*, täydennystyö*, hyllytyö*, inventoinnin .. työntek*
    `,
    sv: `varuplockare*, påfyllare*, hyllpåfyllare*, hyllplock*, inventerare*, inventerings*`,
    en: `
      shelf stocker*, shelf filler*, stocker*, inventory counter*, shelf stacker*, night filler*,
      replenishment, inventory worker*, shelf stacking
    `,
  },
  {
    // On their feet all day, with boxes and dummies to carry.
    group: 'Somistajat ja täydentäjät',
    implies: '2A 2B 5C?',
    fi: `
      somistaj*, visualist*, täydennysmyyj*, *merchandis*, esillepanij*, *somistaj*,
      täydentäjämyyj*
    `,
    sv: `dekoratör*, butiksdekoratör*, visuell säljare*, merchandiser*`,
    en: `merchandiser*, visual merchandiser*, window dresser*, visual merchandis*`,
  },
  {
    group: 'Puhelinmyynti ja myyntineuvottelijat',
    implies: '2D 3A? 3D? 5B 7A?',
    fi: `
      puhelinmyyj*, myyntineuvottelij*, buukkaaj*, telemarkkino*, myyntisihteer*, myyntiassistent*,
      asiakashankkij*, lainamyyj*, etämyyj*, tilausmyyj*, *mediamyyj*, ilmoitusmyyj*, *soittaja,
      *soittajaa, *soittajia, puhelinhaastattel*, buukkari*, puhelinlahjoitt*, puhelinvarainhank*,
      tapaami* .. sopij*, ajanvarausmyy*, puhelintyö*, puhelinmyynt*, tapaamisbuukk*,
      tilaajahankkij*, lehtimyyj*, lehtien .. myyj*, puhelinpromo*, puhelinasiantuntij*,
      jäsenhankkij*, lahjoittajasoitt*
    `,
    sv: `
      telefonförsäljare*, telefonsälj*, mötesbok*, telemarketing*, prenumerationssälj*,
      telefoninsamlare*
    `,
    en: `
      telesales, telemarketer*, booker*, inside sales, telemarketing, telephone sales, call agent*,
      appointment setter*, phone sales*, telefundrais*, phone fundrais*, sdr,
      sales development rep*
    `,
  },
  {
    group: 'Myyntiedustajat ja B2B-myynti',
    implies: '1A 2B? 2D 3B? 5B? 7A?',
    fi: `
      b2b myyj*, yritysmyyj*, yritysmyynti*, ratkaisumyyj*, myynti insinöör*,
      tekninen|teknisen|teknistä myyj*, tuote edustaj*, autoedustaj*, myynnin ammattilai*,
      myyntikonsult*, myynnin asiantuntij*, myyntiasiantuntij*, b2b, new business, mainosmyyj*,
      *mediamyyj*, myyntivastaav*, huutokauppameklar*, aluemyyj*, aluevastaav*, *projektimyyj*,
      vakuutusmyyj*, vakuutusedustaj*, talomyyj*, provisiomyyj*, leasingmyyj*, konemyyj*,
      elementtimyyj*, ratkaisumyynti*, koulutusmyyj*, ryhmämyyj*, jälleenmyyj*,
      verkkosivujen .. myyj*, *markkinoinnin myyj*, sopimusmyyj*, *palveluiden myyj*,
      *myyntikonsult*, *myyntivastaav*, myyntitrain*, b2b-myyj*, myynnin harjoit*, teknis* myyj*,
      avainasiakasmyyj*, alueellinen myyj*, energiamyyj*, sähkösopimusmyyj*, mediakonsult*,
      mediasuunnit* myyj*, myyntirepr*, asiakkuusmyyj*, varaosamyynt* yritys*
    `,
    sv: `
      säljare*, försäljningsrepresentant*, representant*, account manager*, *säljare,
      försäljningskonsult*, b2b säljare*, teknisk säljare*, försäljningsansvarig*,
      reklamförsäljare*, försäkringssäljare* 
    `,
    en: `
      sales representative*, account executive*, sales executive*, business development*, sales,
      sales engineer*, sales consultant*, sales trainee*, business developer*, technical sales*,
      sales specialist*, insurance sales*, sales agent*, account representative*
    `,
  },
  {
    // They go from customer to customer.
    group: 'Myyntiedustajat kentällä',
    implies: '1A 2B 2D 3B 4A? 5B?',
    fi: `
      myyntiedustaj*, kenttämyyj*, alueedustaj*, aluemyyntiedustaj*, lääke esittelij*,
      lääkeesittelij*, kenttäedustaj*, lääke-edustaj*, lääkeedustaj*, konsulentti .. kentt*,
      myymäläkiert*, *alue-edustaj*, kotimyyj*, kotiesittel*
    `,
    sv: `
      fältsäljare*, distriktssäljare*, läkemedelskonsulent*, fältrepresentant*, områdessäljare*,
      hemförsälj*
    `,
    en: `
      field sales*, area sales*, field representative*, sales rep, medical representative*,
      territory manager*, area manager .. sales, outside sales*
    `,
  },
  {
    group: 'Välittäjät',
    implies: '1A 2D 3B 4A? 5B 2C?',
    fi: `
      kiinteistönvälit*, kiinteistövälit*, vuokravälit*, asuntomyyj*, asuntovälit*, lkv, lki,
      toimitilavälit*, *kiinteistönvälit*, asuntomyyntineuvot*, *kiinteistövälit*,
      myyntineuvottelij* .. kiinteistö*, liiketilavälit*, vuokraisänt*, lkv-välit*,
      välittäjä .. kiinteistö*
    `,
    sv: `
      fastighetsmäklare*, mäklare*, bostadsmäklare*, fastighetsförmedl*, lägenhetsmäklare*,
      uthyrningsmäklare*
    `,
    en: `
      real estate agent*, realtor*, estate agent*, letting agent*, real estate broker*,
      property agent*, letting*, real estate sales*
    `,
  },
  {
    group: 'Feissarit, esittelijät, promoottorit',
    implies: '1B? 1E? 2B 2D 3B 7A 5B?',
    fi: `
      feissari*, varainhankkij*, *promoot*, *esittelij*, konsulent*, lahjoittajahankki*,
      brändilähettilä*, tuote esittelij*, kasvokkainen varainhank*, ovelta ovelle*, *lähettiläs,
      *lähettilää*, *lähettiläit*, ovikiertäj*, ovimyyj*, kasvokkais*, varainkeruu*, messuesittel*,
      konsulentti .. esittel*, maistattaj*, maistatt*, tuote-esittel*, liittymämyyj*,
      kauppakeskusmyyj*, ständ*, standimyy*, lipaskerä*, lehtipromo*, jäsenhankinta*, face to face*,
      katupromo*, maskot*
    `,
    sv: `
      facer*, promotor*, demonstratör*, ansiktsvärvare*, värvare*, produktdemonstratör*, insamlare*,
      dörrförsäljare*, dörrknack*, provsmakning*, demonstratris*, insamlingsmedarb*, medlemsvärv*,
      ambassadör*, kampanjmedarb*
    `,
    en: `
      fundraiser*, promoter*, face to face, marketing representative*, brand ambassador*,
      door to door, student ambassador*, campus ambassador*, canvasser*, street fundrais*,
      product demonstrat*, sampler*, promotional staff, promotion staff, brand promoter*, mascot*
    `,
  },
  {
    group: 'Myyjät suunnittelevassa liikkeessä',
    implies: '1A? 2B? 2D 3D 5B',
    fi: `
      automyyj*, ajoneuvomyyj*, vaihtoautomyyj*, keittiömyyj*, kalustemyyj*, huonekalumyyj*,
      kalusteasiantuntij*, sisustusmyyj*, keittiösuunnittelij* myyj*, kylpyhuonemyyj*, venemyyj*,
      autojen myyj*, matkailuajoneuvomyyj*, asuntovaunumyyj*, rengasmyyj*, optikkomyyj*,
      talopakettimyyj*, ikkunamyyj*, laattamyyj*, valaisinmyyj*, saunamyyj*, moottoripyörämyyj*
    `,
    sv: `bilförsäljare*, köksförsäljare*, möbelförsäljare*, båtförsäljare*, inredningssälj*`,
    en: `car sales*, car salesperson*, vehicle sales*, kitchen sales*, furniture sales*`,
  },
  {
    group: 'Asiakkuuspäälliköt',
    implies: '1A? 1D expert 2D 3A 5B 2C? 7C?',
    fi: `
      asiakkuuspäällik*, asiakaspäällik*, avainasiakaspäällik*, kumppanuuspäällik*,
      asiakkuusjohtaj*, asiakasvastaav*, asiakkuusvastaav*, *asiakasvastaav*, lahjoittajavastaav*,
      *asiakkuuspäällik*, asiakkuusvast*, *asiakaspäällik*, yritysasiakas*, asiakkuusasiantuntij*,
      pankinjohtaj*, asiakkuuskoord*
    `,
    sv: `
      kundansvarig*, key account, kundchef*, *kundansvarig*, företagsrådgivare .. bank,
      partnerskap*
    `,
    en: `
      key account*, account manager*, partnership* manager*, customer success manager*,
      client manager*, client partner*, relationship manager*, customer manager*, partnerships lead
    `,
  },
  {
    group: 'Myyntiagentit',
    implies: '1A 2D 3B 4A? 7A?',
    fi: `
      myyntiagent*, kauppaedustaj*, *provisiomyyj*, suoramyyj*, *myyntiagent*, kauppa-agent*,
      jälleenmyyntiagent*, komissiomyy*
    `,
    sv: `*fältsäljare*, försäljningsagent*, kommissionssälj*, handelsagent*`,
    en: `sales agent*, commission seller*, commission agent*, independent seller*`,
  },
]
