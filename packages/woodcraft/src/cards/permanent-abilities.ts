import { matchesTrigger, type Trigger } from '@nora/effects'
import type { Flow, Item, Seat } from '@nora/kernel'
import type { HelperCard } from '../content/content.ts'
import type { Purchase } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'
import { workshopOf } from '../zones.ts'
import { resolve } from './resolve-effect.ts'

/** A rule of a permanent ability that changes a number. */
export type NumberRule =
  | 'sellHigher'
  | 'moreDice'
  | 'moreBundles'
  | 'moreOrders'
  | 'moreProduction'
  | 'moreTrees'
  | 'fasterGrowth'
  | 'freeCuts'
  | 'higherSplice'
  | 'gluePoints'
  | 'largerPile'
  | 'cheaperBonus'
  | 'richerSubstitute'
  | 'orderReputation'
  | 'marketPoints'

/** The sum of a rule over the helpers of a workshop; discounts of different helpers add up. */
export function sumOf(table: WoodcraftTable, seat: Seat, rule: NumberRule): number {
  let sum = 0
  for (const helper of table.zone(workshopOf(seat))) {
    const { always } = table.content.helpers.get(helper) as HelperCard
    if (always?.rule === rule) sum += always.by as number
  }
  return sum
}

export function discountOn(table: WoodcraftTable, seat: Seat, purchase: Purchase): number {
  let sum = 0
  for (const helper of table.zone(workshopOf(seat))) {
    const { always } = table.content.helpers.get(helper) as HelperCard
    if (always?.rule === 'discount' && always.on === purchase) sum += always.by as number
  }
  return sum
}

/** Whether a helper has a rule that holds or does not. */
export function holds(table: WoodcraftTable, seat: Seat, rule: 'spliceFree' | 'glueFree'): boolean {
  return table
    .zone(workshopOf(seat))
    .some((helper) => (table.content.helpers.get(helper) as HelperCard).always?.rule === rule)
}

export function largestTree(table: WoodcraftTable, seat: Seat, printed: number): number {
  let largest = printed
  for (const helper of table.zone(workshopOf(seat))) {
    const { always } = table.content.helpers.get(helper) as HelperCard
    if (always?.rule === 'largerTrees') largest = Math.max(largest, always.upTo as number)
  }
  return largest
}

/**
 * Czech rulebook, Schopnosti pomocníků: permanent abilities act on every matching action, however it came about.
 * A helper who arrives meanwhile was not there when it happened.
 */
export function* react(table: WoodcraftTable, seat: Seat, happening: Trigger, newcomer?: Item): Flow {
  for (const helper of listeners(table, seat, happening)) {
    if (helper === newcomer) continue
    const { when } = table.content.helpers.get(helper) as Required<HelperCard>
    yield* resolve(table, seat, { road: 'helpers', item: helper }, when.effect)
  }
}

function listeners(table: WoodcraftTable, seat: Seat, happening: Trigger): Item[] {
  return table.zone(workshopOf(seat)).filter((helper) => {
    const { when } = table.content.helpers.get(helper) as HelperCard
    return when !== undefined && matchesTrigger(happening, when.trigger)
  })
}
