import { ask, type Flow, Match, roll, type Snapshot, type State } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, type Toy, toy } from './toy.ts'

function* story(table: Toy): Flow {
  note(table, yield* ask(table, 0, colour, null))
  note(table, yield* roll(table, 2))
  note(table, yield* ask(table, 0, colour, null))
  note(table, yield* ask(table, 0, colour, null))
}

const game = toy(story, { kinds: [colour] })

/** What a snapshot is after it lay on a disk. */
const stored = (match: ReturnType<typeof open>) => JSON.parse(JSON.stringify(match.snapshot())) as Snapshot<State>

function resumed(match: ReturnType<typeof open>, snapshot = stored(match), since = match.log.length) {
  return Match.resume(game, match.options, snapshot as never, match.log.slice(since), { seed: 1 })
}

describe('a snapshot', () => {
  test('in the middle of a step gives the same match again', () => {
    const match = open(game)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    const again = resumed(match)
    expect(again.table.state).toEqual(match.table.state)
    expect(again.pending).toEqual(match.pending)
    expect(again.hash).toBe(match.hash)
    expect(again.news(0)).toEqual(match.news(0))
  })

  test('and what was logged since give the same match again', () => {
    const match = open(game)
    match.choose(0, 'red')
    const snapshot = stored(match)
    const since = match.log.length
    match.choose(0, 'blue')
    match.undo(0)
    match.choose(0, 'green')
    const again = resumed(match, snapshot, since)
    expect(again.table.state).toEqual(match.table.state)
    expect(again.log).toEqual(match.log.slice(since))
  })

  test('keeps what can be taken back and made again', () => {
    const match = open(game)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    match.undo(0)
    const again = resumed(match)
    expect(again.whyNotUndo(0)).toEqual({ code: 'undoFate' })
    again.redo(0)
    match.redo(0)
    expect(again.table.state).toEqual(match.table.state)
    again.undo(0)
    expect(again.owed(0)?.kind).toBe('colour')
  })

  test('can be gone back behind by agreement', () => {
    const match = open(game)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    const again = resumed(match)
    again.rewind(0, 0)
    expect(again.table.state.notes).toEqual([])
    again.choose(0, 'green')
    expect(again.table.state.notes[0]).toBe('green')
  })

  test('that has come to another state than its line is refused', () => {
    const match = open(game)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    const { state, ...rest } = stored(match)
    const other = { ...rest, state: { ...state, notes: ['green'] } }
    expect(() => resumed(match, other)).toThrow('hashDiffers')
  })

  test('lets fate go on as if nothing had happened', () => {
    const dice = toy(
      function* (table) {
        for (let throwing = 0; throwing < 3; throwing++) {
          note(table, yield* ask(table, 0, colour, null))
          note(table, yield* roll(table, 5))
        }
      },
      { kinds: [colour] },
    )
    const match = open(dice)
    match.choose(0, 'red')
    const again = Match.resume(dice, match.options, stored(match) as never, [], { seed: 1 })
    for (const choice of ['red', 'blue']) for (const each of [match, again]) each.choose(0, choice)
    expect(again.table.state.notes).toEqual(match.table.state.notes)
  })
})

test("fate's answers can come from a source of one's own", () => {
  const asked: number[] = []
  const match = Match.open(game, {}, { fate: (answer) => ({ below: () => asked.push(answer) * 0 + 3 }) })
  match.choose(0, 'red')
  expect(match.table.state.notes[1]).toEqual([4, 4])
  expect(new Set(asked)).toEqual(new Set([0]))
})
