import { describe, expect, test } from 'vitest'
import { colours } from '../../src/workshop/dice.ts'
import { give, type Prepare } from '../workbench.ts'
import { doing } from './doing.ts'

describe('improve the workshop', () => {
  const rich: Prepare = (state, player) => give(state, player, { berries: 40 })
  const building = (...before: string[]) =>
    doing('improveWorkshop', (state, player) => {
      rich(state, player)
      player.built.push(...(before as never[]))
      // No milestone in the way.
      player.berryIncome = 10
      player.nutIncome = 10
    })

  test('the gluing tile costs 4 and moves both incomes by 1, without any bought splicing tile', () => {
    const bench = building().choose('glue')
    expect(bench.player().berries).toBe(36)
    expect([bench.player().berryIncome, bench.player().nutIncome]).toEqual([11, 11])
  })

  test.each([
    ['pot-brown', 'pot-yellow'],
    ['saw-3', 'saw-2'],
    ['splice-4', 'splice-2'],
  ])('%s comes only after %s', (later, earlier) => {
    expect(building().whyNot(later)).toBe('comesAfter')
    expect(building(earlier).whyNot(later)).toBeUndefined()
  })

  test.each(['yellow', 'brown'] as const)(
    'the %s pot comes with a seedling of its colour and hazelnut income',
    (colour) => {
      const bench = building(...(colour === 'brown' ? ['pot-yellow'] : [])).choose(`pot-${colour}`)
      expect(bench.player().pots[colours.indexOf(colour)]).toBe(1)
      expect(bench.player().nutIncome).toBe(11)
      expect(bench.problems).toEqual([])
    },
  )

  test('the third sawing tile brings 2 reputation', () => {
    expect(building('saw-2').choose('saw-3').player().reputation).toBe(2)
  })

  test('a bought sawing tile is one more to use', () => {
    const bench = building().choose('saw-2')
    bench.choose({ use: 'saw' }, { die: 'green-3', into: [1, 2] })
    expect(bench.whyNot({ use: 'saw' })).toBeUndefined()
    bench.choose({ use: 'saw' }, { die: 'green-2', into: [1, 1] })
    expect(bench.whyNot({ use: 'saw' })).toBe('tileUsed')
  })

  test('splicing tiles move one income track', () => {
    for (const [id, before] of [
      ['splice-2', []],
      ['splice-4', ['splice-2']],
    ] as const) {
      const bench = building(...before).choose(id)
      const { berryIncome, nutIncome } = bench.player()
      expect([berryIncome > 10, nutIncome > 10].filter(Boolean)).toHaveLength(1)
    }
  })

  test('what is built cannot be built again', () => {
    expect(building('glue').whyNot('glue')).toBe('builtAlready')
  })
})
