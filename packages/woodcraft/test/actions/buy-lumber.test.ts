import { describe, expect, test } from 'vitest'
import { yardPrice } from '../../src/actions/prices.ts'
import { dieNamed } from '../../src/workshop/dice.ts'
import { diceOf, give, type Prepare, Workbench } from '../workbench.ts'
import { doing } from './doing.ts'

describe('buy lumber', () => {
  const price = (name: string, prepare?: Prepare) =>
    yardPrice(new Workbench(prepare).position.table, 0, dieNamed(name) as number, 0)

  test('green costs its value, yellow 1 more, brown 2 more', () => {
    expect(['brown-3', 'green-4', 'yellow-1', 'brown-6'].map((name) => price(name))).toEqual([5, 4, 2, 8])
  })

  test('with the second sawing tile every six costs 2 less', () => {
    const built = (_state: unknown, player: { built: string[] }) => player.built.push('saw-2')
    expect(['green-6', 'yellow-6', 'brown-6'].map((name) => price(name, built as never))).toEqual([4, 5, 6])
    expect(price('green-5', built as never)).toBe(5)
  })

  test('the discount stays while the sawing tile lies face down', () => {
    const used = (_state: unknown, player: { built: string[]; usedSaws: number }) => {
      player.built.push('saw-2')
      player.usedSaws = 2
    }
    expect(price('green-6', used as never)).toBe(4)
  })

  test('one or two dice are bought, paid and replaced by rolled ones of the same colours', () => {
    const bench = doing('buyLumber').willRoll([6, 6])
    bench.choose('brown-5', 'green-1')
    expect(bench.player().berries).toBe(12 - 7 - 1)
    expect(diceOf(bench.player())).toEqual(['green-1', 'green-3', 'yellow-2', 'brown-1', 'brown-5'])
    expect(bench.state.yard).toEqual([6, 2, 3, 4, 6, 6])
    expect(bench.problems).toEqual([])
  })

  test('a fresh die cannot be bought by the same action', () => {
    const bench = doing('buyLumber')
    bench.choose('green-1')
    expect(bench.whyNot('green-1')).toBe('notInYard')
  })

  test('one die is enough, but not none', () => {
    const bench = doing('buyLumber')
    expect(bench.whyNot('enough')).toBe('buyOneFirst')
    expect(bench.choose('green-1', 'enough').asked).toBe('turn')
  })

  test('a die that is too dear is refused', () => {
    const bench = doing('buyLumber', (state, player) => give(state, player, { berries: 3 }))
    expect(bench.whyNot('brown-5')).toBe('needsBerries')
  })

  test('two equal dice of the yard are one choice', () => {
    const bench = doing('buyLumber', (state) => {
      state.yard = [2, 2, 3, 3, 4, 4]
    })
    expect(bench.choices).toEqual(['"brown-4"', '"green-2"', '"yellow-3"'])
  })

  test('who can pay for no die cannot choose the action', () => {
    const bench = new Workbench((state, player) => give(state, player, { berries: 0 })).choose({ move: 'buyLumber' })
    expect(bench.whyNot({ act: 'buyLumber' })).toBe('needsBerries')
  })
})
