import { describe, expect, test } from 'vitest'
import { diceOf, give, type Workbench } from '../workbench.ts'
import { withPile } from './with-pile.ts'

describe('splicing', () => {
  const splicing = (die: string, bench: string, ...built: string[]) =>
    withPile([die, 'brown-6'], (state, player) => {
      give(state, player, { scrapwood: 2 })
      player.built.push(...(built as never[]))
    }).choose({ use: bench })
  const raised = (bench: Workbench, die: string) => [1, 2, 3, 4, 5].filter((by) => bench.offers({ die, by }))

  test('the +2 tile makes a 3 into a 4 or 5', () => {
    const bench = splicing('green-3', 'splice2', 'splice-2')
    expect(raised(bench, 'green-3')).toEqual([1, 2])
    expect(diceOf(bench.choose({ die: 'green-3', by: 2 }).player())).toEqual(['green-5', 'brown-6'])
    expect(bench.player().scrapwood).toBe(1)
  })

  test('the +4 tile makes a 2 into anything up to a 6, and a 5 only into a 6', () => {
    expect(raised(splicing('green-2', 'splice4', 'splice-2', 'splice-4'), 'green-2')).toEqual([1, 2, 3, 4])
    const bench = splicing('green-5', 'splice4', 'splice-2', 'splice-4')
    expect(diceOf(bench.player())).toEqual(['green-6', 'brown-6'])
    expect(bench.player().scrapwood).toBe(1)
  })

  test('the +1 tile makes a 3 into a 4', () => {
    const bench = splicing('green-3', 'splice1')
    expect(diceOf(bench.player())).toEqual(['green-4', 'brown-6'])
    expect(bench.player().scrapwood).toBe(1)
  })

  test('a 6 cannot be raised', () => {
    const bench = withPile(['brown-6'], (state, player) => give(state, player, { scrapwood: 1 }))
    expect(bench.whyNot({ use: 'splice1' })).toBe('nothingToRaise')
  })

  test('scrapwood is needed', () => {
    expect(withPile(['green-3']).whyNot({ use: 'splice1' })).toBe('needsMaterial')
  })

  test('a tile that was not bought cannot be used', () => {
    expect(splicing('green-3', 'splice1').whyNot({ use: 'splice2' })).toBe('notBuilt')
  })

  test('the same tile again is refused, but a reuse token makes it possible and takes scrapwood once more', () => {
    const bench = withPile(['green-3'], (state, player) => give(state, player, { scrapwood: 2, reuse: 1 }))
    expect(bench.whyNot({ reuse: 'splice1' })).toBe('tileNotUsed')
    bench.choose({ use: 'splice1' })
    expect(bench.whyNot({ use: 'splice1' })).toBe('tileUsed')
    bench.choose({ reuse: 'splice1' })
    expect(diceOf(bench.player())).toEqual(['green-5'])
    expect([bench.player().scrapwood, bench.player().reuse]).toEqual([0, 0])
    expect(bench.whyNot({ reuse: 'splice1' })).toBe('needsReuse')
    expect(bench.problems).toEqual([])
  })
})
