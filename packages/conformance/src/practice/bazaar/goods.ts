import type { Item } from '@nora/kernel'

/** What is traded, with its worth, and the favours that merchants hold in secret. */
export const bazaarCards = {
  worth: { salt: 2, spice: 3, silk: 5 },
  goods: { salt: 6, spice: 5, silk: 4 },
  favours: { again: 3, gaze: 2, gift: 3, tax: 2 },
} as const

export type Good = keyof typeof bazaarCards.goods
export type Favour = keyof typeof bazaarCards.favours

/** `silk-2` is silk. */
export function nameOf(card: Item): Good | Favour {
  return card.slice(0, card.indexOf('-')) as Good | Favour
}

export function worthOf(good: Item): number {
  return bazaarCards.worth[nameOf(good) as Good]
}

export function isGood(card: Item): boolean {
  return nameOf(card) in bazaarCards.goods
}

export function copiesOf(counts: { readonly [name: string]: number }): Item[] {
  return Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, copy) => `${name}-${copy + 1}`),
  )
}
