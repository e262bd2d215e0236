import {
  ask,
  Fault,
  type Flow,
  hash,
  type Json,
  listed,
  type Policy,
  Position,
  pause,
  playout,
  randomPolicy,
  roll,
  seededFate,
  Variant,
} from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, question, type Toy, type ToyState, toy } from './toy.ts'

const only = question('only', 'this')

function* story(table: Toy): Flow {
  for (let round = 0; round < 5; round++) {
    note(table, yield* roll(table, 2))
    yield* ask(table, 1, only, null)
    note(table, yield* ask(table, round % 3, colour, null))
    yield* pause(table, round)
  }
}

const game = toy(story, {
  kinds: [colour, only],
  anytime: () => listed(['shout']),
  *interrupt(table, seat): Flow {
    note(table, `${seat} shouts`)
    if (table.state.notes.length % 2 === 0) note(table, yield* ask(table, seat, colour, null))
  },
})
const { options } = open(game)
const opening = (keeps: boolean): Position<ToyState> => Position.opening(new Variant(game, options), keeps)
const random = () => randomPolicy

describe('a playout', () => {
  test('plays to the end and counts real decisions only', () => {
    const position = opening(false)
    const asked = position.table.state.notes
    const decisions = playout(position, random, seededFate(3))
    const answers = asked.filter((text) => typeof text === 'string' && !text.includes(' '))
    expect(position.over).toBe(true)
    expect(decisions).toBe(answers.length)
  })

  test('can be stopped after a number of decisions', () => {
    const position = opening(false)
    expect(playout(position, random, seededFate(3), 2)).toBe(2)
    expect(position.over).toBe(false)
  })

  test('is the same on the fast path and on the exact one', () => {
    const [fast, exact] = [opening(false), opening(true)]
    exact.table.listen({ tell: () => undefined, learn: () => undefined })
    for (const position of [fast, exact]) playout(position, random, seededFate(9))
    expect(hash(fast.table.state)).toBe(hash(exact.table.state))
  })

  test('lets seats interrupt where the game pauses', () => {
    const loud: Policy = { ...randomPolicy, interrupt: (position, seat) => first(position, seat) }
    const position = opening(false)
    playout(position, (seat) => (seat === 2 ? loud : quiet), seededFate(1))
    expect(position.table.state.notes).toContain('2 shouts')
    expect(position.table.state.notes).not.toContain('1 shouts')
  })

  test('gives up a game that asks more than its bound', () => {
    const endless = toy(
      function* (table) {
        for (;;) yield* ask(table, 0, colour, null)
      },
      { kinds: [colour] },
    )
    const position = Position.opening(new Variant(endless, options), false)
    expect(() => playout(position, random, seededFate(1))).toThrow(/more than 100 decisions/)
  })

  test('keeps nothing, so it cannot fork', () => {
    expect(() => opening(false).fork()).toThrow(Fault)
  })
})

const quiet: Policy = { choose: (_position, _decision, space, fate) => space.sample(fate) as Json }

/** Shouts once. */
function first({ table }: Parameters<NonNullable<Policy['interrupt']>>[0], seat: number): Json | undefined {
  const { notes } = table.state as ToyState
  return notes.includes(`${seat} shouts`) ? undefined : 'shout'
}
