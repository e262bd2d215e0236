import { ask, type Flow, together } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, question, refusal, type Toy, toy, yesNo } from './toy.ts'

const sure = question('sure', 'sure')

function* vote(table: Toy, seat: number): Flow {
  const choice = yield* ask(table, seat, colour, null)
  note(table, `${seat} ${choice}`)
}

const all = (table: Toy, flow: (table: Toy, seat: number) => Flow) =>
  together(
    table,
    [0, 1, 2].map((seat) => flow(table, seat)),
  )

const voting = toy(
  function* (table) {
    yield* all(table, vote)
    note(table, 'counted')
    yield* ask(table, 0, yesNo, null)
  },
  { kinds: [colour, yesNo, sure] },
)

describe('when several seats decide at once', () => {
  test('all are asked, and answer in any order', () => {
    const match = open(voting)
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1, 2])
    match.choose(1, 'red')
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 2])
    match.choose(2, 'blue')
    match.choose(0, 'green')
    expect(match.table.state.notes).toEqual(['1 red', '2 blue', '0 green', 'counted'])
  })

  test('who has answered waits for the others', () => {
    const match = open(voting)
    match.choose(1, 'red')
    expect(refusal(() => match.choose(1, 'red'))).toEqual({
      code: 'notYourDecision',
      params: { seat: 1, waitingFor: [0, 2] },
    })
  })

  test('each may take its answer back until the last one has answered, and the others stand', () => {
    const match = open(voting)
    match.choose(0, 'red')
    match.choose(1, 'green')
    match.undo(0)
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 2])
    expect(match.table.state.notes).toEqual(['1 green'])
    match.choose(0, 'blue')
    match.choose(2, 'red')
    expect(match.table.state.notes).toEqual(['1 green', '0 blue', '2 red', 'counted'])
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoOther', params: { seat: 2 } })
  })

  test('an answer that was taken back can be made again', () => {
    const match = open(voting)
    match.choose(0, 'red')
    match.choose(1, 'green')
    match.undo(0)
    match.redo(0)
    expect(match.table.state.notes).toEqual(['1 green', '0 red'])
  })

  test('one seat may have more to decide than another', () => {
    const match = open(
      toy(
        (table) =>
          all(table, function* (_, seat) {
            for (let left = seat; left >= 0; left--) yield* vote(table, seat)
          }),
        { kinds: [colour] },
      ),
    )
    for (const seat of [2, 0, 1, 2, 1]) match.choose(seat, 'red')
    expect(match.pending.map(({ seat }) => seat)).toEqual([2])
    match.choose(2, 'red')
    expect(match.over).toBe(true)
  })

  test('what followed by itself from an answer is taken back with it', () => {
    const match = open(
      toy(
        (table) =>
          all(table, function* (_, seat) {
            yield* vote(table, seat)
            note(table, yield* ask(table, seat, sure, null))
            yield* ask(table, seat, yesNo, null)
          }),
        { kinds: [colour, sure, yesNo] },
      ),
    )
    match.choose(0, 'red')
    match.choose(1, 'blue')
    match.undo(0)
    expect(match.table.state.notes).toEqual(['1 blue', 'sure'])
    expect(match.owed(0)?.kind).toBe('colour')
    expect(match.owed(1)?.kind).toBe('yesNo')
  })

  test('the choice that made them decide cannot be taken back once another has answered', () => {
    const match = open(
      toy(
        function* (table) {
          yield* ask(table, 0, yesNo, null)
          yield* all(table, vote)
        },
        { kinds: [colour, yesNo] },
      ),
    )
    match.choose(0, 'yes')
    match.choose(1, 'red')
    expect(refusal(() => match.undo(0))).toEqual({ code: 'undoOther', params: { seat: 1 } })
    match.undo(1)
    match.undo(0)
    expect(match.owed(0)?.kind).toBe('yesNo')
  })

  test('one of them may again let several decide', () => {
    const match = open(
      toy((table) => together(table, [vote(table, 0), together(table, [vote(table, 1), vote(table, 2)])]), {
        kinds: [colour],
      }),
    )
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1, 2])
    for (const seat of [2, 0, 1]) match.choose(seat, 'red')
    expect(match.table.state.notes).toEqual(['2 red', '0 red', '1 red'])
  })
})
