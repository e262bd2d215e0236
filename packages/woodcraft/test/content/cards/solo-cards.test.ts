import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { openingWheel, quadrantOf, rearmost } from '../../../src/action-wheel.ts'
import { actions } from '../../../src/content/names.ts'
import { LARGEST } from '../../../src/dice.ts'
import { deal, Workbench } from '../../workbench.ts'

const { soloCards, orders, helpers } = houseContent.tables
const shown = { orders: orders.slice(0, 4).map(({ id }) => id), helpers: helpers.slice(0, 4).map(({ id }) => id) }
const spaces = ['green-1', 'green-2', 'yellow-1', 'yellow-2', 'brown-1', 'brown-2']
/** A face that no roll brings. */
const UNTOUCHED = LARGEST + 1

/** The first round of a solo game after the turn: this card is drawn. */
function drawn(id: string): Workbench {
  return new Workbench(
    (state) => {
      deal(state, 'gone', ...(state.zones.soloDeck as string[]).filter((other) => other !== id))
      deal(state, 'orders', ...shown.orders)
      deal(state, 'helpers', ...shown.helpers)
      state.yard.fill(UNTOUCHED)
    },
    { solo: true, step: 'soloCard' },
  )
}

describe('each solo card', () => {
  test.each(soloCards)('$id moves $tiles', ({ id, tiles }) => {
    const { wheel } = drawn(id).state
    const start = openingWheel(0)
    const moved = actions.filter((_, tile) => quadrantOf(wheel, tile) !== quadrantOf(start, tile))
    const named = tiles.map((tile) => (tile === 'rearmost' ? actions[rearmost(start)] : tile))
    expect(moved).toEqual(actions.filter((action) => named.includes(action)))
  })

  test.each(soloCards)('$id removes orders $orders and helpers $helpers, counted from the X', (card) => {
    const bench = drawn(card.id)
    const marked = (places: readonly number[], ids: readonly string[]) => places.map((place) => ids[place - 1]).sort()
    expect([...bench.zone('orderDiscards')].sort()).toEqual(marked(card.orders, shown.orders))
    expect([...bench.zone('helperDiscards')].sort()).toEqual(marked(card.helpers, shown.helpers))
    expect(bench.zone('orders')).toHaveLength(4)
    expect(bench.zone('helpers')).toHaveLength(4)
  })

  test.each(soloCards)('$id rolls the dice $dice anew', ({ id, dice }) => {
    const { yard } = drawn(id).state
    expect(spaces.filter((_, space) => yard[space] !== UNTOUCHED).sort()).toEqual([...dice].sort())
  })

  test.each(soloCards)('$id moves the foreign marker by $reputation', ({ id, reputation }) => {
    expect(drawn(id).state.foreign).toBe(reputation)
  })
})
