import { type Findings, findingsOf } from './findings.ts'
import { headingsOf } from './headings.ts'
import { type Features, featuresOf } from './learned/impression.ts'
import { hitsOf } from './read-hits.ts'
import type { Advert } from './sentences.ts'
import type { Sought } from './sought.ts'

/** All that letters are judged by: what the rules find in an ad, and what the readers look at in it. */
export type Look = { readonly findings: Findings; readonly features: Features }

export function lookAt(advert: Advert, sought: readonly Sought[]): Look {
  const headings = headingsOf(advert)
  const hits = hitsOf(advert, sought, headings)
  return { findings: findingsOf(hits), features: featuresOf(advert, hits, headings) }
}
