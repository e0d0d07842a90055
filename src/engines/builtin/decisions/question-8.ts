import { type Decision, has, when } from '../decision.ts'
import { isLightWork } from './light-work.ts'

/** D is for light work that asks for no experience and says nothing of development. */
export const decideQuestion8: Decision = (findings) => {
  const develops = has(findings, '8B') || has(findings, '8C') || has(findings, '10A')
  const trained = findings.inferred('7B') >= 0.7 || findings.inferred('7C') >= 0.7
  const asks = trained || develops || findings.peak('experienced') >= 1
  const learnedAtOnce = has(findings, '8D') || (isLightWork(findings) && !asks)
  return [
    ...when(has(findings, '8A'), 'A', '8A'),
    ...when(has(findings, '8B'), 'B', '8B'),
    ...when(has(findings, '8C'), 'C', '8C'),
    ...when(learnedAtOnce, 'D', '8D', 'simple', 'seasonal', '9B'),
    ...when(has(findings, '8E'), 'E', '8E'),
  ]
}
