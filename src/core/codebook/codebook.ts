import type { QuestionId } from '../questions.ts'
import type { QuestionEntry } from './entry.ts'
import { question1 } from './question-1.ts'
import { question2 } from './question-2.ts'
import { question3 } from './question-3.ts'
import { question4 } from './question-4.ts'
import { question5 } from './question-5.ts'
import { question6 } from './question-6.ts'
import { question7 } from './question-7.ts'
import { question8 } from './question-8.ts'
import { question9 } from './question-9.ts'
import { question10 } from './question-10.ts'

/**
 * What each letter means for an advertisement, in Finnish: the one source of what AI services are
 * told and of the page's help.
 */
export const CODEBOOK: { readonly [id in QuestionId]: QuestionEntry } = {
  1: question1,
  2: question2,
  3: question3,
  4: question4,
  5: question5,
  6: question6,
  7: question7,
  8: question8,
  9: question9,
  10: question10,
}

/** What the key describes and how its labels are to be read. */
export const READING: readonly string[] = [
  'Avain kuvaa työtä sellaisena kuin se ilmoitetaan: millaisen työntekijän toiveisiin työ sopii.',
  'Vaihtoehdot on kirjoitettu työntekijän näkökulmasta (”Tekee mieluummin käsin”): lue ne muodossa ”työ sopii sille, joka …”.',
]

/** The rules for every question, R1 to R6. */
export const RULES: readonly string[] = [
  'Näyttö: valitse kirjain, kun jokin ilmoituksen kohta sanoo asian tai nimeää tehtävän, ammatin tai olosuhteen, josta se seuraa lähes jokaisessa sellaisessa työssä. Näyttö on lyhin kohta, joka vakuuttaa: nimike tai lause, enintään noin 200 merkkiä, sanasta sanaan.',
  'Useita kirjaimia: valitse useita, kun ilmoitus tukee jokaista erikseen. Yksi tai kaksi on tavallista, kolme harvinaista (kysymyksissä 2 ja 3 yleisempää), neljä tai viisi ei juuri koskaan.',
  'Ei yhtään kirjainta: jätä kysymys tyhjäksi, kun ilmoitus ei anna perustetta. Tyhjä on vastaus eikä epäonnistuminen.',
  'Painoarvo: nimike, tehtävät ja vaatimukset (”edellytämme”, ”kelpoisuus”, ”tehtäviisi kuuluu”) painavat enemmän kuin toiveet (”katsomme eduksi”), ja toiveet enemmän kuin yritystä kuvaavat adjektiivit.',
  'Kielto ja se, mistä puhutaan: ”ei edellytä aiempaa kokemusta” ei ole vaatimus kokemuksesta. Se, mitä sanotaan asiakkaista, muista avoimista paikoista tai hakemisesta, ei kerro työstä mitään.',
  'Kieli: suomen-, ruotsin- ja englanninkieliset ilmoitukset luetaan samalla tavalla.',
]
