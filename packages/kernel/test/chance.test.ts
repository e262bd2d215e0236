import { arrange, canonical, draw, each, FATE, type Flow, roll, type Space, seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { note, open, type Toy, toy } from './toy.ts'

const zones = { sack: { readers: 'none' }, row: { readers: 'all', ordered: true }, heap: { readers: 'all' } } as const
const items = { sack: ['card-1', 'card-2', 'card-3', 'card-4'] }

/** What fate may answer to the one question of a flow. */
function fatesSpace(flow: (table: Toy) => Flow<unknown>): Space {
  const match = open(
    toy(
      function* (table) {
        yield* flow(table)
      },
      { zones, items },
    ),
    {},
  )
  return match.space(FATE) as Space
}

const questions = {
  'a draw in order': { space: () => fatesSpace((table) => draw(table, 'sack', 'row', 2)), count: 12 },
  'a draw of a set': { space: () => fatesSpace((table) => draw(table, 'sack', 'heap', 2)), count: 6 },
  'a draw of one': { space: () => fatesSpace((table) => draw(table, 'sack', 'heap', 1)), count: 4 },
  'a roll of two dice': { space: () => fatesSpace((table) => roll(table, 2)), count: 36 },
  'a roll of a coin': { space: () => fatesSpace((table) => roll(table, 1, 2)), count: 2 },
  'an arrangement of three': { space: () => fatesSpace((table) => arrange(table, 3)), count: 6 },
}

describe.each(Object.entries(questions))('%s', (_name, { space, count }) => {
  test('has as many answers as it says, all different', () => {
    const answers = [...each(space())]
    expect(answers).toHaveLength(count)
    expect(new Set(answers.map((answer) => canonical(answer))).size).toBe(count)
  })

  test('includes each of them, and reaches each by chance', () => {
    const fate = seededFate(3)
    const all = space()
    for (const answer of each(all)) expect(all.includes(answer)).toBe(true)
    const sampled = new Set(Array.from({ length: count * 20 }, () => canonical(all.sample(fate) as string)))
    expect(sampled.size).toBe(count)
  })

  test('includes nothing else', () => {
    const strange = [
      null,
      'card-1',
      [],
      ['card-9'],
      ['card-1', 'card-1'],
      [0],
      [7, 1],
      [1.5, 1],
      [0, 1, 1],
      [3],
      {},
      ['1', '2'],
    ]
    for (const answer of strange) expect(space().includes(answer)).toBe(false)
  })
})

test('a set is drawn sorted: the other order is not another answer', () => {
  const set = fatesSpace((table) => draw(table, 'sack', 'heap', 2))
  expect(set.includes(['card-1', 'card-3'])).toBe(true)
  expect(set.includes(['card-3', 'card-1'])).toBe(false)
})

test('the same seed rolls the same dice, another seed others', () => {
  const game = toy(function* (table) {
    note(table, yield* roll(table, 8))
  })
  const rolled = (seed: number) => open(game, { seed }).table.state.notes
  expect(rolled(7)).toEqual(rolled(7))
  expect(rolled(7)).not.toEqual(rolled(8))
})

test('without a seed fate waits for a record', () => {
  const match = open(
    toy(function* (table) {
      note(table, yield* roll(table, 1))
    }),
    {},
  )
  expect(match.pending).toMatchObject([{ seat: FATE, kind: 'roll' }])
  match.choose(FATE, [5])
  expect(match.table.state.notes).toEqual([[5]])
})
