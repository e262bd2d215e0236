import { ask, type Flow, type Logged, lineOf, Match, roll, together } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, question, refusal, type Toy, toy, yesNo } from './toy.ts'

function* story(table: Toy): Flow {
  note(table, yield* roll(table, 2))
  note(table, yield* ask(table, 0, colour, null))
  note(table, yield* ask(table, 0, colour, null))
  yield* together(
    table,
    [0, 1, 2].map((seat) => vote(table, seat)),
  )
}

function* vote(table: Toy, seat: number): Flow {
  note(table, `${seat} ${yield* ask(table, seat, yesNo, null)}`)
  note(table, `${seat} ${yield* ask(table, seat, yesNo, null)}`)
}

const game = toy(story, { kinds: [colour, yesNo] })

/** A match with some choices taken back, and the same read from its log. */
function played(): { match: ReturnType<typeof open>; log: Logged[] } {
  const match = open(game)
  match.choose(0, 'red')
  match.choose(0, 'blue')
  match.undo(0)
  match.choose(0, 'green')
  match.choose(1, 'yes')
  match.choose(2, 'yes')
  match.choose(1, 'no')
  match.undo(1)
  match.undo(1)
  match.redo(1)
  return { match, log: JSON.parse(JSON.stringify(match.log)) as Logged[] }
}

const restored = (log: readonly Logged[]) => Match.restore(game, open(game).options, log, { seed: 1 })

describe('a log', () => {
  test('keeps what was taken back; the line does not', () => {
    const { match, log } = played()
    expect(log.filter(({ type }) => type === 'undo')).toHaveLength(3)
    expect(
      lineOf(log)
        .map(({ choice }) => choice)
        .slice(1),
    ).toEqual(['red', 'green', 'yes', 'yes'])
    expect(lineOf(log)).toEqual(match.line.map(({ seat, kind, choice, hash }) => ({ seat, kind, choice, hash })))
  })

  test('gives the same match again', () => {
    const { match, log } = played()
    const again = restored(log)
    expect(again.table.state).toEqual(match.table.state)
    expect(again.pending).toEqual(match.pending)
    expect(again.log).toEqual(match.log)
    expect(again.hash).toBe(match.hash)
  })

  test('gives back what can be made again', () => {
    const { match, log } = played()
    const again = restored(log)
    expect([0, 1, 2].map((seat) => again.mayRedo(seat))).toEqual([0, 1, 2].map((seat) => match.mayRedo(seat)))
    again.redo(1)
    match.redo(1)
    expect(again.table.state.notes).toEqual(match.table.state.notes)
  })

  test('gives back what one may make again although another took an answer back since', () => {
    const { match } = played()
    match.undo(2)
    const again = restored(match.log)
    expect(match.mayRedo(1)).toBe(true)
    expect(again.mayRedo(1)).toBe(true)
  })

  test('lets fate go on as if nothing had happened', () => {
    const dice = toy(
      function* (table) {
        for (;;) {
          note(table, yield* roll(table, 10))
          if ((yield* ask(table, 0, yesNo, null)) === 'no') return
        }
      },
      { kinds: [yesNo] },
    )
    const match = open(dice)
    match.choose(0, 'yes')
    const again = Match.restore(dice, match.options, match.log, { seed: 1 })
    match.choose(0, 'yes')
    again.choose(0, 'yes')
    expect(again.table.state.notes).toEqual(match.table.state.notes)
  })
})

describe('a log is refused, with the place, if', () => {
  const changed = (at: number, change: object): Logged[] =>
    played().log.map((logged, index) => (index === at ? ({ ...logged, ...change } as Logged) : logged))

  test('a question is now of another kind', () => {
    expect(refusal(() => restored(changed(1, { kind: 'yesNo' })))).toEqual({
      code: 'illegalAct',
      params: { at: 1, seat: 0, kind: 'yesNo', why: { code: 'otherKind', params: { kind: 'colour' } } },
    })
  })

  test('a choice is no longer offered', () => {
    expect(refusal(() => restored(changed(1, { choice: 'black' })))).toMatchObject({
      code: 'illegalAct',
      params: { at: 1, why: { code: 'notOffered' } },
    })
  })

  test('a seat is not asked', () => {
    expect(refusal(() => restored(changed(1, { seat: 2 })))).toMatchObject({
      params: { at: 1, why: { code: 'notYourDecision' } },
    })
  })

  test('the rules now lead elsewhere', () => {
    const { log } = played()
    const stricter = toy(
      function* (table) {
        note(table, 'new rule')
        yield* story(table)
      },
      { kinds: [colour, yesNo] },
    )
    const reason = refusal(() => Match.restore(stricter, open(game).options, log))
    expect(reason).toMatchObject({
      code: 'hashDiffers',
      params: { at: 0, expected: log[0] && 'hash' in log[0] && log[0].hash },
    })
  })
})

test('a kind that is not registered is a fault', () => {
  const stray = question('stray', 'a', 'b')
  expect(() => open(toy((table) => ask(table, 0, stray, null) as Flow<never>))).toThrow(/stray is not registered/)
})
