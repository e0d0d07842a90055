import { expect, it } from 'vitest'
import { evaluate } from '../../evaluation/evaluate.ts'
import { flattened } from '../../evaluation/gold.ts'
import { readFresh } from '../../testing/fixtures.ts'
import { builtinEngine } from './builtin.ts'

/**
 * Written ads that neither rules nor weights were made with (`fixtures/fresh/README.md`). What has been
 * reached must not slide back; raise the floors when the engine gets better.
 */
const FLOOR = { f1: 0.895, quoted: 0.999, overlapping: 0.89 }
/** The share that may be taken for no ads. */
const MOST_REFUSED = 0.004

const ads = readFresh()
const options = { signal: new AbortController().signal }

it.each(['pasted', 'flattened'] as const)(
  'fresh ads, %s',
  async (form) => {
    const { micro, quoted, overlapping, refused } = await evaluate(
      builtinEngine,
      form === 'pasted' ? ads : ads.map(flattened),
      options,
    )
    expect(ads.length).toBeGreaterThan(1700)
    expect(quoted).toBeGreaterThanOrEqual(FLOOR.quoted)
    expect(refused / ads.length).toBeLessThanOrEqual(MOST_REFUSED)
    expect(micro.f1).toBeGreaterThanOrEqual(FLOOR.f1)
    expect(overlapping).toBeGreaterThanOrEqual(FLOOR.overlapping)
  },
  60_000,
)
