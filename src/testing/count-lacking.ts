/** How many of the others are not among the marks. */
export function countLacking(marks: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...others].filter((mark) => !marks.has(mark)).length
}
