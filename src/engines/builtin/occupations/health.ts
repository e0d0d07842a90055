import type { OccupationRow } from '../occupation.ts'

/** Health care: experts, nurses, practical nurses, therapists, pharmacy and laboratory. */
export const HEALTH: readonly OccupationRow[] = [
  {
    group: 'Sairaanhoitajat ja kätilöt',
    implies: '1D expert 2D 3D 4D 5B 7C team?',
    fi: `
      *sairaanhoitaj*, sairaanhoito*, *terveydenhoitaj*, kätilö*, kuulontutkij*, diabeteshoitaj*,
      työterveyshoitaj*, geronom*, 
      poliklinikkahoitaj*, muistihoitaj*, päivystyshoitaj*, vastaanottohoitaj*,
      klinikkahoitaj*, syöpähoitaj*, etähoitaj*, haavahoitaj*, asiantuntijahoitaj*, rokottaj*,
      päihdehoitaj*, psykiatrinen hoitaj*, aluehoitaj*, neuvolaterveydenhoit*, kouluterveydenhoit*,
      sairaalahoitaj*, kirurgian hoitaj*, astmahoitaj*, 
      avannehoitaj*, kipuhoitaj*, psykiatri* sairaanhoit*, reumahoitaj*, munuaishoitaj*,
      palliatiivi* hoitaj*, puhelinhoitaj*, sairaanhoitajaopisk*,
      hoitotyön asiantuntij*, tartuntatautihoitaj*, seniorineuvolan, palveluohjaaja sairaanhoit*
    `,
    sv: `
      sjuksköt*, hälsovårdare*, barnmorska*, avdelningsskötare*, *hälsovårdare*, sjukvårdare*,
      diabetesskötare*, minnesskötare*, distriktssköt*,
      företagshälsovård*, psykiatrisk skötare*, barnmorskor, geronom*
    `,
    en: `
      registered nurse*, nurse, nurses, midwife, head nurse, public health nurse*, school nurse*,
      staff nurse*, psychiatric nurse*, community nurse*,
      occupational health nurse*, midwives, nursing student*
    `,
  },
  {
    // Drips, monitors and instruments: more exact than the rest of nursing.
    group: 'Leikkaus- ja tehohoitajat',
    implies: '1D expert 2C 2D 3D 4D 5B 7C team?',
    fi: `
      leikkaushoitaj*, anestesiahoitaj*, tehohoitaj*, endoskopiahoitaj*, dialyysihoitaj*,
      sairaanhoitaj* .. leikkaus*, sairaanhoitaj* .. teho, sairaanhoitaj* .. tehohoi*,
      sairaanhoitaj* .. teho-osast*, sairaanhoitaj* .. päiväkirurg*, sairaanhoitaj* .. anestesi*,
      sairaanhoitaj* .. dialyys*, sydänhoitaj*, uniapneahoitaj*, heräämöhoitaj*
    `,
    sv: `operationsskötare*, anestesiskötare*, sjukskötare .. intensiv*|operation*|anestesi*`,
    en: `
      theatre nurse*, icu nurse*, nurse .. anaesthesia|dialysis|theatre|theatres|operating|intensive,
      scrub nurse*, dialysis nurse*
    `,
  },
  {
    group: 'Ensihoito',
    implies: '1D expert 2A 2D 3B 4D 5B 7C team?',
    fi: `
      ensihoitaj*, ensihoidon .. johtaj*, sairaankuljettaj*, potilassiirt* .. kuljettaj*,
      ambulanssinkulj*, *ensihoitaj*, hoitotason ensihoit*, perustason ensihoit*, sairaankuljet*,
      ensivastet*
    `,
    sv: `förstavårdare*, akutvårdare*, ambulans*, förstavård*, ambulanssköt*, akutvård*`,
    en: `paramedic*, ambulance*, emt, emergency medical technician*`,
  },
  {
    group: 'Lähihoitajat',
    implies: '1D expert? 2A 2D 3D 4B 4D 5B? 7B team?',
    fi: `
      lähihoitaj*, perushoitaj*, mielisairaanhoitaj*, hoitaja*, hoitajia, vanhustyöntekij*,
      hoivatyöntekij*, kotihoitaj*, laitoshuoltaj* hoitaj*, saattohoitaj*, kuntohoitaj*,
      kodinhoitotyöntekij*, hoiva* työntekij*, hoitotyöntekij*, sairaankuljettaj*, kylvettäj*,
      yöhoitaj*, sijaishoitaj*, kesähoitaj*, keikkahoitaj*, vanhustenhoitaj*, *lähihoitaj*,
      hoivahoitaj*, ryhmäkodin työntekij*, *vanhustenhoit*, 
      hoivakodin hoitaj*, hoitaja .. asumisyks*, hoitajien .. sijai*, kotiavustaj* hoiva*,
      yöpartio*, dementiahoitaj*, muistikodin hoitaj*
    `,
    sv: `
      primärsköt*, vårdare*, närvårdar*, närvårdare*, hemvårdare*, *närvårdare*, åldringsvårdare*,
      hemvårdspersonal*, *vårdare, *skötare, närvård*, vårdarbetare*, hemtjänst*, vårdpersonal*,
      åldringsvård*, vårdvikarie*, nattvårdare*, poolvårdare*, vikarie* .. äldreomsorg*
    `,
    en: `
      practical nurse*, caregiver*, carer*, care worker*, home carer*, nursing assistant*,
      residential care worker*, home care worker*, care workers, healthcare worker*, carers,
      support carer*
    `,
  },
  {
    group: 'Hoiva-avustajat',
    implies: '1E 2A 2D 3D 4D 7B?',
    fi: `
      hoiva avustaj*, hoiva|hoito apulai*, hoitoapulai*, hoitoavustaj*, hoivaapulai*,
      potilassiirtäj*, potilasavustaj*, hoivaavustaj*, terveyskeskusavustaj*, terveyskeskusapulai*,
      osastoavustaj*, osastoapulai*, sairaala-apulai*, sairaalaapulai*, sairaalalähet*, hoiva apu*,
      potilaskuljettaj*, hoitologistik*, hoivatyönavustaj*, hoiva-avusta*, hoitotyön avustaj*,
      hoivakodin avustaj*, avustava .. hoiv*, hoivakodin apulai*, sairaala* potilaskulj*,
      hoiva-apulai*, vanhusten avustaj*
    `,
    sv: `
      vårdbiträde*, omsorgsassistent*, vårdassistent*, omsorgsbiträde*, vårdhjälp*, sjukhusbiträde*,
      transportvårdare*, vårdhjälpare*
    `,
    en: `
      care assistant*, healthcare assistant*, nursing aide*, hospital porter*, care assistants,
      health care assistant*, ward assistant*, patient transporter*
    `,
  },
  {
    group: 'Hoitajat mielenterveys- ja päihdetyössä',
    implies: '1D expert? 2A? 2D 3D 4D 7B',
    fi: `
      mielenterveyshoitaj*, lähihoitaj*|hoitaj* .. psykiatri*|*psykiatria*|mielenterv*|päihde*,
      psykiatri*|mielenterv*|päihde* .. lähihoitaj*
    `,
  },
  {
    group: 'Kotihoidon hoitajat',
    implies: '1A 1D expert? 2A 2D 3B 3D? 4B 4D 5B? 7B team?',
    fi: `
      kotihoidon .. lähihoitaj*, lähihoitaj* .. kotihoitoon|kotihoidon, kotihoitoon .. lähihoitaj*,
      kotilähihoitaj*
    `,
    sv: `närvårdare .. hemvård*`,
  },
  {
    group: 'Kotihoidon sairaanhoitajat',
    implies: '1D expert 2B 2D 3B 3D? 4D 5B 7C',
    fi: `
      kotihoidon .. sairaanhoitaj*, sairaanhoitaj* .. kotihoitoon|kotihoidon|kotisairaalaan,
      kotisairaanhoitaj*
    `,
    sv: `sjukskötare .. hemvård*|hemsjukvård*, hemsjukskötare*, hemvårdens sjukskötare*`,
    en: `home care nurse*, district nurse*`,
  },
  {
    group: 'Henkilökohtaiset avustajat',
    implies: '1A? 2A 2B? 2D 3B 4D 7A',
    fi: `
      henkilökohtai* avustaj*, avustajaa|avustajia vaikeavammai*,
      avustaja|avustajaa|avustajaksi .. naiselle|miehelle|lapselle|nuorelle|pojalle|tytölle|henkilölle,
      kotiavustaj*, vammaisen|vaikeavammaisen|liikuntavammaisen|cp avustaj*,
      avustajaa|avustajaksi .. pyörätuoli*, henkilökohtaista apua,
      avustaja|avustajaa|avustajaksi .. vaikeavammai*|vammai*|liikuntavammai*,
      avustaja|avustajaa|avustajaksi .. näkövammai*|kehitysvammai*|autist*, avustaja, avustajaa,
      avustajia, avustajaksi, henkilökohtaisia avustaj*, henkilökohtaiseksi avustaj*,
      matka avustaj*, opiskeluavustaj*, vammaisavustaj*, avustajarinki*, avustajakeskus*
    `,
    sv: `
      personlig* assistent*, assistent åt, personliga assistenter, boendeassistent*, ledsagare*
    `,
    en: `
      personal assistant* for, personal assistant, disability assistant*, live in assistant*,
      personal assistants, assistant for a|an|my, pca
    `,
  },
  {
    group: 'Hammashoitajat ja vastaanottotyö',
    implies: '1D expert? 2D 2C 3D 4D? 5B 7B',
    fi: `
      hammashoitaj*, vastaanottoavustaj*, hammashoitola* vastaanot*, *hammashoitaj*, hammashuolt*,
      suuhygienist*|hammashoitaj* .. avustaj*, suun hoidon .. hoitaj*,
      suun terveydenhoidon lähihoit*, instrumenttihoitaj*, silmälääkär* avustaj*,
      lääkärikeskus* vastaanot*, hammasavustaj*, klinikka-avustaj*, klinikka-assist*
    `,
    sv: `tandskötare*, tandvårdsbiträde*, receptionist .. tandläk*, mottagningsbiträde*`,
    en: `
      dental nurse*, dental assistant*, dentist s assistant*, dental hygienist assistant*,
      clinic assistant*, medical assistant*
    `,
  },
  {
    group: 'Lääkärit',
    implies: '1A? 1D expert 2D 2C 3D 4D 5B 7C',
    fi: `
      *lääkäri, *lääkäriä, *lääkäriksi, *lääkäreitä, *lääkärin virka*, hammaslääkär*, ylilääkär*,
      kirurgi, kirurgiksi, kirurgeja, *kirurgi, anestesiolog*, patologi, patologiksi, radiologi,
      radiologiksi, psykiatri, psykiatriksi, psykiatreja, gynekologi*, *lääkäreiksi, *lääkäreille,
      *erikoistuv* lääkär*, kandi, lääketieteen kandidaat*, *psykiatri, *radiologi, *onkologi,
      *kardiologi, *neurologi, *urologi, *patologi, *ortopedi, *gynekologi, *dermatologi, *geriatri,
      anestesialääkär*, ortodont*, hammaslääketiet*
    `,
    sv: `
      läkare*, tandläkare*, *läkare, *läkare*, kirurg, kirurger, överläkare*, hälsocentralläkare*,
      specialisttandläkare*, medicine kandidat*, psykiater*, anestesiolog*, radiolog, radiologer,
      gynekologer
    `,
    en: `
      physician*, doctor, dentist*, medical officer*, surgeon*, radiologist*, general practitioner*,
      gp, psychiatrist*, paediatrician*, orthodontist*, anaesthetist*, consultant physician*,
      medical doctor*
    `,
  },
  // They treat animals, and decide about no people.
  {
    group: 'Eläinlääkärit',
    implies: '1A? 1D expert 2D 2C 3D 4B? 5B 7C',
    fi: `
      *eläinlääkär*, eläinfysioterapeut*, pieneläinlääkär*, eläinsairaalan lääkär*,
      valvontaeläinlääkär*, tarkastuseläinlääkär*
    `,
    sv: `veterinär*, *veterinär, djurläkare*, smådjursveterinär*, djursjukhus*`,
    en: `veterinarian*, veterinary surgeon*, veterinary doctor*, vet, vets, veterinarians`,
  },
  {
    group: 'Eläinlääkärit kentällä',
    implies: '1A? 1D expert 2A? 2C? 2D 3B 3D? 4B? 5B 7C',
    fi: `kunnaneläinlääkär*, praktiikkaeläinlääkär*, suureläinlääkär*, tuotantoeläinlääkär*`,
    sv: `kommunalveterinär*, kommunveterinär*`,
  },
  {
    group: 'Terapeutit ja psykologit',
    implies: '1A? 1D expert 2C? 2D 3D 4D 5B 7C',
    fi: `
      psykolog*, *terapeut*, naprapaat*, osteopaat*, *psykolog*, seksuaalineuvoj*, *neuropsykolog*,
      kuntoutussuunnit*, musiikkiterap*, kiropraktik*, ravitsemusterapeut*, seksuaaliterapeut*,
      perheterapeut*, psykoterapeut*, puheterapeut*, jalkaterapeut*, lymfaterapeut*,
      ratsastusterapeut*, taideterapeut*, koulupsykolog*, dietisti*, ravintoterapeut* 
    `,
    sv: `
      psykolog*, *terapeut*, talterapeut*, näringsterapeut*, dietist*, fotterapeut*, kiropraktor*,
      naprapat*, osteopat*, skolpsykolog*
    `,
    en: `
      psychologist*, *therapist*, psychotherapist*, counselling psychologist*, speech therapist*,
      dietitian*, nutritionist*, osteopath*, chiropractor*, podiatrist*, psychologists,
      speech and language therapist*
    `,
  },
  {
    // They go where the person lives and do things together.
    group: 'Toimintaterapeutit ja kuntoutusohjaajat',
    implies: '1A? 1D expert 2B 2C? 2D 3D 4D 5B 7C',
    fi: `
      toimintaterapeut*, kuntoutusohjaaj*, *toimintaterapeut*, näönohjaaj*, kuulonohjaaj*,
      apuvälineasiantuntij*, liikkumistaidon ohjaaj*, kuntoutusasiantuntij*,
      ammatillinen kuntoutus*
    `,
    sv: `ergoterapeut*, rehabiliteringshandledare*, rehabiliteringsledare*, verksamhetsterapeut*`,
    en: `occupational therapist*, rehabilitation counsel*, occupational therapists`,
  },
  {
    group: 'Parturit ja kampaajat',
    implies: '1A? 2B? 2D 3D 5C 7B',
    fi: `
      stylist*, parturi*, *kampaaj*, barber*, *parturi*, *hiusmuotoilij*, hiusalan .. tekij*,
      *hiusstylist*, kampaamo*, parturoits*
    `,
    sv: `frisör*, *frisör*, barberare*, hårfrisör*, hårstylist*, *frisörska*`,
    en: `hairdresser*, hair stylist*, barber*, stylist*, hairstylist*, hair salon`,
  },
  {
    // With small tools on skin and nails: more exact than a haircut.
    group: 'Kauneudenhoitajat',
    implies: '1A? 2C 2D 3D 5C 7B',
    fi: `
      *kosmetolog*, ripsitekni*, *ripsientekij*, *kynsitekni*, kynsientekij*, jalkahoitaj*,
      kauneudenhoitaj*, *jalkojenhoit*, *meikkaaj*, maskeeraaj*, manikyr*, kestomeikk*,
      meikkitaiteil*, akupunkt*, podolog*, ripsipidenn*, kulmamuotoil*, sokeroij*, kauneushoitol*,
      ihonhoit*, manikyyri*, pedikyyri*, estenomi*, laserhoit*
    `,
    sv: `
      kosmetolog*, nageltekniker*, nagelteknik*, skönhetsterapeut*, fotvårdare*, sminkör*,
      fransstylist*, hudvårds*, maskör*
    `,
    en: `
      beautician*, nail technician*, make up artist*, makeup artist*, spa therapist*,
      lash technician*, lash artist*, brow artist*, esthetician*, aesthetician*, pedicurist*,
      manicurist*, beauty therapist*
    `,
  },
  {
    group: 'Hierojat',
    implies: '1A 2A 2D 3D 5C 7B',
    fi: `*hieroj*`,
    sv: `massör*, massörs*, massageterapeut*`,
    en: `massage therapist*, massage, masseur*, massage therapists`,
  },
  {
    group: 'Tatuoijat',
    implies: '1A 2C 2D 3D 5C 7A?',
    fi: `tatuoij*, *tatuoij*, lävistäj*`,
    sv: `tatuerare*`,
    en: `tattoo artist*, piercer*`,
  },
  {
    group: 'Apteekki',
    implies: '1D expert? 2C 2D? 3D 5B 7B?',
    fi: `
      lääketekni*, lääketyöntekij*, apteekin .. työntekij*, apteekkityöntekij*,
      apteekkiin työntekij*, farmanom*, apteekkiapulai*, tekninen työntekij* apteek*,
      tekninen|teknisen|tekniseen|teknisiä .. työntekij* .. apteek*, apteekkityön*, apteekkiharj*,
      apteekin tekni*, annosjakelu*, lääkejakel*, lääkehuollon .. työn*
    `,
    sv: `apoteksbiträde*, apotekstekniker*, apoteksanställ*, teknisk .. apotek*, apotekspersonal*`,
    en: `pharmacy technician*, pharmacy assistant*, pharmacy worker*, dispensing assistant*`,
  },
  {
    group: 'Proviisorit ja farmaseutit',
    implies: '1D expert 2C 2D 3D 5B 7C',
    fi: `
      farmaseut*, *farmaseut*, proviisor*, apteekkar*, *proviisor*, farmasianopisk*,
      osastofarmaseut*
    `,
    sv: `farmaceut*, provisor*, apotekare*, överprovisor*, farmaceutstud*`,
    en: `pharmacist*, pharmacists, pharmacy manager*`,
  },
  {
    group: 'Laboratorio',
    implies: 'expert? 2C 3A 5B 7B?',
    fi: `
      laborant*, laboratorioanalyytik*, laboratoriotyöntekij*, laboratoriomestar*, betonilaborant*,
      *laborant*, laboratorioasiantuntij*, laboratorioavustaj*, preparaattor*, laboratoriotekni*,
      laboratorioinsinöör*, laboratorioteknik*, laboratorioharjoit*, tutkimusteknik*,
      laadunvalvontalaborant*, laboratorioapulai*, laboratoriotrainee*
    `,
    sv: `
      laborant*, laboratorietekniker*, laboratoriebiträde*, laboratoriemästare*, laboratorieassist*
    `,
    en: `
      laboratory technician*, lab technician*, laboratory analyst*, laboratory assistant*,
      lab assistant*, laboratory trainee*, laboratory technologist*, laboratory worker*,
      research technician*, lab analyst*, quality technician*
    `,
  },
  {
    group: 'Näytteenottajat',
    implies: 'expert? 2C? 2D 3D 5B 7B?',
    fi: `näytteenottaj*, *näytteenottaj*`,
    sv: `provtagare*, provtagningssköt*`,
    en: `phlebotomist*`,
  },
  {
    group: 'Bioanalyytikot ja kemistit',
    implies: '1D expert? 2C 3A 4B? 5B 7C 2D?',
    fi: `
      laboratoriohoitaj*, bioanalyytik*, kemist*, *mikrobiolog*, *biokemist*, sairaalakemist*,
      *kemisti, geneetikko*, solubiolog*, bioteknolog*, laboratoriovastaav*, tutkimuskemist*,
      sytologi*
    `,
    sv: `
      laboratorieskötare*, bioanalytiker*, kemist*, biokemist*, mikrobiolog*, forskningskemist*
    `,
    en: `
      chemist, chemists, biomedical laboratory scientist*, microbiologist*, biochemist*,
      bioanalyst*, laboratory scientist*
    `,
  },
  {
    group: 'Sihteerit hoitoyksiköissä',
    implies: '1D? expert? 2C 2D 3D 4D? 5B 7B',
    fi: `
      osastosihteer*, osastonsihteer*, osaston sihteer*, terveydenhuoltosihteer*,
      terveydenhuollon sihteer*, vastaanottosihteer*, poliklinik* sihteer*, lääkärisihteer*,
      tekstinkäsittelij* .. sairaal*, toimistosihteer* .. terveys*, sanelu*, potilastoimist*,
      klinikkasihteer*, leikkaussihteer*
    `,
    sv: `
      avdelningssekreterare*, mottagningssekreterare*, läkarsekreterare*, vårdsekreterare*,
      textbehandlare*
    `,
    en: `ward secretary, medical secretary, medical secretaries, ward clerk*, unit secretary`,
  },
  {
    group: 'Välinehuoltajat',
    implies: '1E? 2A 2C 5C? 7B',
    fi: `
      välinehuoltaj*, välinehuollon .. työntekij*, instrumenttihuolt*, välinehuollon*,
      välinehuolto*, sterilointi*
    `,
    sv: `instrumentvårdare*, instrumentvård*`,
    en: `sterile processing*, instrument technician*, sterilisation technician*, instrument care*`,
  },
  {
    group: 'Eläinten hoito klinikalla',
    implies: '2A? 2D 3D 5C? 7B?',
    fi: `
      klinikkaeläin*, klinikkaeläintenhoitaj*, pieneläinhoitaj*, pieneläintenhoitaj*,
      eläintenhoitaj* .. klinik*|*klinikalle|*sairaalaan,
      eläinlääkäriasema* .. hoitaj*|työntekij*|avustaj*, eläinlääkäriasem* .. vastaanot*,
      eläinlääkäriasema*, *klinikkaeläinhoit*, eläinklinik* .. hoitaj*, eläinsairaal* .. hoitaj*,
      eläinhoitaja klinik*, eläinlääkärin avustaj*, eläinfysioterap* avust*
    `,
    sv: `klinikdjurskötare*, djursjukskötare*, klinikassist* .. djur*`,
    en: `
      veterinary nurse*, vet nurse*, veterinary assistant*, veterinary technician*, animal nurse*
    `,
  },
  {
    group: 'Fysioterapeutit',
    implies: '1A? 1D expert 2A? 2B 2D 3D 4D 5B? 7C',
    fi: `*fysioterapeut*, vesiterapeut*`,
    sv: `*fysioterapeut*, sjukgymnast*`,
    en: `physiotherapist*, physical therapist*, physiotherapists, physio`,
  },
  {
    group: 'Valmistelijat ja vahtimestarit sairaalassa',
    implies: '1D? 2A 2D? 3D? 5C 7B',
    fi: `
      lääkintävahtimestar*, lääkintävahtimestari-sairaankuljettaj*, kipsimestar*,
      *obduktiopreparaattor*, obduktiotekni*, välinehuolto*, apuvälinehuolt*, apuvälinetekni*,
      kipsaaj*, apuvälineteknik*, apuvälinehuoltaj*, apuvälinemekaanik*, proteesi*, ortoosi*
    `,
    sv: `obduktionstekniker*, gipsmästare*, hjälpmedelstekniker*, ortopedtekniker*`,
    en: `autopsy technician*, orthopaedic technician*, prosthetist*, assistive device*`,
  },
  {
    group: 'Perhehoitajat ja sijaisvanhemmat',
    implies: '1A 1B? 2D 3B? 4A? 4D 7A?',
    fi: `
      perhehoitaj*, sijaisvanhem*, sijaisperhe*, tukiperhe*, lomahoitaj*, kiertävä* perhehoit*,
      perhekotivanhem*, toimeksiantoperhe*, tukihenkilö* lapse*, kriisiperhe*, perhekodin vanhem*,
      lomituspalvelu* omaishoit*
    `,
    sv: `familjevårdare*, stödfamilj*, fosterförälder*, fosterhem*, familjehem*, avlastare*`,
    en: `foster parent*, foster famil*, foster carer*, support family`,
  },
  {
    group: 'Eläinten kauneudenhoito',
    implies: '1A 2A 5C 7A?',
    fi: `
      *trimmaaj*, turkinhoitaj*, eläinhieroj*, kengityssepä*, kengittäj*, *kengitysseppä*,
      koiratrimm*, lemmikkitrimm*, koirahieroj*, eläintrimm*, kissatrimm*, koirakampaa*
    `,
    sv: `hundtrimmare*, hovslagare*, hundfrisör*, hästmassör*`,
    en: `dog groomer*, pet groomer*, farrier*, animal groomer*, dog grooming, horse massage*`,
  },
  {
    group: 'Hautauspalvelut',
    implies: '1A? 2C? 2D 3D? 4D? 5B 2A?',
    fi: `
      hautaustoimi* hoitaj*|työntekij*|virkailij*, hautausneuvoj*, hautauspalvelu*, hautausavustaj*,
      hautausurakoits*, hautausurakoitsij*, hautausalan*, vainajan kuljet*,
      vainajakulj* 
    `,
    sv: `begravningsentreprenör*, begravningsrådgivare*, begravningsassistent*`,
    en: `funeral director*, funeral assistant*, undertaker*, mortician*`,
  },
  {
    group: 'Tutkivat ja mittaavat hoitajat',
    implies: '1D expert 2C 2D 3D 4D 5B 7C team?',
    fi: `
      suuhygienist*, audionom*, kuulontutk*, optik*, optometrist*, röntgenhoitaj*, *röntgenhoitaj*,
      tutkimushoitaj*, hygieniahoitaj*, optikko*, sädehoitaj*, isotooppihoit*, sonograaf*,
      mammografia*, kliininen fysiolog*, tutkimuskoordinaattor* kliini*
    `,
    sv: `
      munhygienist*, röntgenskötare*, optiker*, audionom*, optometrist*, tandhygienist*,
      forskningsskötare*, röntgensköt*
    `,
    en: `
      dental hygienist*, radiographer*, research nurse*, optometrist*, audiologist*, optician*,
      sonographer*, clinical research nurse*, x ray technician*, radiation therapist*
    `,
  },
]
