import type { Cue } from '../cue.ts'

/** Developing one's skills. */
export const QUESTION_10: readonly Cue[] = [
  {
    mark: '10A',
    weight: 1,
    fi: `
      jatkuva* kehit*, jatkuva* oppimi*, jatkuvasti kehit*, jatkuvasti oppi*, jatkuvaan .. kehit*,
      jatkuva ammatilli*, haluat kehit*, haluat jatkuvasti, halu kehittyä, halua kehittyä,
      haluaa kehittyä, halua kehittää, halu kehittää, haluat kehittää, haluaa kehittää,
      intoa kehittää, intohimo* kehit*, kiinnostus* kehit*, kiinnostunut kehit*, innostunut kehit*,
      kehittämishalu*, kehittämisote*, kehittämisinto*, kehittävä* ote*, kehittävä* työote*,
      kehittämismyöntei*, kehittämisty*, kehittämistehtäv*, kehittämishank*, kehittämiseen,
      kehittämisestä, kehittämisen, kehittäminen, kehittämistä, kehittämisessä, kehitystehtäv*,
      kehitystyö*, kehittämään, kehittämässä, kehität, kehittää .. toiminta*, kehittää .. prosess*,
      kehittää työ*, tutkimus ja kehit*, uramahdollisuu*, urapolku*, urapolu*, urakehit*,
      kehitysmyöntei*, uralla etene*, urallaan etene*, edetä ura*, etenemi*, ura eteen*,
      kasvaa .. tehtäv*, kasvamaan .. tehtäv*, seuraat .. alan, seurata alan, seuraat alaa,
      alan kehity*, ajan tasalla, ajan hermolla, pysyä ajan, uusien toimintatapojen,
      uusien toimintamal*, uusien toimintamuo*, toiminnan suunnittel* ja kehit*,
      suunnittelu* ja kehittämi*, toteutu* ja kehittämi*, arviointi ja kehittämi*, janoat,
      oppi* jatkuvasti, oppia .. jatkuvasti, kehit* .. jatkuvasti, kehit* koko ajan,
      oppi* koko ajan, koko ajan .. oppi*, jatkuvasti .. uutta, jatkuva* .. kehit*,
      jatkuva* .. oppi*, halu* .. kehitt*, into* .. kehitt*, innost* .. kehitt*, innok* .. kehitt*,
      tahto* .. kehitt*, tahdo* .. kehitt*, intohimo* .. kehitt*, kiinnost* .. kehitt*,
      motivaatio* .. kehitt*, motivoitu* .. kehitt*, valmi* .. kehittä*, kyky* .. kehittää,
      kykyä .. kehittää, rohke* .. kehitt*, uudistushalu*, uudistami*, uudistat, uudistaa,
      kehittämiskohte*, kehittämisproje*, kehittämisehdo*, kehitysehdo*, kehitysproje*,
      kehityshank*, kehittämisideo*, kehitysideo*, parannusehdo*, jatkuva* parantami*,
      jatkuva* parannu*, innovoi*, mahdollisuu* edetä, edetä .. tehtäv*, eteneminen, ura* rakent*,
      rakenta* .. uraa, kehittyä .. uraa, uraa eteen*, luoda uraa, tehdä uraa, urapolk*, uraporra*,
      uralla kehit*, urasuunnit*, kasvupolku*, kasvupolu*, kehityspolku*, kehityspolu*,
      kehittymispol*, kasvaa .. rooliin, kasvat .. rooliin, seuraat .. kehity*, seurata .. kehity*,
      seuraa .. kehity*, seuraamaan .. kehity*, trendejä, trendien, ajantasai* osaami*,
      tutkimustyö*, tutkimusryhm*, tutkimushank*, tutkimusproje*, tutkimusta, tenure track*,
      väitöskirja*, uusien .. ideoi*, ideoit .. uu*, haastaa itseä*, haastat itseä*, ylittää itse*,
      huippuosaajaksi
    `,
    sv: `
      utveckla verksamhet*, utvecklingsarbete, utveckla, utvecklare, utveckling av,
      kontinuerlig utveckling, karriärmöjlighet*, vidareutveckla, vill utveckla*,
      utvecklingsuppgift*, utvecklingsprojekt*, vilja att utveckla*, ständig* utveckl*,
      ständigt utveckl*, kontinuerligt .. utveckl*, karriärväg*, avancera, forskning*,
      hålla sig à jour, utvecklingsinriktad*, utveckling och
    `,
    en: `
      continuous learning, continuous improvement, continuously improv*, constantly improv*,
      constantly develop*, career path*, career development, career opportunit*, career growth,
      progress in your career, development path, grow professionally, professional development,
      develop your career, stay up to date, keep up with, improve processes, growth mindset,
      personal development, professional growth, personal growth, tenure track*, research group*,
      conduct research, research projects, scientific research, evolve, drive .. develop,
      continuous development, continuous training, continuously learn*, constantly learn*,
      continuously develop*, always learning, keep learning, never stop learning,
      learning and growing, grow your career, career goals, career opportunities,
      advance your career, advancement, promotion opportunit*, progression, willing* .. develop,
      desire .. develop, eager .. develop, motivat* .. develop, up to date with, latest trends,
      drive improvement*, develop new, develop our, develop and improve, improve our,
      process development, development of .. process*|practices|operations|services|ways
    `,
  },
  {
    mark: '10B',
    weight: 1,
    fi: `
      koulutamme kaikki, koulutetaan tehtäv*, koulutusjakso*, maksamme .. koulutu*, opetamme sinu*,
      tuen ja koulutu*, jatkuvan koulutuksen, jatkuva* koulutus*, oppien, kehittää omaa,
      kehittää oma* osaami*, kehittäminen .. osaami*, kehittymisen mahdollis*, mahdollisuu* kehit*,
      mahdollisuu* .. kehit*, kehittyä, kehittymi*, kehittämismahdollis*, kehitysmahdollis*,
      koulutusmahdollis*, koulutus ja kehit*, oppia uutta, oppia, oppimaan, uuden oppimi*, oppimi*,
      koulutamme .. sinu*, koulutamme työ*, koulutamme tehtäv*, asiat .. koulutamme,
      kattava* koulut*, koulutusmyöntei*, kouluttautu*, täydennyskoulu*, lisäkoulu*, koulutuksia,
      opit, opetella, opeteltavi*, omaksua, kehittää itseä*,
      kehittämään .. itseä*|osaami*|taito*|ammattitai*, kehittää osaami*, kehittää .. osaami*,
      kehität osaami*, ammatilli* kehity*, ammatilli* kehit*, ammatilli* kasv*,
      ammattitaidon kehit*, ammattitaitoa* kehit*, kehitysorient*, valmennus*, kehittyä ura*,
      kehität .. taito*|taitoja*|itseä*|osaamis*|ammattitai*, laajentaa .. osaami*|ammattitai*,
      laajennat .. osaami*, syventää .. osaami*|ammattitai*, syvennä* osaami*, kartuttaa .. osaami*,
      kartutta* .. kokemu*, kerryttää .. osaami*|kokemu*, kerrytä* .. osaami*|kokemu*,
      vahvistaa .. osaami*, vahvistat .. osaami*, lisätä osaami*, kasvattaa .. osaami*,
      osaami* kehit*, osaami* kasvatt*, osaami* laajent*, osaami* syvent*, osaamisesi kehit*,
      ammattilaisena kasva*, kasvaa ammatti*, kasvat ammatti*, kasvaa ja kehittyä, kehityt,
      kehityksesi, kehity* tuk*, tukea kehit*, käytännön kokemusta, saat .. kokemusta, saat oppia,
      oppimismahdollis*, kehityskeskustel*, koulutuksiin, uusia taitoja, uusien taitojen
    `,
    sv: `
      utvecklingsmöjlighet*, utbildningsmöjlighet*, fortbildning*, utvecklas, lära dig, lära sig,
      utveckla din*, kompetensutveckling, utveckla .. kunnande|kompetens*, kurser, växa,
      utbildar dig, lärorik*
    `,
    en: `
      training, trainings, train you, learn, learning, develop your, development opportunit*,
      opportunity to develop, opportunities to grow, grow with, grow as, growth, courses,
      gain experience, develop yourself, expand your, broaden your, develop new skills,
      enhance your skills, mentoring, mentorship
    `,
  },
  {
    mark: '10C',
    weight: 1,
    fi: `lisätienist*, hyppykeikka*, kertaluon*, kertakeik*`,
    en: `one off, one time job, depending on .. availability`,
  },
  // Short or seasonal work.
  {
    mark: 'seasonal',
    weight: 1,
    fi: `
      kesätyö*, kesätöi*, kesäapulai*, kesäduun*, kausityö*, kausiapulai*, *sesonkiin, sesongin,
      sesonkityö*, keikkaty*, keikkaluon*, keikoille, keikkoja, keikan, keikka, seisakki*,
      keikkail*, keikkaa, kesäajan, kesä heinä*, kesä elokuu*, tulevana kesänä, ensi kesänä,
      työkausi, kesäleire*, kesäkeli*, kesälle, kesäksi, kesällä, kesäkau*, joulusesonki*,
      lyhytaika*, lyhyt kestoi*, viikon ajan, sadonkorj*, poimin*, extratyö*, kisoihin, kisojen,
      kesä 2*, lyhyeksi, kesäsesonk*, talvisesonk*, sesonkiaika*, sesonkiluon*, rengassesonk*,
      *kuussa .. päätty*, sadonkorjuu*, kesän ajan, kesän ajaksi, tulevalle kesälle, kesäkuukau*,
      jouluap*, muutaman viikon, muutaman päivän, viikonlopun ajan, tapahtuman ajan
    `,
    sv: `sommarjobb*, sommararbet*, säsong*, inhopp*`,
    en: `summer job*, seasonal, gig, short term, one time, event staff`,
  },
  {
    mark: 'simple',
    weight: 1,
    fi: `
      apulaiseksi, aputyö*, aputöi*, aputehtäv*, sopii .. koululai*, kotiäi*, eläkeläi*, siivoamaan,
      kotisiivou*, haalau*, hanttihom*, haravoin*
    `,
    sv: `hjälparbete`,
    en: `simple tasks, helper`,
  },
]
