import type { Item } from '@nora/kernel'

/** How many of each there are for every player at the table. */
export const orchardCards = {
  fruit: { apple: 3, pear: 3, plum: 2 },
  tool: { ladder: 1, scarecrow: 1, wasp: 1 },
} as const

export type Fruit = keyof typeof orchardCards.fruit
export type Tool = keyof typeof orchardCards.tool

/** `apple-3` is an apple. */
export function nameOf(card: Item): Fruit | Tool {
  return card.slice(0, card.indexOf('-')) as Fruit | Tool
}

export function isTool(card: Item): boolean {
  return nameOf(card) in orchardCards.tool
}

/** The whole deck for a number of players. */
export function deckFor(seats: number): Item[] {
  const copies = Object.entries({ ...orchardCards.fruit, ...orchardCards.tool })
  return copies.flatMap(([name, each]) => Array.from({ length: each * seats }, (_, copy) => `${name}-${copy + 1}`))
}
