import { ask, type Flow, type Json, listed, type PuzzleForm, roll, solve } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, type Toy, type ToyState, toy, yesNo } from '../toy.ts'

/** Two colours are chosen, one after the other, and then something else is asked. */
function* twoColours(table: Toy): Flow {
  for (let times = 0; times < 2; times++) note(table, yield* ask(table, 0, colour, null))
  yield* ask(table, 0, yesNo, null)
}
const kinds = [colour, yesNo]
const match = open(toy(twoColours, { kinds }))

const notesOf = ({ state }: Toy) => (state as ToyState).notes

/** What each two colours are worth; any other two nothing. */
function valued(values: { readonly [colours: string]: number }, more: Partial<PuzzleForm<Toy>> = {}): PuzzleForm {
  const form: PuzzleForm<Toy> = {
    wish: {},
    goals: () => [null],
    allows: () => true,
    isDone: (_table, _seat, _goal, asked) => asked?.kind !== 'colour',
    worth: (table) => values[notesOf(table).join()] ?? 0,
    ...more,
  }
  return form as PuzzleForm
}

describe('the best end', () => {
  test('is found among all of them, with what the next best is worth less', () => {
    const form = valued({ 'red,blue': 7, 'green,green': 9, 'blue,red': 4 })
    expect(solve(form, match, 0, null)).toEqual({ answer: ['green', 'green'], worth: 9, margin: 2, ends: 9 })
  })

  test('is none if another equals it', () => {
    expect(solve(valued({ 'red,blue': 9, 'green,green': 9 }), match, 0, null)).toBeUndefined()
  })

  test('may be reached in two ways, if these are told to be the same answer', () => {
    const answerOf = (line: readonly Json[]) => [...line].map(String).sort()
    const values = { 'red,blue': 9, 'blue,red': 9, 'green,green': 8 }
    expect(solve(valued(values), match, 0, null)).toBeUndefined()
    expect(solve(valued(values, { answerOf }), match, 0, null)).toMatchObject({ worth: 9, margin: 1, ends: 6 })
  })

  test('is looked for only among what belongs to the puzzle', () => {
    const form = valued({ 'red,blue': 7, 'green,green': 9 }, { allows: (_decision, choice) => choice !== 'green' })
    expect(solve(form, match, 0, null)).toEqual({ answer: ['red', 'blue'], worth: 7, margin: 7, ends: 4 })
  })

  test('of a race is the shortest way', () => {
    const stop = { name: 'stop', space: () => listed(['on', 'there']) }
    const race = open(
      toy(
        function* (table) {
          for (let times = 0; times < 5; times++) {
            const step = yield* ask(table, 0, stop, null)
            note(table, step)
            if (step === 'there') return
          }
        },
        { kinds: [stop] },
      ),
    )
    const form = valued(
      {},
      {
        isRace: true,
        isDone: (table) => notesOf(table).at(-1) === 'there',
        worth: (_table, _seat, _goal, line) => -line.length,
      },
    )
    expect(solve(form, race, 0, null)).toMatchObject({ answer: ['there'], worth: -1 })
  })
})

describe('moments', () => {
  /** What is chosen first is known only to the flow until all is chosen; between two rounds everything lies on the table. */
  function* inTheMiddle(table: Toy): Flow {
    for (let round = 0; round < 2; round++) {
      const first = yield* ask(table, 0, colour, null)
      const second = yield* ask(table, 0, yesNo, null)
      note(table, `${first} ${second}`)
    }
  }
  const middle = open(toy(inTheMiddle, { kinds }))
  const form = valued(
    { 'blue yes,green no': 9, 'red yes,red yes': 8 },
    {
      remembered: ({ kind }, line) => (kind === 'colour' ? null : [...line]),
      isDone: (table) => notesOf(table).length === 2,
    },
  )

  test('that look alike in the middle of something are looked at one by one', () => {
    expect(solve(form, middle, 0, null)).toMatchObject({ answer: ['blue', 'yes', 'green', 'no'], margin: 1, ends: 36 })
  })
})

describe('there is no puzzle', () => {
  const rolled = open(
    toy(
      function* (table) {
        const first = yield* ask(table, 0, colour, null)
        note(table, first)
        if (first === 'red') note(table, yield* roll(table, 1))
        note(table, yield* ask(table, 0, colour, null))
      },
      { kinds },
    ),
  )

  test('where a choice would depend on chance, unless that is left out', () => {
    const values = { 'blue,green': 3 }
    expect(solve(valued(values), rolled, 0, null)).toBeUndefined()
    expect(solve(valued(values, { leavesOutUnknown: true }), rolled, 0, null)).toEqual({
      answer: ['blue', 'green'],
      worth: 3,
      margin: 3,
      ends: 6,
    })
  })

  test('where more than ten thousand moments had to be looked at', () => {
    const long = (times: number) =>
      open(
        toy(
          function* (table) {
            for (let left = times; left > 0; left--) note(table, yield* ask(table, 0, colour, null))
          },
          { kinds },
        ),
      )
    const form = valued({}, { worth: (table) => notesOf(table).filter((one) => one === 'green').length })
    expect(solve(form, long(5), 0, null)).toMatchObject({ worth: 5, ends: 243 })
    expect(solve(form, long(9), 0, null)).toBeUndefined()
  })
})
