import type { Span } from '../../core/evidence/span.ts'
import { blanked, pageIn } from '../../core/page/without-page.ts'
import { type Findings, findingsOf } from './findings.ts'
import { headingsOf } from './headings.ts'
import { type Features, featuresOf } from './learned/impression.ts'
import type { Misleading } from './misleading.ts'
import { namesOccupation } from './named.ts'
import { withoutOrders } from './orders.ts'
import { withoutOtherVacancies } from './other-vacancies.ts'
import { readHits } from './read-hits.ts'
import { type Advert, readAdvert, type Sentence } from './sentences.ts'
import { type Sought, soughtIn } from './sought.ts'

/** What there is in a text to judge it by. */
export type Look = {
  /** The stretches that belong to the page around the ad, and are not read. */
  readonly page: readonly Span[]
  /** The ad as a whole; all else is told of what it says of its own vacancy. */
  readonly advert: Advert
  /** The occupations that it seeks. */
  readonly sought: readonly Sought[]
  /** What the rules find. */
  readonly findings: Findings
  /** What of it the readers are not to hear. */
  readonly misleading: Misleading
  /** What the readers look at. */
  readonly features: Features
  /** What they would look at if the ad had only these of its sentences. */
  featuresIn(sentences: readonly Sentence[]): Features
}

export function lookAt(text: string): Look {
  const page = pageIn(text, namesOccupation)
  const advert = withoutOrders(readAdvert(blanked(text, page), page))
  const own = withoutOtherVacancies(advert)
  const sought = soughtIn(own)
  const headings = headingsOf(own)
  const { hits, misleading } = readHits(own, sought, headings)
  return {
    page,
    advert,
    sought,
    findings: findingsOf(hits),
    misleading,
    features: featuresOf(own, hits, headings),
    featuresIn: (sentences) => {
      const within = new Set(sentences)
      const found = hits.filter(({ sentence }) => within.has(sentence))
      return featuresOf({ ...own, sentences }, found, headings)
    },
  }
}
