import { describe, expect, test } from 'vitest'
import { SQUARES } from './boats.ts'
import { Dice } from './dice.ts'
import { legalShip } from './legal.ts'
import { randomBoat } from './random-boat.ts'
import { COPIES } from './shapes.ts'

describe('random boats', () => {
  const boats = Array.from({ length: 300 }, (_, start) => randomBoat(new Dice(start)))

  test('are legal', () => {
    for (const boat of boats) expect(() => legalShip(boat)).not.toThrow()
  })

  test('never use a tile more often than the box holds it', () => {
    for (const { tiles } of boats) {
      const used = new Map<string, number>()
      for (const { kind, shape, colour } of tiles) {
        // An oshax takes any colour, but each of its shapes exists once.
        const tile = kind === 'oshax' ? shape : `${shape} ${colour}`
        used.set(tile, (used.get(tile) ?? 0) + 1)
        expect(used.get(tile)).toBeLessThanOrEqual(COPIES[kind])
      }
    }
  })

  test('lie anywhere between empty and full', () => {
    const shares = boats.map(({ tiles }) => tiles.reduce((sum, { cells }) => sum + cells.length, 0) / SQUARES.length)
    expect(shares).toContain(0)
    expect(shares).toContain(1)
    for (const least of [0, 0.2, 0.4, 0.6, 0.8]) {
      expect(shares.filter((share) => share > least && share < least + 0.2).length).toBeGreaterThan(5)
    }
  })

  test('sometimes have tiles that lie apart', () => {
    expect(boats.filter(({ assume }) => (assume?.looseTiles ?? 0) > 0).length).toBeGreaterThan(5)
  })

  test('are the same again for the same start', () => {
    expect(randomBoat(new Dice(7))).toEqual(boats[7])
  })
})
