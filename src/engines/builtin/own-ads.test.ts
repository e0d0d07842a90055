import { expect, it } from 'vitest'
import { evaluate } from '../../evaluation/evaluate.ts'
import { flattened } from '../../evaluation/gold.ts'
import { readLabelledAds } from '../../testing/labelled-ads.ts'
import { builtinEngine } from './builtin.ts'

/**
 * The project's own ads, written and labelled without sight of the rules. What has been reached must
 * not slide back; raise the floor when the engine gets better.
 */
const FLOOR = { pasted: 0.92, flattened: 0.92 }
/** Of the right letters, the share that shows a passage which overlaps an annotator's. */
const OVERLAP_FLOOR = { pasted: 0.93, flattened: 0.93 }

const options = { signal: new AbortController().signal }

it.each(['pasted', 'flattened'] as const)('own ads, %s', async (form) => {
  const ads = readLabelledAds()
  const { micro, quoted, overlapping, refused } = await evaluate(
    builtinEngine,
    form === 'pasted' ? ads : ads.map(flattened),
    options,
  )
  expect(ads.length).toBeGreaterThanOrEqual(40)
  expect(refused).toBe(0)
  expect(quoted).toBe(1)
  expect(micro.f1).toBeGreaterThanOrEqual(FLOOR[form])
  expect(overlapping).toBeGreaterThanOrEqual(OVERLAP_FLOOR[form])
})
