import { expect, test } from 'vitest'
import { doing } from '../actions/doing.ts'
import { diceOf, give, pile } from '../workbench.ts'

// Rulebook, Remember: nothing of the supply is ever used up.

test('who holds more glue than any box could is still sold some', () => {
  const bench = doing('buyMaterials', (state, player) => give(state as never, player, { glue: 500 }))
  bench.choose('glue-2')
  expect(bench.player().glue).toBe(502)
  expect(bench.problems).toEqual([])
})

test('a green die is rolled into the yard though all fourteen are in use', () => {
  const greens = new Array(12).fill('green-2')
  const bench = doing('buyLumber', (state, player) => pile(state, player, ...greens)).willRoll([6])
  expect(bench.state.diceSupply[0]).toBe(-1)
  bench.choose('green-1', 'enough')
  expect(diceOf(bench.player())).toEqual(['green-1', ...greens])
  expect(bench.state.yard).toContain(6)
  expect(bench.problems).toEqual([])
})
