import type { Flow, Seat, Table } from '@nora/kernel'
import type { MessageRef } from './message.ts'
import type { CountForm } from './words.ts'

/** What is asked of a stock when it is given or taken: at once, or by a flow if the seat has to choose something. */
type Change<T extends Table> = (table: T, seat: Seat, n: number) => Flow | undefined

/**
 * How a game holds one kind of thing that effects count, give and take: wood, points, icons, cards in hand. The number
 * a seat has is known to everybody, even where the things themselves are not.
 */
export interface Stock<T extends Table> {
  /** How many the seat has. Left out, it has none of its own: something that others always stand in for. */
  has?(table: T, seat: Seat): number
  /** How many more it can take; left out, any number. */
  room?(table: T, seat: Seat): number
  /** Left out, it cannot be gained by an effect. */
  readonly gain?: Change<T>
  /** Left out, it must be had but is not spent: an icon, a guest. */
  readonly spend?: Change<T>
  /** Stocks that can be spent in its place, one for one: a joker for a missing icon; wood, metal or a card for an item. */
  readonly standIns?: readonly string[]
  /** So many of it, as the object of "gain", "pay" or "lose": "2 wood"; or "for every 2 wood", or "more wood than you". */
  describe(n: number, form: CountForm): MessageRef
}

export type Stocks<T extends Table> = { readonly [name: string]: Stock<T> }

/** A kernel bag or pile that effects draw from. */
export interface Pile<T extends Table> {
  readonly zone: string
  to(table: T, seat: Seat): string
  /** The zone of its discards, which are shuffled into it when it runs out. */
  readonly discards?: string
  /** So many of its cards, as the object of "draw". */
  describe(n: number): MessageRef
}

/** A way on which a seat moves items of its own choice: from its hand to the discards, from the market to its hand. */
export interface Route<T extends Table> {
  from(table: T, seat: Seat): string
  to(table: T, seat: Seat): string
  /** The whole sentence: "discard so many cards of your hand". */
  describe(n: number): MessageRef
}
