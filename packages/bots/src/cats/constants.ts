// What several judgements reckon with.

/** Cats have four to six squares. */
export const SQUARES_PER_CAT = 5.2

/** Isle of Cats rulebook, Final scoring. */
export const POINTS_PER_RARE = 3

/** Isle of Cats rulebook, Baskets: two broken ones carry a cat. */
export const BROKEN_PER_BASKET = 2
