import { FATE, fated, Position, seededFate, settle, totalOf, Variant } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { handOf } from '../src/zones.ts'

/** What everybody could note down at the start of each round. */
interface Note {
  readonly hand: number
  readonly late: boolean
  readonly contracts: number
}

/** Plays a game by chance and notes what stands at the start of each round. */
function played(seats: number, seed: number) {
  const variant = new Variant(woodcraftGame, settle(woodcraftGame as never, seats === 1 ? { mode: 'solo' } : { seats }))
  const position = Position.opening(variant, false)
  const fate = seededFate(seed)
  const notes = new Map<number, Note>()
  const problems: string[] = []
  while (!position.over) {
    const { table } = position
    const { state } = table
    if (state.turn && !notes.has(state.round)) {
      const contracts = table.zone('contracts').length + table.zone('claimed').length
      notes.set(state.round, { hand: table.zone(handOf(0)).length, late: state.late, contracts })
      problems.push(...(woodcraftGame.audit?.(table) ?? []))
    }
    const decision = position.owed(FATE) ?? position.pending[0]
    if (!decision) break
    position.answer(decision, fated(position as never, decision, fate))
  }
  return { notes, problems, outcome: woodcraftGame.outcome(position.table), table: position.table }
}

describe.each([
  [1, 14, [4, 8, 11], 8],
  [2, 14, [4, 8, 11], 8],
  [3, 14, [4, 8, 11], 8],
  [4, 13, [4, 7, 10], 7],
])('a whole game with %i players', (seats, rounds, placing, switching) => {
  const { notes, problems, outcome, table } = played(seats, 20 + seats)

  test(`has ${rounds} rounds`, () => {
    expect([...notes.keys()]).toEqual(Array.from({ length: rounds }, (_, index) => index + 1))
  })

  test('places one order from the hand in each of the first three income phases and none in the fourth', () => {
    for (const [round, { hand }] of notes) expect(hand).toBe(3 - placing.filter((after) => round > after).length)
  })

  test(`turns to the late decks after round ${switching}`, () => {
    for (const [round, { late }] of notes) expect(late).toBe(round > switching)
  })

  test('loses no die, token, tool or card', () => {
    expect(problems).toEqual([])
    expect(woodcraftGame.audit?.(table)).toEqual([])
  })

  test('ends with a winner whose sheet adds up', () => {
    expect(outcome.standings.filter(({ place }) => place === 1)).toHaveLength(1)
    for (const { sheet, score } of outcome.standings) expect(totalOf(sheet)).toBe(score)
    expect(outcome.grade === undefined).toBe(seats > 1)
  })
})

test('alone, one contract that is not claimed vanishes at the start of rounds 10 and 13, and at most two do', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { notes } = played(1, seed)
    const left = (round: number) => notes.get(round)?.contracts as number
    expect(left(9)).toBe(3)
    expect(left(10)).toBeGreaterThanOrEqual(2)
    expect(left(12)).toBe(left(10))
    expect(left(14)).toBeGreaterThanOrEqual(1)
  }
})
