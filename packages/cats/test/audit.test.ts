import { equal, type Game, hash, Position, playout, randomPolicy, seededFate, settle, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../src/index.ts'
import { row, scene } from './kit.ts'

const game = catsGame as unknown as Game

describe.each([
  ['classic', 2],
  ['classic', 3],
  ['classic', 4],
  ['family', 2],
  ['family', 3],
  ['family', 4],
])('random play of a %s game with %i players', (mode, seats) => {
  test('ends with the books in order, and a copy of any position stands where the position stands', () => {
    const variant = new Variant(game, settle(game, { mode, seats }))
    const fate = seededFate(seats)
    for (let round = 0; round < 20; round++) {
      const position = Position.opening(variant)
      for (; !position.over; playout(position, () => randomPolicy, fate, 25)) {
        expect(game.audit?.(position.table)).toEqual([])
        expect(hash(variant.clone(position.table.state))).toBe(hash(position.table.state))
      }
      const { standings } = game.outcome(position.table)
      expect(Math.min(...standings.map(({ place }) => place))).toBe(1)
      expect(game.audit?.(position.table)).toEqual([])
    }
  })
})

describe('the books', () => {
  const books = () =>
    scene({
      next: { step: 'rescue', args: { place: 0 } },
      hands: [['113'], []],
      aboard: [[{ tile: 'blue-16', cells: row(4, 11, 15) }], []],
    })

  test.each<[string, (day: ReturnType<typeof books>) => void, RegExp]>([
    ['fish that nobody has', (day) => Object.assign(day.player(0), { fish: -1 }), /fish is -1/],
    ['a basket too many', (day) => Object.assign(day.player(1), { baskets: 2 }), /11 permanent baskets/],
    ['more baskets used than owned', (day) => Object.assign(day.player(0), { usedBaskets: 2 }), /2 of 1 baskets/],
    ['a covered cell without a tile', (day) => day.player(0).boat.covered.fill(1), /covered cells differ/],
    ['a tile that the ship has lost', (day) => day.player(0).boat.tiles.pop(), /differ/],
    ['a rare treasure among the cats', (day) => (day.zone('left') as string[]).push('rare-T4-1'), /lies in left/],
    ['a seat that never moves', (day) => day.state.order.pop(), /turn order/],
  ])('show %s', (_what, spoil, problem) => {
    const day = books()
    expect(game.audit?.(day.position.table as never)).toEqual([])
    spoil(day)
    expect(game.audit?.(day.position.table as never).join('\n')).toMatch(problem)
  })

  test('a copy shares nothing that changes', () => {
    const day = books()
    const copy = day.position.table.variant.clone(day.state)
    expect(equal(copy, day.state)).toBe(true)
    day.player(0).boat.covered.fill(0)
    day.player(0).fish = 99
    day.state.order.reverse()
    ;(day.zone('hand/0') as string[]).push('114')
    expect([copy.players[0]?.fish, copy.order, copy.zones['hand/0']]).toEqual([0, [0, 1], ['113']])
    expect(copy.players[0]?.boat.covered[4]).toBe(0b1111100000000000)
  })
})
