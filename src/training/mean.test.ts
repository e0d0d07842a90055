import { expect, it } from 'vitest'
import { MARKS } from '../core/mark.ts'
import { verdictsOf } from '../engines/builtin/learned/verdict.ts'
import { meanReader, meanVerdicts } from './mean.ts'

const BIAS = MARKS.map((mark) => `${mark} ${mark === '1A' ? -2 : 0}`).join('\t')

it('the mean of two readers says half of what only one of them says', () => {
  const one = `(bias)\t${BIAS}\nerak*\t1A 1.5\t2B -0.2\nsama\t1A 0.4\n`
  const other = `(bias)\t${BIAS.replace('-2', '-1')}\nsama\t1A 0.2\nvain\t2B 0.004\n`
  const lines = meanReader(one, other).split('\n')
  expect(lines[0]).toContain('1A -1.5')
  expect(lines.slice(1)).toEqual(['erak*\t1A 0.75\t2B -0.1', 'sama\t1A 0.3', ''])
})

it('the mean of two tables of verdicts lies between them', () => {
  const table = (number: number) => MARKS.map((mark) => `${mark}\t${number} ${number}`).join('\n')
  const verdict = verdictsOf(meanVerdicts(table(1), table(-0.5))).get('7C')
  expect([verdict?.bias, ...(verdict?.weights ?? []).slice(0, 1)]).toEqual([0.25, 0.25])
})
