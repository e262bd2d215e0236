import { ask, draw, type Flow, listed, Match, type Next, roll } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, question, refusal, type Toy, toy, yesNo } from './toy.ts'

const only = question('only', 'this')
const kinds = [colour, yesNo, only]

function* colours(table: Toy, seat: number, times: number): Flow {
  for (let left = times; left > 0; left--) note(table, yield* ask(table, seat, colour, null))
}

const long = toy((table) => colours(table, 0, 4), { kinds })

describe('undo', () => {
  test('takes back one choice after the other', () => {
    const match = open(long)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    match.undo(0)
    expect(match.table.state.notes).toEqual(['red'])
    match.undo(0)
    expect(match.table.state.notes).toEqual([])
    expect(refusal(() => match.undo(0))).toEqual({ code: 'nothingToUndo' })
  })

  test('of a turn takes back all of it', () => {
    const match = open(long)
    for (const choice of ['red', 'blue', 'green']) match.choose(0, choice)
    match.undoTurn(0)
    expect(match.line).toEqual([])
  })

  test('takes what was forced along', () => {
    const match = open(
      toy(
        function* (table) {
          yield* colours(table, 0, 1)
          note(table, yield* ask(table, 1, only, null))
          yield* colours(table, 0, 1)
        },
        { kinds },
      ),
    )
    match.choose(0, 'red')
    match.undo(0)
    expect(match.table.state.notes).toEqual([])
    expect(match.owed(0)?.kind).toBe('colour')
  })

  test('goes back over the beginning of a step', () => {
    const game = toy((table) => colours(table, 0, 1), {
      kinds,
      steps: {
        *play(table) {
          yield* colours(table, 0, 1)
          return table.state.notes.length < 3 ? { step: 'play' } : null
        },
      },
    })
    const match = open(game)
    for (const choice of ['red', 'blue']) match.choose(0, choice)
    match.undoTurn(0)
    expect(match.line).toEqual([])
    match.choose(0, 'green')
    expect(match.table.state.notes).toEqual(['green'])
  })

  test('is possible after the last choice of the game', () => {
    const match = open(toy((table) => colours(table, 0, 1), { kinds }))
    match.choose(0, 'red')
    expect(match.over).toBe(true)
    match.undo(0)
    expect(match.over).toBe(false)
  })
})

describe('undo stops', () => {
  const after = (flow: (table: Toy) => Flow, parts = {}) => {
    const match = open(
      toy(
        function* (table) {
          yield* colours(table, 0, 1)
          yield* flow(table)
          yield* colours(table, 0, 1)
        },
        { kinds, ...parts },
      ),
    )
    match.choose(0, 'red')
    return match
  }
  const zones = { deck: { readers: 'none' }, hand: { readers: [0] }, other: { readers: [1] } } as const
  const items = { deck: ['card-1'], other: ['card-2'] }

  test('where fate answered', () => {
    const match = after(function* (table) {
      yield* roll(table, 1)
    })
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoFate' })
  })

  test('where another seat chose', () => {
    const match = after((table) => colours(table, 1, 1))
    match.choose(1, 'blue')
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoOther', params: { seat: 1 } })
  })

  test('where the seat saw a card it had not seen', () => {
    const match = after(
      // biome-ignore lint/correctness/useYield: nothing is asked
      function* (table) {
        table.move('card-2', 'other', 'hand')
      },
      { zones, items },
    )
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoLearned' })
  })

  test('not where only another saw a card', () => {
    const match = after(
      // biome-ignore lint/correctness/useYield: nothing is asked
      function* (table) {
        table.move('card-1', 'deck', 'other')
      },
      { zones, items },
    )
    expect(match.whyNotUndo(0)).toBeUndefined()
  })

  test('at a draw, even into a zone that nobody reads', () => {
    const match = after((table) => draw(table, 'deck', 'pit', 1), {
      zones: { ...zones, pit: { readers: 'none' } },
      items,
    })
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoFate' })
  })
})

