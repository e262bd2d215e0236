import type { Seat, State, Table, Zones } from '@nora/kernel'
import type { Boat } from './boat/boat.ts'
import type { Colour } from './content/colours.ts'
import type { Content } from './content/content.ts'

/** Isle of Cats rulebook, Course of play; exploring is both drafting and buying. */
export type Phase = 'fill' | 'fishing' | 'exploring' | 'lessons' | 'rescue' | 'rareFinds' | 'nextDay' | 'scoring'

/** The Sister's cat in the turn order of a solo game. She is no seat: nobody decides for her. */
export const SISTER = -4

/** What everybody sees before a player. */
export interface Player {
  boat: Boat
  fish: number
  /** Permanent baskets owned, and how many of them lie grey side up. */
  baskets: number
  usedBaskets: number
  /** The sum of the speeds of today's rescue cards. */
  speed: number
  /** Out of the current phase. */
  passed: boolean
  /** Today's purchase is settled and paid. */
  paid: boolean
  /** Wants to play an anytime card in the next anytime window. */
  raised: boolean
  /** More cats that may be rescued in one turn (cards 080 to 082). */
  extraRescues: number
  /** The next tile need not touch another one (cards 069 and 070). */
  anywhere: boolean
}

/** What everybody sees of the Sister. */
export interface Sister {
  speed: number
  passed: boolean
}

export interface CatsState extends State {
  readonly zones: Zones
  day: number
  phase: Phase
  /** Who moves first, second, ...: the cats on the island board from the top down. */
  order: number[]
  readonly players: readonly Player[]
  /** The colour chosen for each public lesson that needs one. */
  readonly lessonColours: Record<string, Colour>
  /** Permanent baskets that nobody owns. */
  basketSupply: number
  readonly sister: Sister | null
}

export type CatsTable = Table<CatsState, Content>

export function playerOf(table: CatsTable, seat: Seat): Player {
  return table.state.players[seat] as Player
}

/** The players in turn order, without the Sister. */
export function seatsInOrder(table: CatsTable): Seat[] {
  return table.state.order.filter((mover) => mover !== SISTER)
}

export function isFamily(table: CatsTable): boolean {
  return table.options.mode === 'family'
}

export function isSolo(table: CatsTable): boolean {
  return table.options.mode === 'solo'
}
