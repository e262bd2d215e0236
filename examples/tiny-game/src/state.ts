import type { Item, Options, Seat, State, Table, ZoneRule } from '@nora/kernel'
import { type Content, deckOf } from './cards.ts'

/** What everybody can see of a squirrel. */
export interface Squirrel {
  /** Acorns at hand, to pay with. */
  acorns: number
  /** Acorns hidden for the winter: nobody can take them, and each is a point. */
  hidden: number
  /** Points won by cards. */
  points: number
}

export interface SquirrelState extends State {
  round: number
  readonly squirrels: readonly Squirrel[]
}

export type SquirrelTable = Table<SquirrelState, Content>

export const ROUNDS = 6
/** A squirrel can carry this many acorns. */
export const MOST_ACORNS = 6
export const FIRST_ACORNS = 2
export const FIRST_CARDS = 3

export const DECK = 'deck'
export const DISCARDS = 'discards'
export const hand = (seat: Seat): string => `hand/${seat}`
export const den = (seat: Seat): string => `den/${seat}`

export function squirrel(table: SquirrelTable, seat: Seat): Squirrel {
  return table.state.squirrels[seat] as Squirrel
}

/** Nobody sees into the deck, and only its owner into a hand. What has been played or thrown away lies open. */
export function zones({ seats }: Options): Record<string, ZoneRule> {
  const rules: Record<string, ZoneRule> = { [DECK]: { readers: 'none' }, [DISCARDS]: { readers: 'all' } }
  for (let seat = 0; seat < seats; seat++) {
    rules[hand(seat)] = { readers: [seat] }
    rules[den(seat)] = { readers: 'all' }
  }
  return rules
}

export function start(content: Content, options: Options): SquirrelState {
  const empty: Record<string, Item[]> = Object.fromEntries(Object.keys(zones(options)).map((zone) => [zone, []]))
  return {
    zones: { ...empty, [DECK]: deckOf(content) },
    next: { step: 'deal' },
    round: 1,
    squirrels: Array.from({ length: options.seats }, () => ({ acorns: FIRST_ACORNS, hidden: 0, points: 0 })),
  }
}
