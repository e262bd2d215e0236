import {
  ask,
  askClosed,
  because,
  type Flow,
  type Game,
  type Json,
  type Kind,
  listed,
  pause,
  together,
} from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, refusal, type Toy, type ToyState, toy, yesNo } from './toy.ts'

const zones = { bowl: { readers: 'all' } } as const
const items = { bowl: ['nut-1', 'nut-2'] }

/** Take a nut of the bowl, while there are any. */
const nut: Kind<Toy> = { name: 'nut', space: (table) => listed(table.zone('bowl')) }

/** Anybody may shout, ask back, or throw the whole bowl out of the window. */
const noisy: Partial<Game<ToyState>> = {
  kinds: [colour, yesNo, nut] as Kind[],
  anytime: (_table, seat) => listed(seat === 2 ? ['shout'] : ['shout', 'ask', 'throw']),
  whyNotAnytime: (_table, seat, choice) => (choice === 'throw' ? because('tooWeak', { seat }) : undefined),
  *interrupt(table, seat, choice): Flow {
    note(table, `${seat} ${choice as string}`)
    if (choice === 'ask') note(table, `${seat} ${yield* ask(table, seat, yesNo, null)}`)
    if (choice === 'throw') table.move([...table.zone('bowl')], 'bowl', 'garden')
  },
}
const parts = { ...noisy, zones: { ...zones, garden: { readers: 'all' } }, items } as const

function* eat(table: Toy, seat: number): Flow {
  note(table, { [seat]: (yield* ask(table, seat, nut, null)) as Json })
}

describe('an interrupt', () => {
  const game = toy(function* (table) {
    note(table, yield* ask(table, 0, colour, null))
  }, parts)

  test('comes before the answer, and the question is asked again', () => {
    const match = open(game)
    match.interrupt(1, 'shout')
    expect(match.pending).toMatchObject([{ seat: 0, kind: 'colour' }])
    match.choose(0, 'red')
    expect(match.table.state.notes).toEqual(['1 shout', 'red'])
  })

  test('may ask questions of its own, and be interrupted itself', () => {
    const match = open(game)
    match.interrupt(1, 'ask')
    expect(match.pending).toMatchObject([{ seat: 1, kind: 'yesNo' }])
    match.interrupt(0, 'ask')
    match.interrupt(2, 'shout')
    match.choose(0, 'no')
    match.choose(1, 'yes')
    match.choose(0, 'blue')
    expect(match.table.state.notes).toEqual(['1 ask', '0 ask', '2 shout', '0 no', '1 yes', 'blue'])
  })

  test('is refused with a reason if it is not offered', () => {
    const match = open(game)
    expect(refusal(() => match.interrupt(2, 'throw'))).toEqual({ code: 'tooWeak', params: { seat: 2 } })
    expect(refusal(() => match.interrupt(2, 'sing')).code).toBe('notOffered')
    expect(refusal(() => match.interrupt(7, 'shout')).code).toBe('unknownSeat')
    expect(refusal(() => match.interrupt(1, undefined)).code).toBe('malformed')
  })

  test('can be taken back, and made again', () => {
    const match = open(game)
    match.interrupt(1, 'shout')
    match.undo(1)
    expect(match.table.state.notes).toEqual([])
    match.redo(1)
    expect(match.table.state.notes).toEqual(['1 shout'])
  })

  test('is not possible before the answer to a closed question', () => {
    const match = open(toy((table) => askClosed(table, 0, colour, null) as Flow<never>, parts))
    expect(match.anytime(1)).toBeUndefined()
    expect(refusal(() => match.interrupt(1, 'shout')).code).toBe('closedToInterrupts')
  })

  test('is not possible after the end', () => {
    const match = open(game)
    match.choose(0, 'red')
    expect(match.anytime(1)).toBeUndefined()
    expect(refusal(() => match.interrupt(1, 'shout')).code).toBe('gameOver')
  })
})

describe('a question that an interrupt has left without choices', () => {
  test('is answered by nothing', () => {
    const match = open(toy((table) => eat(table, 0), parts))
    match.interrupt(1, 'throw')
    expect(match.table.state.notes).toEqual(['1 throw', { 0: null }])
    expect(match.over).toBe(true)
  })

  test('is answered by nothing also where several seats are asked', () => {
    const flow = (table: Toy) => together(table, [eat(table, 0), eat(table, 1), eat(table, 2)])
    const match = open(toy(flow, parts))
    match.choose(2, 'nut-1')
    match.interrupt(1, 'throw')
    expect(match.table.state.notes).toEqual([{ 2: 'nut-1' }, '1 throw', { 0: null }, { 1: null }])
    expect(match.over).toBe(true)
  })

  test('is answered by nothing also within another interrupt', () => {
    const greedy = {
      ...parts,
      *interrupt(table: Toy, seat: number, choice: Json): Flow {
        if (choice === 'ask') yield* eat(table, seat)
        else yield* noisy.interrupt?.(table, seat, choice) as Flow
      },
    }
    const match = open(
      toy(function* (table) {
        note(table, yield* ask(table, 0, colour, null))
      }, greedy),
    )
    match.interrupt(1, 'ask')
    match.interrupt(0, 'throw')
    expect(match.table.state.notes).toEqual(['0 throw', { 1: null }])
    expect(match.pending).toMatchObject([{ seat: 0, kind: 'colour' }])
  })
})

describe('a pause', () => {
  const game = toy(function* (table) {
    yield* pause(table, 'before the end')
    note(table, 'on')
  }, parts)

  test('waits for those who may interrupt, where the match is driven so', () => {
    const match = open(game, { pausing: true })
    expect(match.pending).toMatchObject([{ kind: 'pause', args: 'before the end' }])
    match.interrupt(2, 'shout')
    match.goOn()
    expect(match.table.state.notes).toEqual(['2 shout', 'on'])
    expect(refusal(() => match.goOn()).code).toBe('notPaused')
  })

  test('is over at once otherwise', () => {
    expect(open(game).table.state.notes).toEqual(['on'])
  })
})
