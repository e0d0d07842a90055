import type { Mark } from './cue.ts'
import { type Hit, STANDING_FACTORS } from './hit.ts'

/** All that was found in an ad, asked by mark. */
export type Findings = {
  /** Passages that speak for the mark, the weightiest first. */
  hits(mark: Mark): readonly Hit[]
  /** Passages that deny it. */
  denials(mark: Mark): readonly Hit[]
  /** The weights of the passages that speak for it, added up; 1 is enough for a letter. */
  strength(mark: Mark): number
  has(mark: Mark): boolean
}

/** Orders hits by their mark. A sentence counts once for a mark, with its weightiest hit. */
export function findingsOf(hits: readonly Hit[]): Findings {
  const byMark = new Map<Mark, Hit[]>()
  for (const hit of hits) byMark.set(hit.mark, [...(byMark.get(hit.mark) ?? []), hit])
  for (const [mark, same] of byMark) byMark.set(mark, onePerSentence(same))
  const of = (mark: Mark) => byMark.get(mark) ?? []
  const speaking = (mark: Mark) => of(mark).filter(({ standing }) => standing !== 'denied')
  const strength = (mark: Mark) => speaking(mark).reduce((sum, hit) => sum + weightOf(hit), 0)
  return {
    hits: speaking,
    denials: (mark) => of(mark).filter(({ standing }) => standing === 'denied'),
    strength,
    has: (mark) => strength(mark) >= 1,
  }
}

/** A hit's weight as it counts, given how strongly the ad says it. */
export function weightOf({ weight, standing }: Hit): number {
  return weight * STANDING_FACTORS[standing]
}

function onePerSentence(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) {
    const place = `${hit.sentence.start} ${hit.standing === 'denied'} ${hit.basis}`
    const other = best.get(place)
    if (!other || weightOf(hit) > weightOf(other)) best.set(place, hit)
  }
  return [...best.values()].sort((one, other) => weightOf(other) - weightOf(one))
}
