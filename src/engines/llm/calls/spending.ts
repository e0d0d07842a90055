/** Counts the tokens of a day against the organisation's budget, over all services. */
export type Spending = {
  /** Whether the day's budget is used up: no call may be made any more. */
  readonly isSpent: () => boolean
  readonly add: (tokens: number) => void
}

/** `dailyTokens`: `null` for no limit. `now` tells the time; the day turns at the server's midnight. */
export function newSpending(dailyTokens: number | null, now: () => Date): Spending {
  let day = ''
  let spent = 0
  const turn = () => {
    const today = now().toDateString()
    if (today !== day) {
      day = today
      spent = 0
    }
  }
  return {
    isSpent() {
      turn()
      return dailyTokens !== null && spent >= dailyTokens
    },
    add(tokens) {
      turn()
      spent += tokens
    },
  }
}
