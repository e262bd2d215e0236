import {
  canonical,
  each,
  type Fate,
  type Json,
  type Match,
  openPuzzle,
  type Puzzle,
  seededFate,
  solve,
} from '@nora/kernel'
import { languages, loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { fetchPuzzles, fetchRules } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'
import { idOf, type PuzzleSet } from '../../src/learn/puzzle.ts'

const all = await Promise.all(
  gameIds.map(async (id) => ({
    id,
    game: (await fetchRules(id)).game,
    sets: await fetchPuzzles(id),
  })),
)

const everyPuzzle = all.flatMap(({ id, game, sets }) =>
  sets.flatMap((asked) =>
    asked.puzzles.map((puzzle) => ({ where: `/puzzle/${id}/${idOf(puzzle)}`, game, asked, puzzle })),
  ),
)

test('every game has at least a dozen puzzles, each with an address of its own, and some of them are harder', () => {
  for (const { sets } of all) {
    const puzzles = sets.flatMap((asked) => asked.puzzles)
    expect(puzzles.length).toBeGreaterThanOrEqual(12)
    expect(new Set(puzzles.map(idOf)).size).toBe(puzzles.length)
    for (const asked of sets) expect(new Set(asked.puzzles.map(({ level }) => level)).size).toBeGreaterThanOrEqual(2)
  }
})

test('puzzles ask for the best place of a tile, the best leader, the best use of exploration points and the shortest way to an order', () => {
  const sortsOf = Object.fromEntries(all.map(({ id, sets }) => [id, sets.map(({ sort }) => sort)]))
  expect(sortsOf).toEqual({ cats: ['place'], wistar: ['leader', 'exploration'], woodcraft: ['order'] })
})

test.each(languages)('every game says what its puzzles ask: %s', async (language) => {
  for (const { id, sets } of all) {
    const book = await loadRulebook(id, language)
    for (const { sort, address } of sets) {
      expect(book?.lesson('puzzle', sort)?.text).toBeTruthy()
      expect(book?.paragraph(address)).toBeDefined()
    }
  }
})

/** What somebody has achieved who does this, by the rules that play tables. */
function worthOf(match: Match, { form }: PuzzleSet, { seat, goal }: Puzzle, answer: Puzzle['answer']): number {
  for (const choice of answer) {
    const decision = match.owed(seat)
    expect(decision && form.allows(decision, choice, goal)).toBe(true)
    match.choose(seat, choice)
  }
  expect(form.isDone(match.table, seat, goal, match.owed(seat), answer)).toBe(true)
  return form.worth(match.table, seat, goal, answer)
}

/** So many lines somebody tries who knows nothing. */
const TRIES = 60
/** Who has done so much without an end will find none. */
const LONGEST = 30

/** A line to its end, chosen blindly among what belongs to the puzzle; nothing where it comes to none. */
function blindly(match: Match, { form }: PuzzleSet, { seat, goal }: Puzzle, fate: Fate): readonly Json[] | undefined {
  const line: Json[] = []
  while (line.length < LONGEST) {
    const decision = match.owed(seat)
    if (line.length > 0 && form.isDone(match.table, seat, goal, decision, line)) return line
    const space = match.space(seat)
    if (!decision || !space) return undefined
    const open = [...each(space)].filter((choice) => {
      const { barrier } = match.tryOut(seat, choice, false)
      return form.allows(decision, choice, goal) && barrier !== 'fate' && barrier !== 'learned'
    })
    if (open.length === 0) return undefined
    const choice = open[fate.below(open.length)] as Json
    line.push(choice)
    match.choose(seat, choice)
  }
  return undefined
}

/** What tells an end apart from others, by the rules of the puzzle or by the table. */
const endOf = (match: Match, { form }: PuzzleSet, line: readonly Json[]) =>
  canonical(form.answerOf?.(line) ?? (match.table.state as unknown as Json))

describe.each(everyPuzzle)('$where', ({ game, asked, puzzle }) => {
  test('its answer is the best that can be done, and nothing equals it', { timeout: 120_000 }, () => {
    const match = openPuzzle(game, asked.form, puzzle)
    expect(match.owed(puzzle.seat)).toBeDefined()
    const solved = solve(asked.form, match, puzzle.seat, puzzle.goal)
    expect(solved?.worth).toBe(puzzle.worth)
    expect(solved?.answer).toEqual(puzzle.answer)
    expect(asked.form.isAbout?.(puzzle.answer) ?? true).toBe(true)
    expect(worthOf(match, asked, puzzle, puzzle.answer)).toBe(puzzle.worth)
  })
  test('nobody who tries blindly does as well by another answer', { timeout: 120_000 }, () => {
    const match = openPuzzle(game, asked.form, puzzle)
    const right = match.fork()
    worthOf(right, asked, puzzle, puzzle.answer)
    const fate = seededFate(puzzle.seed)
    const ends = new Set<string>()
    for (let tries = 0; tries < TRIES; tries++) {
      const tried = match.fork()
      const line = blindly(tried, asked, puzzle, fate)
      if (!line) continue
      const end = endOf(tried, asked, line)
      ends.add(end)
      const worth = asked.form.worth(tried.table, puzzle.seat, puzzle.goal, line)
      if (end === endOf(right, asked, puzzle.answer)) expect(worth).toBeLessThanOrEqual(puzzle.worth)
      else expect(worth, JSON.stringify(line)).toBeLessThan(puzzle.worth)
    }
    expect(ends.size).toBeGreaterThan(0)
  })
})
