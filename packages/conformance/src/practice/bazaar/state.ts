import { bag, type Item, type Options, pile, type Seat, type State, type Table, type ZoneRule } from '@nora/kernel'
import { bazaarCards, copiesOf, worthOf } from './goods.ts'

export const COINS = 60
export const SLOTS = 4

interface Merchant {
  coins: number
  /** Coins sent away with the caravan. */
  invested: number
  /** The worth of the stall, kept while trading; the audit reckons it again. */
  worth: number
}

export interface BazaarState extends State {
  bank: number
  round: number
  order: Seat[]
  dice: number[]
  readonly merchants: readonly Merchant[]
}

export type BazaarTable = Table<BazaarState>

export const GOODS = 'goods'
export const FAVOURS = 'favours'
export const MARKET = 'market'
export const SPENT = 'spent'
/** What the game's own merchant has bought in a solo game. */
export const RIVAL = 'rival'
export const stall = (seat: Seat): string => `stall/${seat}`
export const hand = (seat: Seat): string => `hand/${seat}`
export const looked = (seat: Seat): string => `looked/${seat}`
/** Favours set aside in secret, and the same once they are shown. */
export const bribes = (seat: Seat): string => `bribes/${seat}`
export const paid = (seat: Seat): string => `paid/${seat}`

export function seatsAt(table: BazaarTable): Seat[] {
  return table.state.merchants.map((_, seat) => seat)
}

export function merchant(table: BazaarTable, seat: Seat): Merchant {
  return table.state.merchants[seat] as Merchant
}

/** Coins go from the bank to a merchant, or back where the number is negative; the bank gives what it has. */
export function earn(table: BazaarTable, seat: Seat, coins: number): void {
  const given = Math.min(coins, table.state.bank)
  table.state.bank -= given
  merchant(table, seat).coins += given
  table.tell?.({ type: 'earn', seat, coins: given })
}

/** Goods change hands, and the running worth of both stalls with them. */
export function trade(table: BazaarTable, good: Item, from: string, buyer: Seat, seller?: Seat): void {
  table.move(good, from, stall(buyer))
  merchant(table, buyer).worth += worthOf(good)
  if (seller !== undefined) merchant(table, seller).worth -= worthOf(good)
}

export function zones({ seats }: Options): Record<string, ZoneRule> {
  const open: ZoneRule = { readers: 'all' }
  const rules: Record<string, ZoneRule> = { ...pile(GOODS), [FAVOURS]: bag, [SPENT]: open, [RIVAL]: open }
  rules[MARKET] = { readers: 'all', ordered: true }
  for (let seat = 0; seat < seats; seat++) {
    for (const own of [hand, looked, bribes]) rules[own(seat)] = { readers: [seat] }
    for (const shown of [stall, paid]) rules[shown(seat)] = open
  }
  return rules
}

export function start(options: Options): BazaarState {
  const zoned: Record<string, Item[]> = Object.fromEntries(Object.keys(zones(options)).map((zone) => [zone, []]))
  return {
    zones: { ...zoned, [GOODS]: copiesOf(bazaarCards.goods), [FAVOURS]: copiesOf(bazaarCards.favours) },
    next: { step: 'setup' },
    bank: COINS,
    round: 1,
    order: [],
    dice: [],
    merchants: Array.from({ length: options.seats }, () => ({ coins: 0, invested: 0, worth: 0 })),
  }
}
