import type { Item, Seat } from '@nora/kernel'
import { diceFor, missing } from '../cards/order-needs.ts'
import type { OrderCard } from '../content/content.ts'
import type { Material } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'
import type { Die } from '../workshop/dice.ts'
import { goodAt, type Hands, handsOf } from './hands.ts'
import { knownRules } from './known-rules.ts'
import { worksWith } from './work.ts'

/** A need of an order is met, would be by one extra action, or is missing. */
export type NeedState = 'filled' | 'near' | 'missing'

export interface OrderProgress {
  /** For each die asked, in the order of the card. */
  readonly dice: readonly NeedState[]
  /** For each piece of each material, in the order of the card. */
  readonly materials: readonly { readonly material: Material; readonly state: NeedState }[]
  readonly isWhole: boolean
}

/** How far one is with orders, with what is in hand now or would be. */
export class Progress {
  private readonly table: WoodcraftTable
  private readonly hands: Hands
  private readonly ahead: readonly Hands[]
  private readonly known = new Map<Item, OrderProgress>()

  constructor(table: WoodcraftTable, seat: Seat, pile?: readonly number[]) {
    const rules = knownRules(table, seat)
    this.table = table
    this.hands = handsOf(
      table,
      seat,
      rules.helpers.map(({ id }) => id),
    )
    if (pile) this.hands.set(pile)
    this.ahead = worksWith(this.hands, rules).map(({ hands }) => hands)
  }

  of(order: Item): OrderProgress {
    const known = this.known.get(order)
    if (known) return known
    const progress = this.reckon(order)
    this.known.set(order, progress)
    return progress
  }

  private reckon(order: Item): OrderProgress {
    const { record, need } = this.table.content.orders.get(order) as OrderCard
    const asked = record.dice.map(diceFor)
    const filled = mostFilled(this.hands, asked)
    const dice = asked.map((options, index): NeedState => {
      if (filled.includes(index)) return 'filled'
      const wanted = [...filled.map((met) => asked[met] as Die[]), options]
      return this.ahead.some((hands) => lacks(hands, wanted) === 0) ? 'near' : 'missing'
    })
    const materials = need.materials.flatMap(([material, n]) =>
      Array.from({ length: n }, (_, piece) => {
        const has = (hands: Hands) => (hands[goodAt(material)] as number) > piece
        const state: NeedState = has(this.hands) ? 'filled' : this.ahead.some(has) ? 'near' : 'missing'
        return { material, state }
      }),
    )
    const isWhole = [...dice, ...materials.map(({ state }) => state)].every((state) => state === 'filled')
    return { dice, materials, isWhole }
  }
}

/** As many of the dice asked as the pile can meet at once, the first ones first. */
function mostFilled(hands: Hands, asked: readonly (readonly Die[])[]): number[] {
  const filled: number[] = []
  asked.forEach((_, index) => {
    const wanted = [...filled, index].map((each) => asked[each] as readonly Die[])
    if (lacks(hands, wanted) === 0) filled.push(index)
  })
  return filled
}

function lacks(hands: Hands, dice: readonly (readonly Die[])[]): number {
  return missing(hands as unknown as readonly number[], dice)
}
