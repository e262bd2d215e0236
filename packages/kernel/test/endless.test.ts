import {
  ask,
  EndlessFault,
  Fault,
  type Flow,
  type Kind,
  type Next,
  Position,
  playout,
  randomPolicy,
  roll,
  seededFate,
  settle,
  Variant,
} from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, question, type Toy, toy, yesNo } from './toy.ts'

const nothingElse = question('nothingElse', 'yes')
const kinds = [colour, yesNo, nothingElse] as Kind[]

/** A game that begins with a question, and then does something for ever. */
const after = (forEver: (table: Toy) => Flow) =>
  toy(
    function* (table) {
      note(table, yield* ask(table, 0, colour, null))
      yield* forEver(table)
    },
    { kinds },
  )

function* rolling(table: Toy): Flow {
  for (;;) yield* roll(table, 1)
}

function* forcing(table: Toy): Flow {
  for (;;) yield* ask(table, 1, nothingElse, null)
}

function* moving(table: Toy): Flow {
  yield* []
  for (;;) table.move([], 'table', 'table')
}

function* nesting(table: Toy): Flow {
  table.enter()
  yield* nesting(table)
  table.leave()
}

const zones = { table: { readers: 'all' } } as const
const circles = {
  'that rolls for ever': after(rolling),
  'that asks for ever what has one answer': after(forcing),
  'whose effects bring each other about for ever': after(nesting),
  'that moves items for ever': { ...after(moving), zones: () => zones, start: toy(moving, { zones }).start },
}

describe.each(Object.entries(circles))('a game %s', (_name, game) => {
  const start = { ...game, start: () => ({ ...game.start({} as never), next: { step: 'play' } }) }

  test('is a fault that names the game, its step and the question before', () => {
    const match = open(start)
    expect(() => match.choose(0, 'red')).toThrow(EndlessFault)
    expect(() => match.choose(0, 'red')).toThrow(/^toy does not ask again: step play, after the question /)
  })

  test('leaves the table where it stood, log and fate included', () => {
    const match = open(start)
    const before = { hash: match.hash, snapshot: JSON.stringify(match.snapshot()) }
    expect(() => match.choose(0, 'red')).toThrow(Fault)
    expect({ hash: match.hash, snapshot: JSON.stringify(match.snapshot()) }).toEqual(before)
    expect(match.log).toEqual([])
    expect(match.pending).toEqual([{ seat: 0, kind: 'colour', args: null }])
  })

  test('ends a playout, too', () => {
    const position = Position.opening(new Variant(start, settle(start, {})), false)
    expect(() => playout(position as Position, () => randomPolicy, seededFate(1))).toThrow(EndlessFault)
  })
})

test('a game whose steps follow each other for ever does not open', () => {
  const game = toy(
    function* () {
      yield* []
    },
    {
      steps: {
        *play(): Flow<Next> {
          yield* []
          return { step: 'play' }
        },
      },
    },
  )
  expect(() => open(game)).toThrow('toy does not ask again: step play')
})

test('a game may go on for as long as somebody chooses', () => {
  const game = toy(
    function* (table) {
      for (let round = 0; round < 100; round++) {
        for (let rolls = 0; rolls < 50; rolls++) yield* roll(table, 1)
        yield* ask(table, 0, yesNo, null)
      }
    },
    { kinds, bound: 1_000 },
  )
  const match = open(game)
  while (!match.over) match.choose(0, 'no')
  expect(match.line).toHaveLength(5_100)
})

test('a choice that is made again and fails is still there to be made again', () => {
  let broken = false
  const game = after(function* (table) {
    if (broken) yield* rolling(table)
    yield* ask(table, 0, yesNo, null)
  })
  const match = open(game)
  match.choose(0, 'red')
  match.undo(0)
  broken = true
  expect(() => match.redo(0)).toThrow(EndlessFault)
  broken = false
  match.redo(0)
  expect(match.pending).toMatchObject([{ seat: 0, kind: 'yesNo' }])
})
