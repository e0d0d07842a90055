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
      intoa kehittää, intohimo* kehit*, kiinnostus* kehit*, kiinnostunut kehit*,
      innostunut kehit*, kehittämishalu*, kehittämisote*, kehittämisinto*, kehittävä* ote*,
      kehittävä* työote*, kehittämismyöntei*, kehittämisty*, kehittämistehtäv*, kehittämishank*,
      kehittämiseen, kehittämisestä, kehittämisen, kehittäminen, kehittämistä, kehittämisessä,
      kehitystehtäv*, kehitystyö*, kehittämään, kehittämässä, kehität, kehittää .. toiminta*,
      kehittää .. prosess*, kehittää työ*, tutkimus ja kehit*, uramahdollisuu*, urapolku*,
      urapolu*, urakehit*, kehitysmyöntei*, uralla etene*, urallaan etene*, edetä ura*, etenemi*,
      ura eteen*, kasvaa .. tehtäv*, kasvamaan .. tehtäv*, seuraat .. alan, seurata alan,
      seuraat alaa, alan kehity*, ajan tasalla, ajan hermolla, pysyä ajan, uusien toimintatapojen,
      uusien toimintamal*, uusien toimintamuo*, toiminnan suunnittel* ja kehit*,
      suunnittelu* ja kehittämi*, toteutu* ja kehittämi*, arviointi ja kehittämi*, janoat
    `,
    sv: `
      utveckla verksamhet*, utvecklingsarbete, utveckla, utvecklare, utveckling av,
      kontinuerlig utveckling, karriärmöjlighet*, vidareutveckla
    `,
    en: `
      continuous learning, continuous improvement, continuously improv*, constantly improv*,
      constantly develop*, career path*, career development, career opportunit*, career growth,
      progress in your career, development path, grow professionally, professional development,
      develop your career, stay up to date, keep up with, improve processes, growth mindset,
      personal development
    `,
  },
  {
    mark: '10B',
    weight: 1,
    fi: `
      koulutamme kaikki, koulutetaan tehtäv*, koulutusjakso*, maksamme .. koulutu*,
      opetamme sinu*, tuen ja koulutu*, jatkuvan koulutuksen, jatkuva* koulutus*, oppien,
      kehittää omaa, kehittää oma* osaami*, kehittäminen .. osaami*, kehittymisen mahdollis*,
      mahdollisuu* kehit*, mahdollisuu* .. kehit*, kehittyä, kehittymi*, kehittämismahdollis*,
      kehitysmahdollis*, koulutusmahdollis*, koulutus ja kehit*, oppia uutta, oppia, oppimaan,
      uuden oppimi*, oppimi*, koulutamme .. sinu*, koulutamme työ*, koulutamme tehtäv*,
      asiat .. koulutamme, kattava* koulut*, koulutusmyöntei*, kouluttautu*, täydennyskoulu*,
      lisäkoulu*, koulutuksia, opit, opetella, opeteltavi*, omaksua, kehittää itseä*,
      kehittämään .. itseä*|osaami*|taito*|ammattitai*, kehittää osaami*, kehittää .. osaami*,
      kehität osaami*, ammatilli* kehity*, ammatilli* kehit*, ammatilli* kasv*,
      ammattitaidon kehit*, ammattitaitoa* kehit*, kehitysorient*, valmennus*, kehittyä ura*
    `,
    sv: `
      utvecklingsmöjlighet*, utbildningsmöjlighet*, fortbildning*, utvecklas, lära dig, lära sig,
      utbildning
    `,
    en: `
      training, train you, learn, learning, develop your, development opportunit*,
      opportunity to develop, grow with, growth, courses
    `,
  },
  {
    mark: '10C',
    weight: 1,
    fi: `lisätienist*, hyppykeikka*, kertaluon*`,
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
      kesä 2*, lyhyeksi
    `,
    sv: `sommarjobb*, sommararbet*, säsong*, inhopp*`,
    en: `summer job*, seasonal, gig, short term, one time, event staff`,
  },
  {
    mark: 'simple',
    weight: 1,
    fi: `
      apulaiseksi, aputyö*, aputöi*, aputehtäv*, sopii .. koululai*, kotiäi*, eläkeläi*,
      siivoamaan, kotisiivou*, haalau*, hanttihom*, haravoin*
    `,
    sv: `hjälparbete`,
    en: `simple tasks, helper`,
  },
]
