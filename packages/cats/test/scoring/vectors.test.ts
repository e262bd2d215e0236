import { describe, expect, test } from 'vitest'
import { familyPoints } from '../../src/scoring/families.ts'
import { playerTotal } from '../../src/scoring/sheet.ts'
import { base, points, refused, scored, ship } from './ship.ts'
import { cornerContact, fullShip, loneRed, purpleWithTreasures, rulebookExample, threeBlueCats } from './ships.ts'

describe('what a ship scores', () => {
  test('the rulebook’s example comes to 57 points', () => {
    const sheet = scored({ ...rulebookExample, lessons: ['135', '116', '131'], publicLessons: ['148'] })
    expect(sheet).toMatchObject({
      rats: -2,
      sections: -20,
      families: 47,
      rare: 3,
      lessons: { '135': 6, '116': 7, '131': 0 },
      publicLessons: { '148': 16 },
    })
    expect(playerTotal(sheet)).toBe(57)
  })

  test.each([
    [1, 0],
    [2, 0],
    [3, 8],
    [4, 11],
    [5, 15],
    [6, 20],
    [7, 25],
    [8, 30],
    [10, 40],
    [17, 75],
  ])('a family of %i is worth %i', (size, value) => {
    expect(familyPoints(size)).toBe(value)
  })

  test.each(['boat-1', 'boat-2', 'boat-3', 'boat-4'])('an empty %s loses 19 for rats and 35 for sections', (boat) => {
    expect(scored(ship(boat))).toMatchObject({ rats: -19, sections: -35, families: 0, rare: 0 })
    expect(base(ship(boat))).toBe(-54)
  })

  test.each(['boat-1', 'boat-2', 'boat-3', 'boat-4'])(
    'an empty %s meets the lessons that ask for emptiness',
    (boat) => {
      const own = ['125', '137', '140', '150', '113', '124', '136']
      expect(own.map((card) => points(card, ship(boat)))).toEqual([38, 18, 15, 25, 0, 0, 0])
      const sister = ['197', '199', '201', '203', '215', '211', '212', '214']
      expect(sister.map((card) => points(card, ship(boat)))).toEqual([25, 10, 95, 25, 25, 0, 0, 0])
    },
  )

  test('a full ship meets the lessons that ask for fullness', () => {
    const cards = ['113', '124', '136', '137', '140', '155', '156', '167']
    expect(cards.map((card) => points(card, fullShip))).toEqual([12, 10, 12, 0, 0, 10, 12, 14])
  })

  test('a full ship loses nothing', () => {
    expect(scored(fullShip)).toMatchObject({ rats: 0, sections: 0, families: 0, rare: 99 })
  })

  test('a rare treasure that fills the bow saves its section and is worth 3, in family mode nothing', () => {
    const bow = ship('boat-1', 'rare-T4 3:20 4:20-21 5:20')
    expect(base(bow)).toBe(-46)
    expect(base({ ...bow, mode: 'family' })).toBe(-49)
    expect([points('122', bow), points('136', bow)]).toEqual([2, 0])
    expect([points('164', bow, { mode: 'family' }), points('167', bow, { mode: 'family' })]).toEqual([2, 2])
  })

  test('three blue cats are a family; the rats under them depend on the boat', () => {
    expect(base(threeBlueCats('boat-1'))).toBe(-46)
    expect(base(threeBlueCats('boat-2'))).toBe(-44)
    expect(points('144:blue', threeBlueCats('boat-1'))).toBe(3)
    expect(points('145:blue', threeBlueCats('boat-1'))).toBe(5)
    expect([points('138', threeBlueCats('boat-1')), points('120', threeBlueCats('boat-1'))]).toEqual([0, 0])
  })

  test('two orange cats are no family, and a red one beside them is lonely', () => {
    expect(base(ship('boat-1', 'orange cat-16 2:11-15', 'orange cat-10 0:11-13 1:11 1:13'))).toBe(-51)
    expect(base(loneRed)).toBe(-51)
    expect(points('120', loneRed)).toBe(1)
    expect([points('146:red', loneRed), points('146:orange', loneRed)]).toEqual([3, 0])
  })

  test('groups that touch by a corner are two families', () => {
    expect(scored(cornerContact('boat-1')).families).toBe(16)
    expect(['boat-1', 'boat-3', 'boat-4'].map((boat) => base(cornerContact(boat)))).toEqual([-38, -33, -34])
    const lessons = ['117', '131', '135', '144:orange', '149:orange', '150']
    expect(lessons.map((card) => points(card, cornerContact('boat-1')))).toEqual([2, 0, 1, 6, 1, 25])
    const sister = ['208', '209', '213', '198', '211']
    expect(sister.map((card) => points(card, cornerContact('boat-1')))).toEqual([8, 8, 10, 6, 12])
  })

  test('without the treasure between them the second group does not touch the first', () => {
    const { boat, tiles } = cornerContact('boat-1')
    const apart = { boat, tiles: tiles.filter(({ kind }) => kind === 'cat') }
    expect(refused(apart)).toEqual([{ tile: 3, shape: 'cat-04', reason: 'unconnected' }])
    expect(refused({ ...apart, assume: { looseTiles: 1 } })).toEqual([])
  })

  test('a cat counts at the edge only with a square on it', () => {
    const atEdge = ship('boat-1', 'purple cat-16 4:0-4')
    const inside = ship('boat-1', 'purple cat-16 4:1-5')
    const cards = ['117', '143:purple', '214']
    expect(cards.map((card) => points(card, atEdge))).toEqual([1, 2, 1])
    expect(cards.map((card) => points(card, inside))).toEqual([0, 0, 0])
  })

  test('a treasure beside a treasure does not touch the cat', () => {
    expect(base(purpleWithTreasures)).toBe(-52)
    const cards = ['149:purple', '123', '148', '150', '197', '210', '211']
    expect(cards.map((card) => points(card, purpleWithTreasures))).toEqual([2, 3, 6, 20, 20, 9, 0])
  })

  test('a green cat on the green map covers one rat of boat-1 and one map', () => {
    const onMap = ship('boat-1', 'green cat-16 0:7-11')
    expect(base(onMap)).toBe(-53)
    expect(points('150', onMap)).toBe(20)
  })
})
