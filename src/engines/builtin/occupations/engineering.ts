import type { OccupationRow } from '../occupation.ts'

/** Engineering and design, supervisors of technical work. */
export const ENGINEERING: readonly OccupationRow[] = [
  {
    group: 'Suunnitteluinsinöörit',
    implies: '1D expert 2C 3A 5A 7C',
    fi: `
      rakennesuunnittelij*, lvi suunnittelij*, sähkösuunnittelij*, automaatiosuunnittelij*,
      mekaniikkasuunnittelij*, konesuunnittelij*, putkistosuunnittelij*, laitossuunnittelij*,
      suunnitteluinsinöör*, geosuunnittelij*, infrasuunnittelij*, katusuunnittelij*,
      liikennesuunnittelij*, laitesuunnittelij*, elektroniikkasuunnittelij*, automaatioinsinöör*,
      bim, tietomalli*, arkkitehti, arkkitehtiä, arkkitehdin, rakennusarkkiteht*,
      sisustusarkkiteht*, maisema arkkiteht*, kaavoitusarkkiteht*, simulointi*,
      sähköistyksen asiantuntij*, suunnitteluavustaj*, rakennussuunnittelij*, tekninen piirtäj*,
      piirtäjä, piirtäjää, piirtäjäksi, suunnittelupiirtäj*, kaavapiirtäj*, teknin* piirtäj*, cad,
      *rakennesuunnittelij*, piirisuunnittelij*, tietomallikoord*, kunnallistekni* suunnittelij*,
      *maisema-arkkitehti*, maisemaarkkit*, lujuuslask*, prosessisuunnittelij*, laskentainsinöör*,
      betonielementtisuunnittelij*, energiasimuloi*, talotekniikkasuunnittelij*,
      kaapelointisuunnittelij*, verkkosuunnittelij* sähkö*, ajoneuvosuunnittelij*,
      elektroniikkainsinöör*, sulautettujen järjestelmien suunnittelij*,
      suunnittelija .. rakennustekni*, kalustesuunnittelij*, sisustussuunnittelij*,
      elementtisuunnittelij*, akustiikkasuunnittelij* 
    `,
    sv: `
      planeringsingenjör*, konstruktör*, arkitekt*, elplanerare*, konstruktionsplanerare*,
      *konstruktör*, elkonstruktör*, vvs ingenjör*, konstruktionsingenjör*, landskapsarkitekt*,
      inredningsarkitekt*, byggnadskonstruktör*, ritare*
    `,
    en: `
      design engineer*, mechanical engineer*, electrical engineer*, automation engineer*,
      structural engineer*, discipline engineer*, piping, architect in, bim coordinator*,
      cad designer*, structural designer*, hvac designer*, draftsman, drafter*,
      electronics engineer*, hardware engineer*, rf engineer*, simulation engineer*, hvac engineer*,
      civil engineer*, geotechnical engineer*, interior architect*, landscape architect*,
      cad engineer*, mechanical designer*, piping designer*, layout engineer*, asic engineer*,
      fpga engineer*, architecture intern*, automation designer*, electrical designer*
    `,
  },
  {
    group: 'Suunnittelijat piirtoohjelmin',
    implies: '1D expert 2C 3A? 5A 7C?',
    fi: `
      valaistussuunnittelij*, maisemasuunnittelij*, pihasuunnittelij*, keittiösuunnittelij*,
      ratasuunnittelij*, tehdassuunnittelij*, paloturvallisuussuunnittelij*, siltasuunnittelij*,
      *vesihuoltosuunnittelij*, tiesuunnittelij*, *laitesuunnittelij*, tehdassuunnittelu*,
      *muottisuunnittelij*, *tuotesuunnittelij*, mallinnussuunnittelij*, keittiömyyj* suunnittelij*
    `,
    sv: `elplanerare*, vvs planerare*`,
    en: `lighting designer*, product designer*, cad designer*, mechanical design`,
  },
  {
    group: 'Insinöörit',
    implies: '1D expert 2C 2D? 3A? 5B 7C',
    fi: `
      *insinöör*, projekti insinöör*, rakennuttajainsinöör*, rakennuttajakonsult*,
      diplomi insinöör*, teknikko, teknikkoa, teknikoksi, *teknikko, *teknikkoa, *teknikoksi,
      tuotantotekni*, projektitekni*, suunnittelutekni*, laatuinsinöör*, laadunvarmistaj*,
      laatutekni*, geologi, geologia .. haem*, geofyysik*, hydrologi, hydrogeolog*, hydrologiksi,
      menetelmäsuunnittelij*, työnsuunnittelij*, tuotekehitysinsinöör*, testausinsinöör* laite*,
      käynnistysinsinöör*, turvallisuusasiantuntij*, laatuasiantuntij*, validointi*,
      kustannussuunnittelij*, kunnossapitoinsinöör*, kunnossapitosuunnittelij*, energia-insinöör*,
      rakennuttaja asiantuntij*
    `,
    sv: `
      ingenjör*, *ingenjör, *ingenjör*, lantmätare*, planläggare*, geolog*, geofysiker*,
      kvalitetsingenjör*, processingenjör*, driftsingenjör*, byggnadsingenjör*, underhållsingenjör*,
      produktionsingenjör*, projektingenjör*
    `,
    en: `
      engineer, engineers, engineering manager*, quality engineer*, process engineer*,
      project engineer*, r d trainee*, geologist*, geophysicist*, hydrologist*,
      quality assurance engineer*, maintenance engineer*, production engineer*,
      manufacturing engineer*, validation engineer*, commissioning engineer*, reliability engineer*,
      environmental engineer*, safety engineer*
    `,
  },
  {
    group: 'Työnjohtajat rakentamisessa',
    implies: '1A? 1D manager? 2A? 2D 3B 4A 4D 5B 7C?',
    fi: `
      työmaapäällik*, vastaav* mestar*, vastaav* työnjohtaj*, työmaamestar*, rakennusmestar*,
      rakennustyönjohtaj*, *rakentamisen .. työnjohtaj*, työmaan .. työnjohtaj*,
      ulkotöiden työnjohtaj*, asennuspäällik*, asennusvalvoj*, työmaan työnjohtaj*, työmaainsinöör*,
      rakennuttaj*, *rakennustyönjohtaj*, mestari .. *rakennu*, asennustyönjohtaj*
    `,
    sv: `byggmästare*, arbetsledare*`,
    en: `site manager*, foreman, construction manager*`,
  },
  {
    group: 'Työnjohtajat tuotannossa',
    implies: '1A? 1D manager 2D 4A? 4D 5B 7B? 2B?',
    fi: `
      *työnjoht*, siivoustyönjohtaj*, siivoustyönohjaaj*, puhtauspalveluesi*, siivousesi*,
      tuotannon .. työnjohtaj*, ryhmänvetäj*, tiiminvetäj*, vuoromestar*, tuotantopäällik*,
      tehdaspäällik*, varastopäällik*, varastoesimie*, kunnossapitopäällik*, logistiikkapäällik*,
      korjaamopäällik*, huoltopäällik*, varaston esihenkilö*|esimie*, jakelun esihenkilö*|esimie*,
      logistiikan|terminaalin|tuotannon|siivouksen|kunnossapidon esihenkilö*|esimie*, vuoroesi*,
      *työnjohto*
    `,
    sv: `
      produktionschef*, skiftledare*, arbetsledare .. produktion*|lager, lagerchef*,
      *förman, *förmän
    `,
    en: `production manager*, production supervisor*, team leader*, supervisor*, shift leader*`,
  },
  {
    group: 'Tarkastajat ja valvojat kentällä',
    implies: '1A? 1D? 2B 2C 3B 3C? 5B 7C? 2D?',
    fi: `
      *tarkastaj*, kuntotutkij*, pohjatutkij*, kartoittaj*, *kartoittaj*, 
      mittausasiantuntij*, sisäilma asiantuntij*, maisema asiantuntij*, biologi, biologia,
      biologiksi, biologeja, ympäristöasiantuntij*, 
      kuntoarvioij*, työmaavalvoj*, *rakennusvalvoj*, maaperätutk*, mittausteknik*, laaduntarkast*,
      kiinteistöarvioij*, ympäristövalvo*, terveysvalvo*, kaivauskartoit*, luontokartoit*,
      kunnossapitovalvoj*, energiatodistu* .. laatij*, metsäsuunnittelij*,
      luontoasiantuntij*, *luontoasiantuntij*, luontoselvit*, kalastusbiolog*, riistabiolog*,
      kasvibiolog*, rakennusterveys*, sisäilmatutk*, kosteuskartoit*, haittaainekart*,
      asbestikartoit*, vahinkotarkast*, leikkitarkastaj*, valvontaeläinlääk*, painelaitetarkast*,
      sähkötarkast*, palotarkast*, työsuojelutarkast*, elintarviketarkast*, ympäristötarkast*,
      terveystarkast*, riskiasiantuntij*, linjasaneeraus* valvoj*, lvi valvoj*, 
      metsätyönjoht* 
    `,
    sv: `
      inspektör*, *inspektör*, mätningstekniker*, hälsoinspektör*, byggnadsövervakare*,
      miljöinspektör*, brandinspektör*, livsmedelsinspektör*, arbetarskyddsinspektör*,
      fältbiolog*, energicertifierare*
    `,
    en: `
      inspector*, auditor*, health inspector*, food inspector*, safety inspector*, 
      field biologist*, site inspector*
    `,
  },
  {
    // Half of it is advice to the owners of the forest or the field.
    group: 'Metsä- ja viljelyneuvojat',
    implies: '1A? 1D 2B? 2C 2D 3B 3C? 5B 7C?',
    fi: `
      metsäasiantuntij*, metsäneuvoj*, viljelyneuvoj*, metsäesimie*, puunostaj*, hankintaesimie*,
      metsänhoidon neuvoj*, *metsäluontoasiantuntij*, maatalousneuvoj*, kasvinviljelyneuvoj*
    `,
    sv: `skogsrådgivare*, skogsvårdsrådgivare*, lantbruksrådgivare*, odlingsrådgivare*, virkesköpare*`,
    en: `forest advisor*, forestry advisor*, farm advisor*, timber buyer*`,
  },
  {
    group: 'Mittaajat',
    implies: '1A? 1D? expert 2B? 2C 3B 3C? 5B 7C?',
    fi: `
      mittaaj*, mittamie*, *mittamie*, mittausryhm*, mittaushenkil*, mittaustyönjoht*,
      kaivosmittaaj*, mittakirvesmie*, rakennusmittaaj*, mittauksen .. harjoit*,
      kesäharjoittel* mittau*
    `,
    sv: `utsättare*, geodesitekniker*, kartläggare*, mättekniker*, lantmäteri*`,
    en: `surveyor*, land surveyor*, survey technician*`,
  },
  {
    // They decide on permits beside their rounds.
    group: 'Rakennustarkastajat ja katsastajat',
    implies: '1A? 1D? expert 2B? 2C 2D 3B? 3C? 5B 7C? 3A? 4A?',
    fi: `rakennustarkastaj*, katsastaj*, katsastusinsinöör*, vauriotarkastaj*`,
    sv: `byggnadsinspektör*, besiktningsman*`,
    en: `building inspector*`,
  },
  {
    group: 'Työpäälliköt rakentamisessa',
    implies: '1A 1D manager 2C? 2D 3B? 3C? 4A 4D 5B 7C?',
    fi: `työpäällik*, rakennuttajapäällik*, rakennuspäällik*, rakentamispäällik*`,
    sv: `byggchef*`,
  },
]
