import { lexiconOf } from './cue.ts'
import { CUES } from './cues/all.ts'
import type { Hit, Standing } from './hit.ts'
import { type Scopes, type Stretch, scopesOf } from './scope.ts'
import type { Advert, Sentence } from './sentences.ts'
import { type Sought, soughtIn } from './sought.ts'

const LEXICON = lexiconOf(CUES)
const OCCUPATION_WEIGHTS: Record<Sought['place'], number> = { title: 1, sought: 1, named: 0.7 }

/** All hits of an ad: what it says, and what follows from the occupation that it seeks. */
export function hitsOf(advert: Advert): readonly Hit[] {
  return [
    ...advert.sentences.flatMap((sentence) => cueHits(advert, sentence)),
    ...soughtIn(advert).flatMap(occupationHits),
  ]
}

function cueHits({ text, titleEnd }: Advert, sentence: Sentence): readonly Hit[] {
  const found = LEXICON.find(sentence.words)
  if (found.length === 0) return []
  const scopes = scopesOf(text, sentence)
  return found.flatMap(({ meaning, from, to }) => {
    const start = sentence.words[from]?.start ?? sentence.start
    const end = sentence.words[to]?.end ?? sentence.end
    const standing = standingOf(scopes, { from, to }, start < titleEnd)
    const { mark, weight } = meaning
    return { mark, weight, basis: 'stated' as const, standing, start, end, sentence }
  })
}

function standingOf(scopes: Scopes, stretch: Stretch, inTitle: boolean): Standing {
  if (scopes.denies(stretch)) return 'denied'
  if (inTitle) return 'title'
  if (scopes.wishes(stretch)) return 'wished'
  if (scopes.has('requires')) return 'required'
  if (scopes.has('applying') || scopes.has('employer')) return 'aside'
  return 'mentioned'
}

function occupationHits({ occupation, place, start, end, sentence }: Sought): readonly Hit[] {
  return occupation.implications.map(({ mark, weight }) => ({
    mark,
    weight: weight * OCCUPATION_WEIGHTS[place],
    basis: 'inferred' as const,
    standing: 'mentioned' as const,
    start,
    end,
    sentence,
  }))
}
