/** Czech rulebook, Fáze příjmů and Balíčky určené pro pozdější část hry: what happens after which round. */
export interface Rounds {
  readonly rounds: number
  readonly incomeAfter: readonly number[]
  /** The card beside the X of each display is discarded. */
  readonly discardAfter: readonly number[]
  readonly lateDecksAfter: number
}

const upToThree: Rounds = { rounds: 14, incomeAfter: [4, 8, 11, 14], discardAfter: [4, 11], lateDecksAfter: 8 }
const four: Rounds = { rounds: 13, incomeAfter: [4, 7, 10, 13], discardAfter: [4, 10], lateDecksAfter: 7 }

export function roundsFor(seats: number): Rounds {
  return seats === 4 ? four : upToThree
}
