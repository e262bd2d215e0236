import { describe, expect, test } from 'vitest'
import { components } from '../../src/content/components.ts'
import { printedContent } from '../../src/content/read.ts'

const box = components(printedContent)

describe('the box', () => {
  test.each([
    ['discoveryCards', 150],
    ['rescueCards', 60],
    ['oshaxCards', 6],
    ['treasureCards', 15],
    ['privateLessons', 30],
    ['publicLessons', 8],
    ['anytimeCards', 31],
    ['cats', 85],
    ['oshaxes', 6],
    ['commonTreasures', 44],
    ['rareTreasures', 25],
    ['boats', 4],
    ['familyLessons', 18],
    ['soloCards', 47],
  ])('holds as many %s as printed: %i, none of them this project’s own', (name, total) => {
    expect(box[name]).toEqual({ total, rulebook: 0, public: total, house: 0 })
  })

  test('holds 17 cats of each colour: one of 4, ten of 5 and six of 6 squares', () => {
    const sizes = [...printedContent.tiles.values()]
      .filter(({ kind, colour }) => kind === 'cat' && colour === 'green')
      .map(({ shape }) => printedContent.shapes.get(shape)?.size)
    expect([4, 5, 6].map((size) => sizes.filter((one) => one === size).length)).toEqual([1, 10, 6])
  })

  test('holds no two shapes that are the same when turned or flipped', () => {
    const drawn = [...printedContent.shapes.values()]
      .filter(({ id }) => id !== 'rare-S4')
      .flatMap(({ orientations }) => orientations.map(({ rows }) => rows.join()))
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(printedContent.shapes.get('rare-S4')?.orientations.map(({ rows }) => rows)).toEqual(
      printedContent.shapes.get('cat-15')?.orientations.map(({ rows }) => rows),
    )
  })

  test('holds every tile under its own name', () => {
    const tiles = [...printedContent.tiles.keys()]
    expect(tiles).toHaveLength(85 + 6 + 44 + 25)
    expect(tiles).toEqual(expect.arrayContaining(['blue-01', 'orange-17', 'oshax-6', 'common-L3-11', 'rare-T4-5']))
  })

  test('numbers its cards from 001 to 215', () => {
    const numbers = Array.from({ length: 215 }, (_, index) => String(index + 1).padStart(3, '0'))
    expect([...printedContent.cards.keys()].toSorted()).toEqual(numbers)
  })
})
