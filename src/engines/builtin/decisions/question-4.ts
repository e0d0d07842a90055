import { type Decision, has, when } from '../decision.ts'
import { isExpert, isLeader } from './expert.ts'

/**
 * A and B exclude each other, and so do B and C. Leaders decide alone, and so does whoever answers
 * for something without a team; experts, and whoever is independent in a team, both ways; other
 * crews and networks together.
 */
export const decideQuestion4: Decision = (findings) => {
  const expert = isExpert(findings)
  const teams = has(findings, '1D') || has(findings, 'together')
  const answers = has(findings, 'responsible')
  const solely = answers && !teams && !has(findings, 'team') && findings.inferred('1E') === 0
  const decides = has(findings, '4A') && !(expert && teams)
  const alone = isLeader(findings) || decides || (solely && !expert)
  const own = findings.stated('1A') >= 1 || answers
  const both = !alone && (expert || (own && teams))
  const together = !alone && !both && (has(findings, 'together') || has(findings, 'crew'))
  return [
    ...when(alone, 'A', '4A', 'manager', 'responsible'),
    ...when(both, 'B', '1A', '1D', 'together', 'expert'),
    ...when(together, 'C', 'together', 'crew', 'team'),
    ...when(has(findings, '4D'), 'D', '4D'),
  ]
}
