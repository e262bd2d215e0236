import {
  type Item,
  type Options,
  pile,
  type Seat,
  type State,
  type Table,
  type ZoneRule,
  type Zones,
} from '@nora/kernel'
import { deckFor } from './cards.ts'

export const SEASONS = 3
export const HAND = 4
/** A shed has room for this many tools. */
export const SHED = 2

interface Gardener {
  /** A scarecrow stands here until the next harvest. */
  guarded: boolean
  /** How much fruit the wasps have had. */
  lost: number
}

export interface OrchardState extends State {
  season: number
  readonly gardeners: readonly Gardener[]
}

export type OrchardTable = Table<OrchardState>

export const DECK = 'deck'
/** Fruit that was stung, and tools that were used. */
export const COMPOST = 'compost'
/** Four zones per seat: cards to draft from, cards drafted in secret, cards looked at, and what all have seen. */
export const hand = (seat: Seat): string => `hand/${seat}`
export const picked = (seat: Seat): string => `picked/${seat}`
export const looked = (seat: Seat): string => `looked/${seat}`
export const crate = (seat: Seat): string => `crate/${seat}`
export const shed = (seat: Seat): string => `shed/${seat}`

export function seatsAt(table: OrchardTable): Seat[] {
  return table.state.gardeners.map((_, seat) => seat)
}

export function gardener(table: OrchardTable, seat: Seat): Gardener {
  return table.state.gardeners[seat] as Gardener
}

export function zones({ seats }: Options): Record<string, ZoneRule> {
  const rules: Record<string, ZoneRule> = { ...pile(DECK), [COMPOST]: { readers: 'all' } }
  for (let seat = 0; seat < seats; seat++) {
    for (const own of [hand, picked, looked]) rules[own(seat)] = { readers: [seat] }
    for (const open of [crate, shed]) rules[open(seat)] = { readers: 'all' }
  }
  return rules
}

export function start(options: Options): OrchardState {
  const empty: Record<string, Item[]> = Object.fromEntries(Object.keys(zones(options)).map((zone) => [zone, []]))
  const full: Zones = { ...empty, [DECK]: deckFor(options.seats) }
  return {
    zones: full,
    next: { step: 'deal' },
    season: 0,
    gardeners: Array.from({ length: options.seats }, () => ({ guarded: false, lost: 0 })),
  }
}
