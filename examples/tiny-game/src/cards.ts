import type { Effect, Name, Sources } from '@nora/effects'
import type { Item } from '@nora/kernel'

export const trees = ['oak', 'hazel', 'pine'] as const

export interface Card {
  readonly id: string
  readonly name: Name
  readonly tree: (typeof trees)[number]
  /** What it costs to play, in acorns. */
  readonly price: number
  /** What it is worth in the den. */
  readonly points: number
  readonly copies: number
  readonly effect?: Effect
  readonly source: Sources
}

/** What the game is played with. */
export interface Content {
  readonly cards: ReadonlyMap<string, Card>
}

/** Every card has copies: `magpie#2` is the second magpie. */
export function deckOf({ cards }: Content): Item[] {
  return [...cards.values()].flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`),
  )
}

export function cardOf({ cards }: Content, item: Item): Card {
  return cards.get(item.slice(0, item.indexOf('#'))) as Card
}
