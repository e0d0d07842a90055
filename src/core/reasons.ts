import type { Selections } from './key.ts'
import { QUESTIONS } from './questions.ts'

/**
 * The lines of the reasons box, `Title: label1, label2`, from the AI key: one for each question
 * that has at least one letter (specification, sections 2 and 4).
 */
export function reasonsOf(selections: Selections): readonly string[] {
  return QUESTIONS.flatMap(({ id, title, options }) => {
    const labels = options
      .filter(({ key }) => selections[id].includes(key))
      .map(({ label }) => label)
    return labels.length > 0 ? [`${title}: ${labels.join(', ')}`] : []
  })
}
