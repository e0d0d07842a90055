import { phraseList } from '../../core/phrases/phrase-list.ts'
import { occupationsNamedIn } from './named.ts'
import type { Advert, Sentence } from './sentences.ts'

const TELLING = phraseList(
  `haemme|etsimme|haussa|rekrytoimme .. samaan aikaan, haemme|etsimme|haussa|väkeä myös muihin|muita|muissa, samaan aikaan .. haussa|haemme|etsimme|väkeä,
      haetaan|täytetään|haemme|etsimme|rekrytoimme|hakee|etsii|rekrytoi erikseen, ks|katso .. ilmoitukset|ilmoituksemme, oma|omat hakulomak*|hakulomakkeensa|ilmoituksensa|hakunsa,
      erillis* ilmoitu*|haulla|haussa|haku, kaikki .. avoimet työpaik*|paik*|tehtäv*,
      avoimet työpaikat|tehtävät|paikat löydät|löytyvät|näet, kesätyöhaku .. avautuu|alkaa|aukeaa|on,
      tällä hakemuksella ei,
   söker vi också|även andra|fler, samtidigt söker vi, vi söker samtidigt, egna annonser, egen annons, söks separat|skilt, vi söker .. separat|skilt,
      andra|alla|övriga lediga platser|tjänster|jobb|anställningar,
   also hiring|recruiting, hire|recruit|recruited .. separately, own adverts|advert|listings|listing, those openings|vacancies|positions, other openings|vacancies|roles,
      separate .. programme|advert|opening|application, looking for an internship instead, on our careers page`,
)
/** Tells of another vacancy where an occupation is named that the title does not name. */
const ALSO = phraseList(
  `haemme|etsimme|rekrytoimme|palkkaamme myös|lisäksi|samalla, samalla|lisäksi|myös haemme|etsimme|rekrytoimme,
      samalla haemme|etsimme myös, haussa|avoinna|auki|haettavana on myös|lisäksi,
   söker också|även|dessutom, dessutom|också söker vi,
   also looking for|seeking|hiring|recruiting`,
)
/** In words. A longer sentence, as on one long line, may say something of the job besides. */
const LONGEST = 40

/** The ad without the sentences that tell of other vacancies than its own; the title stays. */
export function withoutOtherVacancies(advert: Advert): Advert {
  const { sentences, titleEnd } = advert
  const titles = sentences.filter(({ start }) => start < titleEnd)
  const sought = new Set(titles.flatMap(groupsIn))
  const isOther = (sentence: Sentence) =>
    TELLING.find(sentence.words).length > 0 ||
    (ALSO.find(sentence.words).length > 0 && isElse(groupsIn(sentence), sought))
  const isOwn = (sentence: Sentence) =>
    sentence.start < titleEnd || sentence.words.length > LONGEST || !isOther(sentence)
  return { ...advert, sentences: sentences.filter(isOwn) }
}

const groupsIn = (sentence: Sentence): readonly string[] =>
  occupationsNamedIn(sentence).map(({ meaning }) => meaning.group)

/** Whether some are named, and none of those sought; where the title names none, nobody knows. */
function isElse(named: readonly string[], sought: ReadonlySet<string>): boolean {
  return sought.size > 0 && named.length > 0 && !named.some((group) => sought.has(group))
}
