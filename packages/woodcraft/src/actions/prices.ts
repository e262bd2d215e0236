import type { Seat } from '@nora/kernel'
import { discountOn, sumOf } from '../cards/permanent-abilities.ts'
import type { Improvement } from '../content/names.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, type Die, faceOf, LARGEST } from '../workshop/dice.ts'

/** Czech rulebook, Nákup dřeva: green costs its value, yellow one more, brown two more. */
const surcharge = colourOf

/** What a die costs before any discount. */
export function printedPrice(die: Die): number {
  return faceOf(die) + surcharge(die)
}

/** Discounts add up; no price drops below nothing. */
function reduced(price: number, off: number): number {
  return Math.max(0, price - off)
}

/** Off every bought six, from the yard or by exchange; it lasts while the sawing tile lies face down. */
function offSix(table: WoodcraftTable, seat: Seat): number {
  let off = discountOn(table, seat, 'six')
  for (const id of playerOf(table, seat).built) off += table.content.improvements.get(id)?.sixDiscount ?? 0
  return off
}

export function yardPrice(table: WoodcraftTable, seat: Seat, die: Die, off: number): number {
  const six = faceOf(die) === LARGEST ? offSix(table, seat) : 0
  return reduced(faceOf(die) + surcharge(die), off + six + discountOn(table, seat, 'yardDie'))
}

export function sixPrice(table: WoodcraftTable, seat: Seat, die: Die, off: number): number {
  return reduced(LARGEST + surcharge(die), off + offSix(table, seat))
}

/** Czech rulebook, Výměna kostek: twice the value and the surcharge of the colour. */
export function salePrice(table: WoodcraftTable, seat: Seat, die: Die, more: number): number {
  return 2 * faceOf(die) + surcharge(die) + more + sumOf(table, seat, 'sellHigher')
}

export function bundlePrice(table: WoodcraftTable, seat: Seat, id: string, off: number): number {
  return reduced(table.content.bundles.get(id)?.cost ?? 0, off + discountOn(table, seat, 'material'))
}

/** Czech rulebook, Výběr objednávek: the first is free. */
const FURTHER_ORDER = 3

export function furtherOrderPrice(table: WoodcraftTable, seat: Seat, off: number): number {
  return reduced(FURTHER_ORDER, off + discountOn(table, seat, 'order'))
}

export function helperPrice(table: WoodcraftTable, seat: Seat, id: string, off: number): number {
  return reduced(table.content.helpers.get(id)?.cost ?? 0, off + discountOn(table, seat, 'helper'))
}

export function improvementPrice(table: WoodcraftTable, seat: Seat, id: Improvement, off: number): number {
  return reduced(table.content.improvements.get(id)?.cost ?? 0, off + discountOn(table, seat, 'improvement'))
}

const BONUS_ACTION = 3

export function bonusActionPrice(table: WoodcraftTable, seat: Seat): number {
  return reduced(BONUS_ACTION, sumOf(table, seat, 'cheaperBonus'))
}
