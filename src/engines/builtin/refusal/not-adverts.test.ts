import { describe, expect, it } from 'vitest'
import { onOneLine } from '../../../evaluation/gold.ts'
import { readTextFiles, readTrainingTexts, type Text } from '../../../testing/fixtures.ts'
import { seenIn } from '../seen.ts'
import { notAdvertReasonOf } from './not-advert.ts'

/** Of the three hundred other texts; raise the floors when the engine gets better. */
const FLOOR = { refused: 295, rightReason: 255 }
/** Of the ads that the weights are made from; lower it when the engine gets better. */
const MOST_REFUSED = 0.01
/** Every so manieth of them is asked, so that the test stays short. */
const STEP = 4

/** The reason that the name of a file tells: `cv-03.txt`. Blog posts and the like have none. */
function reasonOf({ id }: Text): string {
  const category = id.slice(0, id.indexOf('-'))
  return category === 'blog' ? 'other' : category
}

const FORMS = {
  pasted: (text: string) => text,
  flattened: onOneLine,
}

describe.each(['pasted', 'flattened'] as const)('%s', (form) => {
  const reasonFor = ({ text }: Text) => notAdvertReasonOf(seenIn(FORMS[form](text)))

  it('refuses texts that are no ads, most of them for the right reason', () => {
    const others = readTextFiles('not-adverts')
    expect(others).toHaveLength(300)
    const refused = others.filter((other) => reasonFor(other) !== null)
    const right = others.filter((other) => reasonFor(other) === reasonOf(other))
    expect(refused.length).toBeGreaterThanOrEqual(FLOOR.refused)
    expect(right.length).toBeGreaterThanOrEqual(FLOOR.rightReason)
  })

  it('lets every one of our own ads through', () => {
    const ads = [...readTextFiles('adverts'), ...readTextFiles('labelled')]
    expect(ads.length).toBeGreaterThanOrEqual(50)
    expect(ads.filter((ad) => reasonFor(ad) !== null).map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['studied', 400],
    ['unseen', 400],
    ['varied', 400],
    ['ordinary', 100],
  ])('refuses hardly any of the ads in %s, of which it asks more than %i', (name, fewest) => {
    const ads = readTrainingTexts(name).filter((_, number) => number % STEP === 0)
    expect(ads.length).toBeGreaterThan(fewest)
    const refused = ads.filter((ad) => reasonFor(ad) !== null)
    expect(refused.length / ads.length).toBeLessThanOrEqual(MOST_REFUSED)
  })
})
