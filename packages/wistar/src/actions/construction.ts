import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { playerOf, type WistarTable } from '../state.ts'

const STOP = 'stop'

/** Whether to make another piece: `off` is what is left of a discount on the whole action. */
type PieceArgs = { readonly left: number; readonly off: number; readonly free: boolean }

/** What one makes piece by piece in the lair: beds of wood, rooms with tools of metal. */
interface Construction<Name extends 'build' | 'dig'> {
  readonly name: Name
  readonly stock: 'wood' | 'metal'
  /** The reason code of too little stock. */
  readonly short: string
  price(table: WistarTable, seat: Seat): number
  /** Why there is no place or no tile for another piece, whatever it costs. */
  whyNone(table: WistarTable, seat: Seat): Reason | undefined
  /** The piece is paid for. */
  make(table: WistarTable, seat: Seat, price: number): Flow
}

export interface ConstructionAction<Name extends string> {
  readonly kind: Kind<WistarTable, PieceArgs, Name | typeof STOP>
  /** Why not a single piece can be made. */
  whyNot(table: WistarTable, seat: Seat, free: boolean): Reason | undefined
  /** Up to so many pieces, each for its price, as long as one likes and can. */
  make(table: WistarTable, seat: Seat, n: number, free: boolean, discount?: number): Flow
}

export function constructionAction<Name extends 'build' | 'dig'>(
  construction: Construction<Name>,
): ConstructionAction<Name> {
  const { name, stock, short } = construction
  const another = listed<Name | typeof STOP>([name, STOP])
  const enough = listed<Name | typeof STOP>([STOP])

  const priceNow = (table: WistarTable, seat: Seat, { off, free }: PieceArgs): number =>
    free ? 0 : Math.max(0, construction.price(table, seat) - off)

  const whyNot = (table: WistarTable, seat: Seat, args: PieceArgs): Reason | undefined => {
    const none = construction.whyNone(table, seat)
    if (none) return none
    const needs = priceNow(table, seat, args)
    const has = playerOf(table, seat)[stock]
    return has < needs ? because(short, { needs, has }) : undefined
  }

  const kind: ConstructionAction<Name>['kind'] = {
    name,
    declines: (choice) => choice === STOP,
    space: (table, seat, args) => (whyNot(table, seat, args) ? enough : another),
    sought: () => [name, STOP],
    why: (table, seat, args, choice) => (choice === name ? whyNot(table, seat, args) : undefined),
  }

  return {
    kind,
    whyNot: (table, seat, free) => whyNot(table, seat, { left: 1, off: 0, free }),
    *make(table, seat, n, free, discount = 0) {
      let off = discount
      for (let left = n; left > 0; left--) {
        const args = { left, off, free }
        if ((yield* ask(table, seat, kind, args)) === STOP) return
        const price = priceNow(table, seat, args)
        off -= free ? 0 : Math.min(off, construction.price(table, seat))
        yield* table.content.language.at(table, seat, name).spend(stock, price, 'pay')
        yield* construction.make(table, seat, price)
      }
    },
  }
}
