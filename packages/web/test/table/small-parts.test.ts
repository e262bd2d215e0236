import { describe, expect, it } from 'vitest'
import { arrowDistance } from '../../src/table/arrow-keys.ts'
import { remaining } from '../../src/table/model/clock.ts'
import { categories, isScoredFor } from '../../src/table/sheets/categories.ts'

describe('a clock', () => {
  it('runs down from when it was started, and draws on its bank last', () => {
    expect(remaining({ left: 60_000, bank: 30_000, since: 1_000 }, 41_000).text).toBe('0:50')
    expect(remaining({ left: 60_000, bank: 30_000, since: 1_000 }, 999_000).text).toBe('0:00')
  })

  it('shows the same at any time while it stands still', () => {
    expect(remaining({ left: 3_723_000, bank: 0, since: null }, 999_999).text).toBe('1:02:03')
  })

  it('counts days where there are any', () => {
    expect(remaining({ left: 90_000_000, bank: 0, since: null }, undefined)).toMatchObject({ days: 1, hours: 1 })
  })
})

describe('an arrow key', () => {
  const right = { x: 1, y: 0 }
  it('prefers what lies straight ahead to what is nearer but aside', () => {
    const straight = arrowDistance({ x: 100, y: 0 }, right) ?? 0
    expect(straight).toBeLessThan(arrowDistance({ x: 60, y: 60 }, right) ?? 0)
  })

  it('never goes the other way', () => {
    expect(arrowDistance({ x: -10, y: 0 }, right)).toBeUndefined()
  })
})

describe('score sheets side by side', () => {
  it('have a row for each category in which somebody has points, or a thing that brought none', () => {
    const lesson = { id: 'lesson', points: 5, item: 'x' }
    const missed = { id: 'lesson', points: 0, item: 'y' }
    const unlucky = { id: 'chest', points: 0, item: 'z' }
    const rows = categories([
      [{ id: 'rats', points: -3 }, { id: 'maps', points: 0 }, lesson, missed],
      [{ id: 'rats', points: -1 }, { id: 'maps', points: 0 }, unlucky],
    ])
    expect(rows).toEqual([
      { id: 'rats', columns: [[{ id: 'rats', points: -3 }], [{ id: 'rats', points: -1 }]] },
      { id: 'lesson', columns: [[lesson, missed], []] },
      { id: 'chest', columns: [[], [unlucky]] },
    ])
  })

  it('say nothing of players in what only the opponent of the game is scored for, and the other way round', () => {
    const owners = [{ seat: 0 }, { seat: 1 }, {}]
    const rows = categories([[{ id: 'rats', points: -3 }], [], [{ id: 'colours', points: 8 }]])
    const scored = rows.map((row) => owners.map((_, index) => isScoredFor(row, owners, index)))
    expect(scored).toEqual([
      [true, true, false],
      [false, false, true],
    ])
  })
})
