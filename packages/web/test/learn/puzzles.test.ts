import { type Match, openPuzzle, type Puzzle, solve } from '@nora/kernel'
import { languages, loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { fetchPuzzles, fetchRules } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'
import { type GamePuzzles, idOf } from '../../src/learn/puzzle.ts'

const all = await Promise.all(
  gameIds.map(async (id) => ({
    id,
    game: (await fetchRules(id)).game,
    asked: (await fetchPuzzles(id)) as GamePuzzles,
  })),
)

const everyPuzzle = all.flatMap(({ id, game, asked }) =>
  asked.puzzles.map((puzzle) => ({ where: `/puzzle/${id}/${idOf(puzzle)}`, game, asked, puzzle })),
)

test('every game has at least a dozen puzzles, each with an address of its own, and some of them are harder', () => {
  for (const { asked } of all) {
    expect(asked.puzzles.length).toBeGreaterThanOrEqual(12)
    expect(new Set(asked.puzzles.map(idOf)).size).toBe(asked.puzzles.length)
    expect(new Set(asked.puzzles.map(({ level }) => level)).size).toBeGreaterThanOrEqual(2)
  }
})

test.each(languages)('every game says what its puzzles ask: %s', async (language) => {
  for (const { id, asked } of all) {
    const book = await loadRulebook(id, language)
    expect(book?.lesson('puzzle')?.text).toBeTruthy()
    expect(book?.paragraph(asked.address)).toBeDefined()
  }
})

/** What somebody has achieved who does this, by the rules that play tables. */
function worthOf(match: Match, { form }: GamePuzzles, { seat, goal }: Puzzle, answer: Puzzle['answer']): number {
  for (const choice of answer) {
    const decision = match.owed(seat)
    expect(decision && form.allows(decision, choice, goal)).toBe(true)
    match.choose(seat, choice)
  }
  expect(form.isDone(match.table, seat, goal, match.owed(seat), answer)).toBe(true)
  return form.worth(match.table, seat, goal, answer)
}

describe.each(everyPuzzle)('$where', ({ game, asked, puzzle }) => {
  test('its answer is the best that can be done, and nothing equals it', { timeout: 120_000 }, () => {
    const match = openPuzzle(game, asked.form, puzzle)
    expect(match.owed(puzzle.seat)).toBeDefined()
    const solved = solve(asked.form, match, puzzle.seat, puzzle.goal)
    expect(solved?.worth).toBe(puzzle.worth)
    expect(solved?.answer).toEqual(puzzle.answer)
    expect(worthOf(match, asked, puzzle, puzzle.answer)).toBe(puzzle.worth)
  })
})
