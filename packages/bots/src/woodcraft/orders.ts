import type { Item } from '@nora/kernel'
import { type OrderCard, rowOf, rows } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { contractWorth, offeredContracts } from './contracts.ts'
import { effectWorth } from './effects.ts'

/** An order beside the workshop, and what it pays in any row. */
export interface OpenOrder {
  readonly card: OrderCard
  readonly row: number
  readonly pay: number
}

/** Steps of reputation by row (Czech rulebook, Odměny a pokuty za objednávky). */
const REPUTATION = [3, 2, 1, 0, 0]
const BERRY_ROW = 3
const LATE_ROW = 4

/** Helpers, contracts and reward tiles pay for completed orders too, and every later step of reputation pays more. */
const BEYOND = 6

export function openOrders(assessment: Assessment): OpenOrder[] {
  const { table, seat } = assessment
  return rows.flatMap((_, row) => table.zone(rowOf(seat, row)).map((order) => openOrder(assessment, order, row)))
}

export function openOrder(assessment: Assessment, order: Item, row: number): OpenOrder {
  const card = assessment.content.orders.get(order) as OrderCard
  return { card, row, pay: payOf(assessment, card) }
}

/** What the card pays, and that there is one more completed order. */
function payOf(assessment: Assessment, { record, reward, alternative }: OrderCard): number {
  const printed = reward ? effectWorth(assessment, reward) : 0
  return assessment.order + BEYOND + printed + (alternative ? hazelnutPay(assessment, record.id) : 0)
}

/** The best contract on offer, or what a hazelnut order prints instead. */
export function hazelnutPay(assessment: Assessment, order: Item): number {
  const contracts = offeredContracts(assessment).map((contract) => contractWorth(assessment, contract))
  return Math.max(alternativePay(assessment, order), ...contracts)
}

export function alternativePay({ content, berry }: Assessment, order: Item): number {
  const { alternative } = content.orders.get(order) as OrderCard
  return alternative ? alternative.points + alternative.berries * berry : 0
}

/** What the row pays on top. */
export function rowPay({ berry, reputation }: Assessment, row: number): number {
  if (row === LATE_ROW) return -1
  return row === BERRY_ROW ? berry : (REPUTATION[row] as number) * reputation
}