describe('redo', () => {
  test('makes what was taken back again, one after the other', () => {
    const match = open(long)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    match.undoTurn(0)
    match.redo(0)
    expect(match.table.state.notes).toEqual(['red'])
    match.redo(0)
    expect(match.table.state.notes).toEqual(['red', 'blue'])
    expect(refusal(() => match.redo(0))).toEqual({ code: 'nothingToRedo' })
  })

  test('is possible only until the next choice', () => {
    const match = open(long)
    match.choose(0, 'red')
    match.undo(0)
    expect(match.mayRedo(0)).toBe(true)
    match.choose(0, 'blue')
    expect(match.mayRedo(0)).toBe(false)
  })
})

describe('a table that agrees to go back', () => {
  const dicey = toy(
    function* (table) {
      for (let left = 3; left > 0; left--) {
        note(table, yield* roll(table, 12))
        yield* ask(table, left % 2, colour, null)
      }
    },
    { kinds },
  )

  test('may do so past every barrier', () => {
    const match = open(dicey)
    const before = match.hash
    match.choose(1, 'red')
    match.choose(0, 'red')
    match.rewind(1, 1)
    expect(match.hash).toBe(before)
    expect(match.owed(1)?.kind).toBe('colour')
  })

  test('does not get the same dice again', () => {
    const match = open(dicey)
    const [first] = match.table.state.notes
    match.rewind(0, 0)
    expect(match.table.state.notes).toHaveLength(1)
    expect(match.table.state.notes[0]).not.toEqual(first)
  })

  test('may go back over more steps than are kept, to every point of the line', () => {
    const turns = toy((table) => colours(table, 0, 2), {
      kinds,
      steps: {
        *play(table): Flow<Next> {
          yield* colours(table, 0, 2)
          return table.state.notes.length < 40 ? { step: 'play' } : null
        },
      },
    })
    const match = open(turns)
    const stood = [match.table.state.notes.length]
    for (let choices = 0; choices < 30; choices++) {
      match.choose(0, choices % 3 === 0 ? 'red' : 'blue')
      stood.push(match.table.state.notes.length)
    }
    for (const to of [29, 17, 9, 1, 0]) {
      match.rewind(0, to)
      expect(match.line).toHaveLength(to)
      expect(match.step).toBe(1 + Math.floor(to / 2))
      expect(match.table.state.notes).toHaveLength(stood[to] as number)
    }
  })

  test('cannot go where it never was', () => {
    const match = open(dicey)
    for (const to of [-1, 5, 0.5]) expect(refusal(() => match.rewind(0, to)).code).toBe('noSuchPosition')
  })
})

describe('a sign of another seat', () => {
  const signs: Parameters<typeof toy>[1] = {
    kinds,
    anytime: () => listed(['wave', 'push']),
    // biome-ignore lint/correctness/useYield: neither a wave nor a push asks anything
    *interrupt(table, seat, choice) {
      table.state.signs = [...table.state.signs, `${seat} ${choice}`]
    },
    isSign: (choice) => choice === 'wave',
  }
  const waving = toy((table) => colours(table, 0, 3), signs)

  test('stands in nobody’s way, and stands itself', () => {
    const match = open(waving)
    match.choose(0, 'red')
    match.choose(0, 'blue')
    match.interrupt(1, 'wave')
    match.undo(0)
    expect(match.table.state).toMatchObject({ notes: ['red'], signs: ['1 wave'] })
    match.redo(0)
    expect(match.table.state).toMatchObject({ notes: ['red', 'blue'], signs: ['1 wave'] })
    expect(Match.restore(waving, match.options, match.log).hash).toBe(match.hash)
  })

  test('is taken back by its own seat like any other act', () => {
    const match = open(waving)
    match.choose(0, 'red')
    match.interrupt(1, 'wave')
    match.undo(1)
    expect(match.table.state).toMatchObject({ notes: ['red'], signs: [] })
  })

  test('is a barrier where the choice came before it and that made a difference', () => {
    const heeding = toy(function* (table) {
      yield* colours(table, 0, 1)
      note(table, table.state.signs.length)
      yield* colours(table, 0, 1)
    }, signs)
    const match = open(heeding)
    match.choose(0, 'red')
    match.interrupt(1, 'wave')
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoOther', params: { seat: 1 } })
  })

  test('is another thing than an act: that is a barrier', () => {
    const match = open(waving)
    match.choose(0, 'red')
    match.interrupt(1, 'push')
    expect(refusal(() => match.undo(0))).toEqual({ code: 'undoOther', params: { seat: 1 } })
  })
})
