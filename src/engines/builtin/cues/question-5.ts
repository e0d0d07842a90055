import type { Cue } from '../cue.ts'

/** The relation to information technology. */
export const QUESTION_5: readonly Cue[] = [
  // Skill that is asked for in so many words: enough whatever the occupation.
  {
    mark: '5A',
    weight: 2,
    fi: `
      vahva* tietotekni*|it|ict|atk, erinomai* .. it|ict|atk|tietotekni*,
      tietotekni* osaaja*, it osaaja*, ict osaaja*, edistynei* excel*, vahva* excel*
    `,
    sv: `starka it, goda it kunskaper`,
    en: `advanced excel, strong it, strong computer|technical skills, tech savvy`,
  },
  {
    mark: '5A',
    weight: 1,
    fi: `
      tietokanta*, ohjelmistorobotiik*, power platform, power automate, tableau, qlik*,
      ohjelmistokehity*, ohjelmistoarkkiteh*, sovelluskehity*, ohjelmoin*, koodaa*, koodaus*,
      ohjelmistotuotan*, tietokannat, tietokantoj*, sovellussuunnittel*, automaatiosuunnittel*,
      kubernete*, azure, aws, javascript, typescript, python, java, sql, net, php, wordpress,
      autocad, cad, tekla, revit, solidworks, bim, tietomall*, digimarkkinoin*,
      digitaali* markkinoin*, google ads, google analytics, hakukoneoptimoin*, hakukonemainon*,
      seo, photoshop, adobe, indesign, power bi, powerbi, data analytiik*, dataanalytiik*,
      analytiikkatyökal*, ict osaami*, it osaami*, tietotekni* taid*, tietoteknis* taid*,
      tietojärjestelmien kehittämi*, pääkäyttäj*, ylläpidät järjestelm*, tietoverkko*,
      pilvipalvel*, tietoturva*, meta business, woocommerce, drupal, verkkoviestin*,
      sosiaalisen median alusto*, kuvankäsittely*, videoeditoin*, canva
    `,
    sv: `
      programmering, systemutveckling, informationssystem, ict branschen, dataskydd, datateknik
    `,
    en: `
      software development, software engineer*, python, java, javascript, typescript, sql, aws,
      azure, kubernetes, docker, cad, autocad, matlab, programming, machine learning, cloud,
      google ads, seo, google analytics, react, algorithms, computer science, devops
    `,
  },
  {
    mark: '5B',
    weight: 1,
    fi: `
      toimisto ohjelm*, toimistosovellu*, tietojärjestelm*, tietotekni*, tietokone*, atk,
      it taidot, it taito*, it osaami*, ict taidot, microsoft, office, office365, o365, excel*,
      powerpoint*, word, outlook*, ms teams, microsoft teams, teams ohjelm*, sap, sapin, crm, toiminnanohjausjärjest*, erp,
      järjestelmien käyt*, järjestelmän käyt*, ohjelmien käyt*, ohjelmistojen käyt*,
      potilastietojärjestelm*, asiakastietojärjestelm*, taloushallintojärjestelm*,
      talousjärjestelm*, kassajärjestelm*, varausjärjestelm*, lifecare, effica, pegasos, apotti,
      mediatri, kirjaami*, kirjaat, kirjaa, kirjata, kirjataan, pohjakass*, asiakasjärjestelm*,
      *järjestelmään, *järjestelmiin, dokumentoin*, sähköpostitse palvel*,
      sähköposteihin, sähköpostien, chat, chatissä, someen, somen,
      somesisäl*, sosiaalisen median, facebook päivit*, verkkosivujen, kotisivujen, raportoin*,
      rahastus*, kassaty*, laskutus*, tilaukset, tilausten, ajanvarau*, netvisor, wilma, daisy,
      hilkka, domacare, nappula, digitaali*, digitaidot, rai arvioin*, rai, kassan,
      tilitykset, toimistotyö, toimistotyötä, toimistotöi*, asiakasrekister*, puhelinpalvel*, etäyhtey*
    `,
    sv: `
      dator*, excel, office, system, registrering*, it kunskaper, dokument*, program,
      informationssystem, sociala medier
    `,
    en: `
      excel, office, microsoft, crm, erp, computer skills, computer literacy, it skills, email,
      e mail, chat, sap, social media, powerpoint, microsoft teams, teams zoom, zoom, reporting,
      documentation, tools
    `,
  },
  {
    mark: '5C',
    weight: 1,
    fi: `
      käsillä teh*, kädentaid*, kädentaito*, kätevä käsi*, käsityökalu*, työkalujen käyt*,
      työkalu* pysy*, koneilla,
      koneiden käyt*, koneiden korj*, kaivinkone*, trukki*, trukilla, hitsau*, hitsaa*,
      asennukset, asennustyö*, asennuksia, korjaukset, korjaustyö*, ruuanvalmist*, ruoanvalmist*,
      ruoan valmist*, ruuan valmist*, ruuan laitto, ruoanlaito*, ruoanlaitto*, ammattikeittiö*,
      leipomi*, tuotantotyö*, kokoonpano*, renkaiden, remontoin*, koneenkäyttö*, puutyö*,
      metallityö*, maanrakennus*, maarakennus*
    `,
    sv: `verktyg, för hand, maskiner, matlagning`,
    en: `by hand, hand tools, power tools, forklift, machinery, welding, cooking`,
  },
  {
    mark: '5D',
    weight: 1,
    fi: `
      kotisiivo*, siivoamaan, siivouksen, siivoust*, vartiointitehtäv*, tulityövarti*, haravoi*, risuk*, raivaamaan,
      marjanpoimin*, poiminta*, aputyö*, puhtaanapito*
    `,
    sv: `städarbete, städning`,
    en: `cleaning work, berry picking`,
  },
  {
    mark: '5E',
    weight: 1,
    fi: `
      uusien digitaalisten, uusien teknologioi*, digitaalisten .. oppi*, opeteltavissa,
      uusien järjestelmien, uuden järjestelmän, uusien työkalujen, uusia työkaluja,
      uusia järjestelmiä, uusien ohjelmien, uusien ohjelmistojen, uusia digitaali*,
      uusia ohjelmia, uusia ohjelmistoja, oppia .. järjestelm*, omaksu* .. järjestelm*,
      uutta teknologia*, uusia teknologioi*, uusi* teknologioi*, uusien tietojärjestelmien,
      digitaalisten .. käyttöönot*, ennakkoluulot* .. digi*, uusia tekniikoita, uusien tekniikoiden,
      uusi* teknii* .. oppi*, uudet työkalut, uusi* työkalu*
    `,
    sv: `nya system, ny teknik, nya digitala`,
    en: `
      new technolog*, newest technolog*, new tools, new systems, learn new software,
      latest technolog*
    `,
  },
]
