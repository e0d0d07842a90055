import { ADVERT_SIGNS } from './advert.ts'
import { APPLICATION_SIGNS } from './application.ts'
import { CODE_SIGNS } from './code.ts'
import { CV_SIGNS } from './cv.ts'
import { LISTING_SIGNS } from './listing.ts'
import { NEWS_SIGNS } from './news.ts'
import { OTHER_SIGNS } from './other.ts'
import { QUESTION_SIGNS } from './question.ts'
import { RECIPE_SIGNS } from './recipe.ts'
import type { KindRow } from './sign.ts'

/** Words by which the kind of a text is known. */
export const KIND_ROWS: readonly KindRow[] = [
  ...ADVERT_SIGNS,
  ...APPLICATION_SIGNS,
  ...CV_SIGNS,
  ...NEWS_SIGNS,
  ...OTHER_SIGNS,
  ...RECIPE_SIGNS,
  ...QUESTION_SIGNS,
  ...LISTING_SIGNS,
  ...CODE_SIGNS,
]
