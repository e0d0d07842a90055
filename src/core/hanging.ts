/**
 * After these a hyphen stands for the rest of a compound, as in "ilta- ja viikonlopputyö", and is no
 * line end's.
 */
export const AFTER_HANGING: ReadonlySet<string> = new Set([
  ...['ja', 'tai', 'taikka', 'sekä', 'eli', 'että', 'eikä', 'kuin', 'kun', 'vai', 'vaan', 'vs'],
  ...['ynnä', 'saati', 'och', 'eller', 'samt', 'än', 'and', 'or', 'to', 'but', 'nor'],
])
