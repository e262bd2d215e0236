/**
 * What everything is worth, in blueberries: in the first half of the game and in the second. The same figures stand in
 * docs/house-sets.md, and a test compares them: change one only together with the other.
 */
export const priceList = {
  /** What is gained or paid, one of it. */
  goods: {
    berries: [1, 1],
    glue: [1, 1],
    scrapwood: [1, 1],
    blades: [1, 1],
    lanterns: [2, 2],
    reuse: [2, 2],
    tool: [4, 4],
    points: [1.5, 1.5],
    reputation: [3.5, 5],
    berryIncome: [2.5, 1],
    nutIncome: [4, 2.5],
  },
  /** A row in which an order starts: its orders are delivered about one income phase later. */
  rows: { rep3: [5, 5], rep2: [3.5, 3.5], rep1: [2, 2], berry: [0.5, 0.5], late: [0, 0] },
  /** What an effect does, once. */
  effects: {
    step: [1, 1],
    cut: [1, 1],
    raise: [1, 1],
    shave: [0, 0],
    glue: [4, 4],
    recolour: [1, 2],
    turnOver: [3, 3],
    grow: [0.5, 0.5],
    plant: [2, 2],
    produce: [2.5, 3],
    action: [4, 10],
    offAction: [1.5, 1.5],
    sell: [5, 5],
    buySix: [2, 3],
    takeOrder: [4, 4],
    market: [1, 2],
    raiseOrder: [3, 3],
  },
  /** How much of a thing one has when a card of the deck counts it. */
  counts: { openOrders: [2, 2], completedOrders: [3, 5], tools: [2, 4], improvements: [2, 4] },
  /** How often it happens once a helper of the deck has been hired. */
  events: {
    buyBundle: [3, 1],
    takeOrder: [2, 1.5],
    completeOrder: [4, 2],
    placeTool: [3, 1.5],
    improve: [3, 1],
    saw: [4, 1.5],
    income: [2.5, 2],
    turn: [4, 2],
    production: [2, 1.5],
  },
  /** A rule that holds from then on; if it has a number, for each 1. */
  rules: {
    discountYardDie: [4, 2],
    discountHelper: [2.5, 1],
    moreBundles: [3, 1],
    moreProduction: [9, 5],
    largerTrees: [2, 1],
    spliceFree: [4, 2],
    sellHigher: [2, 1],
    gluePoints: [2, 1.5],
    orderReputation: [10, 7],
    marketPoints: [4, 3],
  },
  /** Part of its worth that an effect under a condition keeps, or one done up to so many times; least gain of a trade. */
  judgement: { condition: [0.7, 0.7], upTo: [1, 1], trade: [0.8, 0.8], eachOtherOption: [0.25, 0.25] },
} as const satisfies { readonly [part: string]: { readonly [word: string]: readonly [number, number] } }

type Part = keyof typeof priceList

/** The half of the game that a card belongs to. */
export type Deck = 'early' | 'late'

/** The figure for a word of a part of the list; a word that is not listed is an error of the test. */
export function listed(part: Part, word: string, deck: Deck): number {
  const found = (priceList[part] as { readonly [word: string]: readonly [number, number] })[word]
  if (!found) throw new Error(`the price list has no ${part} ${word}`)
  return found[deck === 'early' ? 0 : 1]
}
