/** Those that are so, and the others. */
export function partition<T>(
  all: readonly T[],
  is: (each: T) => boolean,
): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((each) => !is(each))]
}
