import { because, type Json } from '@nora/kernel'
import { houseContent, houseTables, readContent } from '@nora/woodcraft'
import { expect } from 'vitest'
import type { Workbench } from '../workbench.ts'
import { type Before, type Changes, changes, refusal, turn } from './table.ts'

/** Already at work when another is hired; nothing that happens there concerns this one. */
const ANT_GATHERER = 'early-helper-21'

/** A turn in which the helper is at work on the first slot. */
export function employing(helper: string, before: Before): Workbench {
  return turn({ ...before, workshop: { 'slot-01': helper, ...before.workshop } }, { content: houseContent })
}

/** Hires the helper, the last one on show, for the slot below the Ant Gatherer: 1 blueberry income and no production. */
export function hiring(helper: string, before: Before, ...answers: Json[]): readonly [Changes, Workbench] {
  const cards = { ...before.cards, helpers: [...(before.cards?.helpers ?? []), helper] }
  const bench = employing(ANT_GATHERER, { ...before, cards }).choose({ move: 'chooseHelper' })
  const chosen = cards.helpers.length > 1 ? [helper] : []
  return [changes(bench, { act: 'chooseHelper' }, ...chosen, 'slot-05', ...answers), bench]
}

/** Uses the helper's ability, which is then refused for the rest of the turn. */
export function using(helper: string, before: Before, ...answers: Json[]): Changes {
  const bench = employing(helper, before)
  const result = changes(bench, { ability: helper }, ...answers)
  expect(bench.asked).toBe('turn')
  expect(refusal(bench, { ability: helper })).toEqual(because('abilityUsed'))
  return result
}

export const whyNotUsing = (helper: string, before: Before) => refusal(employing(helper, before), { ability: helper })

/** Does a main action with the helper at work. */
export function acting(helper: string, action: string, before: Before, ...answers: Json[]): Changes {
  const bench = employing(helper, before).choose({ move: action })
  return changes(bench, { act: action }, ...answers)
}

/** Completes an order for a green 1 that brings just this, with the helper at work. */
export function delivering(helper: string, row: string, reward: object, before: Before, ...answers: Json[]): Changes {
  const order = 'early-order-12'
  const orders = (houseTables.orders as readonly { readonly id: string }[]).map((each) =>
    each.id === order ? { ...each, dice: [{ colour: 'green', value: 1 }], materials: {}, reward } : each,
  )
  const content = readContent({ ...houseTables, orders })
  const workshop = { 'slot-01': helper, ...before.workshop }
  const bench = turn({ ...before, workshop, dice: 'green-1', cards: { [`${row}/0`]: [order] } }, { content })
  return changes(bench, { complete: order }, ...answers)
}
