const choice =
  <Basis extends string>(basis: Basis) =>
  <Letter extends string>(letter: Letter, ...quotes: string[]) => ({
    letter,
    basis,
    quotes,
    against: [],
  })

/** A letter that the ad states, with its quotes. */
export const stated = choice('stated')

/** A letter that follows from what the ad says, with its quotes. */
export const inferred = choice('inferred')
