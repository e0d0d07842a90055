import type { NotAdvertReason } from '../../core/advert.ts'
import type { Phrases } from './cue.ts'

/** What a text may be: an advertisement, or something that is easily taken for one. */
export type TextKind = 'advert' | NotAdvertReason

export type KindRow = Phrases & { readonly kind: TextKind }

/** Words by which the kind of a text is known. */
export const KIND_WORDS: readonly KindRow[] = [
  {
    kind: 'advert',
    fi: `
      haemme, haetaan, etsimme, etsitään, palkkaamme, palkataan, rekrytoimme, tule meille,
      tule töihin, liity joukko*, lisää tekijöitä, edellytämme, odotamme sinulta, odotamme,
      toivomme, tarjoamme, arvostamme, katsomme .. eduksi, katsotaan .. eduksi, luetaan eduksi,
      vaatimukset, kelpoisuus*, työtehtävä*, tehtäviisi, toimenkuva*, työnkuva*, työsuhde*,
      työsuhteeseen, vakituis*, määräaikai*, sijaisuu*, palkkaus, palkka, tuntipalk*, työaika,
      työajat, työvuoro*, hakemus*, hakemuksesi, hakemukset, hakuaika, haku päättyy, hae heti,
      hae paikkaa, hae mukaan, lähetä .. cv, ansioluettelo*, kiinnostuitko,
      lisätietoja tehtävästä, työ alkaa, työt alkavat, paikka täytetään, kesätyö*, oppisopimu*,
      keikkaa, keikkoja, avoinna oleva, työpaikka*, perehdyt*, duuni*, hommia, hommiin, kokemusta,
      osaamista, osaaja*, tehtävä*, työhön, työtä, töitä, töihin, tiimi*, ammattilai*, ura, uran,
      urasi, toimipist*, työnantaja*, asiakkaillemme, asiakkaamme, toimiala*, työavain,
      työyhteisö*
    `,
    sv: `
      vi söker, söker, sökes, vi erbjuder, arbetsuppgift*, ansökan, ansökning*, anställning*, lön,
      tjänst*, behörighetsvillkor, vikariat*, meriterande, arbetstid, vi förväntar, sommarjobb
    `,
    en: `
      we are looking for, re looking for, is looking for, looking for, we are hiring, hiring,
      we offer, responsibilities, requirements, qualifications, apply, application, position, job,
      salary, experience, team, skills, work, role, employment, your role, we expect, join us,
      join our, full time, part time, cv, we hope, opportunity to, working hours
    `,
  },
  {
    kind: 'application',
    fi: `
      haen .. paikkaa, haen .. tehtäv*, haen .. työtä, hakemukseni, työhakemukseni,
      olen kiinnostunut .. tehtäv*, olen kiinnostunut .. työ*, minulla on .. kokemu*,
      olen työskennellyt, olen valmistunut, olen toiminut, koulutukseltani, työskentelin,
      toimin aiemmin, palkkatoiveeni, vahvuuksiani, minulle olisi, minut .. tavoittaa,
      tulisin mielelläni, kuulisin mielelläni, voin aloittaa, olen luonteeltani, työnantajani
    `,
    sv: `
      jag söker .. tjänst*, jag söker .. arbete, min ansökan, jag har arbetat, jag är utbildad,
      mitt löneanspråk, jag har erfarenhet, jag kan börja
    `,
    en: `
      i am applying, i would like to apply, i am writing to, i have worked, my experience,
      i graduated, my cover letter, i am confident, i believe i, i look forward to hearing
    `,
  },
  {
    kind: 'cv',
    fi: `
      curriculum vitae, henkilötiedot, syntymäaika, syntynyt, suosittelijat, kielitaito suomi,
      äidinkieli, harrastukset, luottamustoimet, tietotekniset taidot, atk taidot, ajokortti b,
      koulutus 20*, työkokemus 20*, varusmiespalvelus, it taidot, muu osaaminen, profiili
    `,
    sv: `personuppgifter, födelsetid, modersmål, språkkunskaper, referenser, utbildning 20*`,
    en: `
      date of birth, nationality, references available, native language, work experience 20*,
      education 20*, hobbies, language skills finnish
    `,
  },
  {
    kind: 'recipe',
    fi: `
      ainekset, rkl, tl, dl, uunissa, uuni, paista, kypsennä, sekoita, vatkaa, vaivaa, kuori ja,
      pilko, mausta, taikina*, annosta, ripaus, kuullota, tarjoile, keitä, kaada,
      lisää .. joukkoon, lisää vesi, lisää .. suola*
    `,
    sv: `ingredienser, msk, tsk, ugnen, vispa, blanda, stek, portioner`,
    en: `
      ingredients, tbsp, tsp, tablespoon*, teaspoon*, preheat, oven, whisk, simmer, stir in,
      bake for, chopped
    `,
  },
  {
    kind: 'news',
    fi: `
      kertoo, kertoi, sanoo, sanoi, toteaa, totesi, tiedotteessa, uutistoimisto, stt, ylen mukaan,
      lehden mukaan, poliisin mukaan, poliisi epäilee, hallitus, eduskunta, ministeri*, oppositio,
      vaalit, viime vuonna, viime vuoden, irtisanoo, irtisanomi*, yt neuvottelu*,
      muutosneuvottelu*, haastatellut, tutkimuksen mukaan, tilastokesku*, prosenttia,
      osavuosikatsau*, liikevoitto, onnettomuu*, epäiltyä, syyttäjä*, oikeus tuomitsi,
      loukkaantu*, kuoli
    `,
    sv: `enligt polisen, regeringen, riksdagen, säger, berättar, enligt tidningen, procent`,
    en: `
      according to police, reuters, the government, said on, told reporters, percent,
      announced on, spokesperson
    `,
  },
  {
    kind: 'other',
    fi: `
      blogi*, kirjoitin, tässä postauksessa, postaukse*, lukijat, lue myös, vinkkiä, vinkit,
      vinkkejä, näin kirjoitat, näin onnistut, vuokrataan, myydään, vuokra, neliötä, makuuhuone*,
      ostoskori*, toimitusehdo*, tilausehdo*, käyttöehdo*, takuu, palautusoikeu*, kappale, luku 1,
      olipa kerran, arvostelu, tähteä, ottelu*, maalia, resepti*, sopijapuol*, vuokralainen,
      vuokranantaja, rakas, pöytäkirja, esityslista, kokous avattiin, todettiin,
      puheenjohtaja avasi
    `,
    sv: `blogg*, läs också, till salu, hyra, protokoll, köpvillkor`,
    en: `
      blog, in this post, read more, for sale, for rent, terms and conditions, chapter, once upon,
      minutes of the meeting
    `,
  },
]
