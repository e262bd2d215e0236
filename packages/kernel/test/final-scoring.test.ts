import { type GameEvent, type Outcome, ranking, type Table, tellFinalScoring } from '@nora/kernel'
import { expect, test } from 'vitest'

const sheet = (...points: number[]) => points.map((each, index) => ({ id: `line${index}`, points: each }))

function told(outcome: Outcome): GameEvent[] {
  const events: GameEvent[] = []
  const table = { tell: (event: GameEvent) => events.push(event) } as unknown as Table
  tellFinalScoring(table, () => outcome)
  return events
}

test('every line is told, then the total, and what broke the tie with how much each has of it', () => {
  const fish = [3, 5]
  const standings = ranking([sheet(4, 1), sheet(5)], { by: 'fish', of: (seat) => fish[seat] as number })
  expect(told({ standings })).toEqual([
    { type: 'scoreLine', seat: 0, line: 'line0', points: 4 },
    { type: 'scoreLine', seat: 0, line: 'line1', points: 1 },
    { type: 'totalScore', seat: 0, score: 5 },
    { type: 'scoreLine', seat: 1, line: 'line0', points: 5 },
    { type: 'totalScore', seat: 1, score: 5 },
    { type: 'tieBroken', by: 'fish', score: 5, seats: [1, 0], values: [5, 3] },
  ])
})

test('a tie that stays is told too, and one with the game’s own opponent', () => {
  const level = ranking([sheet(2), sheet(2)], { by: 'fish', of: () => 1 })
  expect(told({ standings: level }).at(-1)).toEqual({
    type: 'tieStays',
    by: 'fish',
    score: 2,
    seats: [0, 1],
    values: [1, 1],
  })
  const alone = ranking([sheet(2)], { by: 'fish', of: () => 1 })
  expect(told({ standings: alone, automa: { score: 2, sheet: sheet(2), won: true } }).slice(-2)).toEqual([
    { type: 'automaTotalScore', score: 2 },
    { type: 'automaTie', score: 2 },
  ])
})

test('where nobody listens nothing is reckoned', () => {
  tellFinalScoring({ tell: undefined } as unknown as Table, () => {
    throw new Error('reckoned')
  })
})
