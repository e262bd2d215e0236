import { describe, expect, test } from 'vitest'
import { contentWith, deal, diceOf, type Prepare, pile, tree } from '../workbench.ts'
import { doing } from './doing.ts'

describe('produce or plant', () => {
  const content = contentWith({
    helpers: {
      'early-helper-01': { production: { do: 'gain', what: 'blades', n: 1 } },
      'early-helper-02': { production: { do: 'gain', what: 'glue', n: 1 } },
      'early-helper-03': { production: { do: 'gain', what: 'scrapwood', n: 1 } },
    },
  })
  const staffed: Prepare = (state, player) => {
    ;['early-helper-01', 'early-helper-02', 'early-helper-03'].forEach((helper, slot) => {
      deal(state, 'workshop/0', helper)
      player.slots[slot] = helper
    })
  }

  test('two different helpers produce', () => {
    const bench = doing('produceOrPlant', staffed, { content })
    bench.choose({ produce: 'early-helper-01' })
    expect(bench.whyNot({ produce: 'early-helper-01' })).toBe('producedAlready')
    bench.choose({ produce: 'early-helper-02' })
    expect(bench.asked).toBe('turn')
    expect([bench.player().blades, bench.player().glue]).toEqual([1, 1])
  })

  test('with a tree planted only one helper produces, in either order', () => {
    const bench = doing('produceOrPlant', staffed, { content })
    bench.choose('plant', { die: 'green-3', tree: 2 }, { produce: 'early-helper-01' })
    expect(bench.asked).toBe('turn')
    const other = doing('produceOrPlant', staffed, { content })
    other.choose({ produce: 'early-helper-01' }, 'plant', { die: 'green-3', tree: 2 })
    expect(other.asked).toBe('turn')
    expect(other.player().pots).toEqual([2, 0, 0])
  })

  test('at least one part must happen', () => {
    const bench = doing('produceOrPlant', staffed, { content })
    expect(bench.whyNot('enough')).toBe('workOnceFirst')
    expect(bench.choose({ produce: 'early-helper-01' }).offers('enough')).toBe(true)
  })

  test('a chip of a green 5 is planted without a saw, and the rest stays in the pile', () => {
    const bench = doing('produceOrPlant', (state, player) => pile(state, player, 'green-5'))
    bench.choose({ die: 'green-5', tree: 2 })
    expect(diceOf(bench.player())).toEqual(['green-3'])
    expect(bench.player().pots).toEqual([2, 0, 0])
    expect(bench.player().usedSaws).toBe(0)
    expect(bench.problems).toEqual([])
  })

  test('a whole 3 cannot be planted, and a 2 can be planted whole or in halves', () => {
    const bench = doing('produceOrPlant', (state, player) => pile(state, player, 'green-3', 'green-2'))
    expect(bench.whyNot({ die: 'green-3', tree: 3 })).toBe('treeTooLarge')
    expect(bench.offers({ die: 'green-2', tree: 2 })).toBe(true)
    expect(diceOf(bench.choose({ die: 'green-2', tree: 1 }).player())).toEqual(['green-1', 'green-3'])
  })

  test('a tree needs an empty pot of its own colour', () => {
    const bench = doing('produceOrPlant', (state, player) => {
      staffed(state, player)
      pile(state, player, 'green-2', 'green-1', 'yellow-2')
      player.built.push('pot-yellow')
      tree(state, player, 'yellow', 1)
    })
    bench.choose('plant')
    expect(bench.whyNot({ die: 'yellow-2', tree: 2 })).toBe('potFull')
    expect(bench.whyNot({ die: 'brown-2', tree: 2 })).toBe('notInPile')
  })

  test('without the pot nothing of its colour is planted', () => {
    const bench = doing('produceOrPlant', (state, player) => pile(state, player, 'brown-2', 'green-1', 'green-2'))
    expect(bench.whyNot({ die: 'brown-2', tree: 1 })).toBe('noPot')
  })

  test('with the brown pot up to two trees are planted in two pots', () => {
    const bench = doing('produceOrPlant', (state, player) => {
      pile(state, player, 'green-2', 'green-5', 'yellow-2', 'brown-4')
      player.built.push('pot-yellow', 'pot-brown')
    })
    bench.choose({ die: 'green-5', tree: 2 })
    expect(bench.whyNot({ die: 'green-2', tree: 2 })).toBe('potFull')
    bench.choose({ die: 'brown-4', tree: 1 })
    expect(bench.player().pots).toEqual([2, 0, 1])
    expect(diceOf(bench.player())).toEqual(['green-2', 'green-3', 'yellow-2', 'brown-3'])
    expect(bench.asked).toBe('turn')
  })
})
