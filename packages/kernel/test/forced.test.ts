import { ask, confirm, type Flow, type Kind, listed } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { note, open, question, type Toy, toy, yesNo } from './toy.ts'

const only = question('only', 'this')
const secretly: Kind<Toy, null, string> = { ...question('secretly', 'that'), secret: true }

describe('a question with one choice', () => {
  test('is answered for the seat, and recorded', () => {
    const match = open(
      toy(
        function* (table) {
          note(table, yield* ask(table, 1, only, null))
          yield* ask(table, 0, yesNo, null)
        },
        { kinds: [only, yesNo] },
      ),
    )
    expect(match.table.state.notes).toEqual(['this'])
    expect(match.line).toMatchObject([{ seat: 1, kind: 'only', choice: 'this', forced: true }])
    expect(match.log).toMatchObject([{ type: 'act', forced: true }])
  })

  test('is left to the seat where only the seat knows that there is but one', () => {
    const match = open(toy((table) => ask(table, 1, secretly, null) as Flow<never>, { kinds: [secretly] }))
    expect(match.pending).toMatchObject([{ seat: 1, kind: 'secretly' }])
    match.choose(1, 'that')
    expect(match.line).toMatchObject([{ forced: false }])
  })

  test('is answered for one seat while others still think', () => {
    const mine: Kind<Toy, null, string> = {
      name: 'mine',
      space: (_table, seat) => listed(seat === 1 ? ['x'] : ['x', 'y']),
    }
    const flow = (table: Toy, seat: number) => ask(table, seat, mine, null) as Flow<never>
    const match = open(
      toy(
        function* (table) {
          yield* flow(table, 0)
          yield* flow(table, 1)
          yield* flow(table, 2)
        },
        { kinds: [mine] },
      ),
    )
    match.choose(0, 'y')
    expect(match.line.map(({ seat, forced }) => [seat, forced])).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

describe('the end of a turn', () => {
  const turns = toy(
    function* (table) {
      note(table, yield* ask(table, 0, yesNo, null))
      yield* confirm(table, 0)
      note(table, yield* ask(table, 1, yesNo, null))
    },
    { kinds: [yesNo] },
  )

  test('is confirmed at once for who does not want to be asked', () => {
    const match = open(turns)
    match.choose(0, 'yes')
    expect(match.pending).toMatchObject([{ seat: 1 }])
  })

  test('waits for who confirms turns, and can be taken back until then', () => {
    const match = open(turns, { confirming: [0] })
    match.choose(0, 'yes')
    expect(match.pending).toMatchObject([{ seat: 0, kind: 'confirm' }])
    match.undo(0)
    match.choose(0, 'no')
    match.choose(0, 'confirm')
    expect(match.whyNotUndo(0)).toEqual({ code: 'undoConfirmed' })
    expect(match.table.state.notes).toEqual(['no'])
  })

  describe('that is the only choice left', () => {
    const end: Kind<Toy, null, string> = { ...question('act', 'end'), endsTurn: (choice) => choice === 'end' }
    const lastChoice = toy(
      function* (table) {
        yield* ask(table, 0, end, null)
        note(table, yield* ask(table, 1, yesNo, null))
      },
      { kinds: [end, yesNo] },
    )

    test('is made at once for who does not want to be asked', () => {
      expect(open(lastChoice).pending).toMatchObject([{ seat: 1 }])
    })

    test('is left to who confirms turns', () => {
      const match = open(lastChoice, { confirming: [0] })
      expect(match.pending).toMatchObject([{ seat: 0, kind: 'act' }])
      match.choose(0, 'end')
      expect(match.pending).toMatchObject([{ seat: 1 }])
    })
  })
})
