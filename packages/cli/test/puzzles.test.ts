import { describe, expect, it } from 'vitest'
import { ran } from './run.ts'

describe('nora puzzles', () => {
  it('finds a moment with its answer, the same for the same seed', { timeout: 120_000 }, async () => {
    const { code, out } = await ran('puzzles', 'cats', '--count', '1', '--seed', '3')
    expect(code).toBe(0)
    const [puzzle, ...others] = JSON.parse(out)
    expect(others).toEqual([])
    expect(Object.keys(puzzle)).toEqual(['seed', 'before', 'seat', 'goal', 'answer', 'worth', 'level'])
    expect(puzzle.answer).toHaveLength(1)
    expect(await ran('puzzles', 'cats', '--count', '1', '--seed', '3')).toMatchObject({ out })
  })

  it('knows the sorts of a game by their names', async () => {
    const { code, err } = await ran('puzzles', 'wistar', '--sort', 'cheese')
    expect(code).toBe(2)
    expect(err).toContain('There’s no kind of puzzle “cheese”. Known kinds: leader, exploration.')
  })

  it('says so where a game has none', async () => {
    const { code, err } = await ran('puzzles', 'orchard', '--practice')
    expect(code).toBe(2)
    expect(err).toContain('orchard')
  })
})
