import { phraseList } from '../../core/phrases/phrase-list.ts'
import type { Advert } from './sentences.ts'

const TELLING = phraseList(
  `haemme|etsimme|haussa|rekrytoimme .. samaan aikaan, haemme|etsimme|haussa|väkeä myös muihin|muita|muissa, samaan aikaan .. haussa|haemme|etsimme|väkeä,
      haetaan|täytetään erikseen, ks|katso .. ilmoitukset|ilmoituksemme, oma|omat hakulomak*|hakulomakkeensa|ilmoituksensa|hakunsa,
      erillis* ilmoitu*|haulla|haussa|haku, kaikki .. avoimet työpaik*|paik*|tehtäv*,
      avoimet työpaikat|tehtävät|paikat löydät|löytyvät|näet, kesätyöhaku .. avautuu|alkaa|aukeaa|on,
      tällä hakemuksella ei,
   söker vi också|även andra|fler, samtidigt söker vi, vi söker samtidigt, egna annonser, egen annons, söks separat|skilt,
      andra|alla|övriga lediga platser|tjänster|jobb|anställningar,
   also hiring|recruiting, own adverts|advert|listings|listing, those openings|vacancies|positions, other openings|vacancies|roles,
      separate .. programme|advert|opening|application, looking for an internship instead, on our careers page`,
)
/** In words. A longer sentence, as on one long line, may say something of the job besides. */
const LONGEST = 40

/** The ad without the sentences that tell of other vacancies than its own; the title stays. */
export function withoutOtherVacancies(advert: Advert): Advert {
  const { sentences, titleEnd } = advert
  const isOwn = ({ words, start }: Advert['sentences'][number]) =>
    start < titleEnd || words.length > LONGEST || TELLING.find(words).length === 0
  return { ...advert, sentences: sentences.filter(isOwn) }
}
