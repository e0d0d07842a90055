import { phraseList } from '../../../core/phrases/phrase-list.ts'
import type { Word } from '../../../core/phrases/words.ts'

/** Within the first words; an ad that asks its reader has its title before. */
const OPENING_WORDS = 5

const ASKING = phraseList(
  `voisitko, voitko, osaatko, kirjoita, selitä, auta, tee, laadi, kerro, analysoi, käännä, tiivistä,
   mitä, mikä, miten, miksi, paljonko, montako, kannattaako, pitääkö, saako, voiko, onko, kuka,
   kan du, kan ni, hur, vad, varför, skriv, förklara, översätt,
   can you, could you, how, what, why, write, explain, rewrite, summarize, translate, give me`,
)

/** Whether a text begins with a question or an order to write something. */
export function startsByAsking(words: readonly Word[]): boolean {
  return ASKING.find(words.slice(0, OPENING_WORDS)).length > 0
}
