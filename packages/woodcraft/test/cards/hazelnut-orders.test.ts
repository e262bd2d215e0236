import { describe, expect, test } from 'vitest'
import { deal, Workbench } from '../workbench.ts'
import { beside, expectRefusals, fitting, type Materials, paid, type Row, reputationOf } from './delivery.ts'
import { changes } from './table.ts'

/** The order, the row it starts in, the dice and the materials it asks for, and the printed berries and points. */
const hazelnutOrders: readonly (readonly [string, string, Row, string, Materials, number, number])[] = [
  ['hazelnut-01', 'Nutcracker', 'rep2', 'green-5 yellow-1', { scrapwood: 1 }, 4, 4],
  ['hazelnut-02', 'Nut Bowl', 'rep2', 'brown-2 yellow-3', { glue: 1 }, 5, 3],
  ['hazelnut-03', 'Squirrel House', 'rep1', 'green-3 green-2 yellow-1', { blades: 1 }, 3, 5],
  ['hazelnut-04', 'Hazel Basket', 'rep2', 'yellow-5 green-2', { scrapwood: 1 }, 6, 2],
  ['hazelnut-05', 'Winter Larder', 'rep1', 'brown-3 yellow-2', { glue: 2 }, 7, 2],
  ['hazelnut-06', 'Seed Drawer', 'rep3', 'any-5 any-2', { glue: 1 }, 2, 5],
  ['hazelnut-07', 'Nut Scales', 'rep2', 'green-4 green-3 brown-1', { scrapwood: 1 }, 8, 1],
  ['hazelnut-08', 'Nut Mill', 'rep3', 'brown-4 green-1', { blades: 1 }, 1, 5],
]

describe.each(hazelnutOrders)('%s: %s', (id, _name, row, asked, materials, berries, points) => {
  const given = { ...paid(materials), dice: '', reputation: reputationOf[row] }

  test(`goes to the row ${row} when it is placed in an income phase`, () => {
    const bench = new Workbench(
      (state) => {
        state.round = 4
        deal(state, 'hand/0', id)
      },
      { step: 'endOfRound' },
    )
    expect(bench.zone(`${row}/0`)).toEqual([id])
  })

  test('claims one of the contracts on offer', () => {
    const bench = beside(id, row, fitting(asked), materials)
    expect(changes(bench, { complete: id }, 'contract-02')).toEqual(given)
    expect(bench.state.claims).toEqual({ 'contract-02': [0] })
  })

  test(`or brings ${berries} berries and ${points} points`, () => {
    const bench = beside(id, row, fitting(asked), materials)
    expect(changes(bench, { complete: id }, 'alternative')).toEqual({ ...given, berries, points })
    expect(bench.state.claims).toEqual({})
  })

  test('is refused for less', () => expectRefusals(id, row, asked, materials))
})
