import {
  ask,
  draw,
  FATE,
  type Flow,
  hash,
  type Item,
  type Kind,
  listed,
  type Next,
  Position,
  seededFate,
  together,
  Variant,
  viewOf,
} from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, type Toy, toy, yesNo } from './toy.ts'

const zones = {
  deck: { readers: 'none' },
  'hand/0': { readers: [0] },
  'hand/1': { readers: [1] },
  'kept/0': { readers: [0] },
  'kept/1': { readers: [1] },
} as const
const items = { deck: ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6'] }
const keep: Kind<Toy, null, Item> = {
  name: 'keep',
  secret: true,
  space: (table, seat) => listed(table.zone(`hand/${seat}`)),
}

function* keepOne(table: Toy, seat: number): Flow {
  const card = yield* ask(table, seat, keep, null)
  table.move(card, `hand/${seat}`, `kept/${seat}`)
}

const game = toy(
  function* (table) {
    for (const seat of [0, 1]) yield* draw(table, 'deck', `hand/${seat}`, 2)
    yield* together(
      table,
      [0, 1].map((seat) => keepOne(table, seat)),
    )
    note(table, yield* ask(table, 0, colour, null))
  },
  { zones, items, kinds: [keep, colour, yesNo] },
)
const variant = new Variant(game, open(game).options)

/** Both have their cards; seat 1 has kept one. */
function inTheMiddle(): Position<ReturnType<typeof variant.opening>> {
  const position = Position.opening(variant)
  position.replay({ seat: FATE, kind: 'draw', choice: ['card-1', 'card-2'] })
  position.replay({ seat: FATE, kind: 'draw', choice: ['card-3', 'card-4'] })
  position.replay({ seat: 1, kind: 'keep', choice: 'card-4' })
  return position
}

describe('a fork', () => {
  test('stands where the original stands, also in the middle of a step', () => {
    const [position, fork] = [inTheMiddle(), inTheMiddle().fork()]
    expect(fork.table.state).toEqual(position.table.state)
    expect(fork.pending).toEqual(position.pending)
  })

  test('goes its own way', () => {
    const position = inTheMiddle()
    const before = hash(position.table.state)
    const fork = position.fork()
    fork.answer(fork.pending[0] ?? never(), 'card-1')
    expect(hash(position.table.state)).toBe(before)
    expect(fork.table.zone('kept/0')).toEqual(['card-1'])
  })
})

describe('a fork for the current step', () => {
  const twoSteps = toy(() => never(), {
    kinds: [colour],
    steps: {
      *play(table: Toy): Flow<Next> {
        note(table, yield* ask(table, 0, colour, null))
        note(table, yield* ask(table, 1, colour, null))
        return { step: 'more' }
      },
      *more(table: Toy): Flow<Next> {
        note(table, yield* ask(table, 2, colour, null))
        return null
      },
    },
  })

  test('forks like any other until the step ends, then goes on without', () => {
    const position = Position.opening(new Variant(twoSteps, open(twoSteps).options)).forkForStep()
    position.answer(position.owed(0) ?? never(), 'red')
    const fork = position.forkForStep()
    fork.answer(fork.owed(1) ?? never(), 'green')
    expect(fork.table.state.notes).toEqual(['red', 'green'])
    expect(position.table.state.notes).toEqual(['red'])
    expect(fork.checkpoint).toBeUndefined()
    expect(() => fork.fork()).toThrow('cannot fork')
    fork.answer(fork.owed(2) ?? never(), 'blue')
    expect(fork.over).toBe(true)
  })
})

describe('an imagined position', () => {
  test('looks the same to the seat that imagines', () => {
    const position = inTheMiddle()
    for (let seed = 0; seed < 20; seed++) {
      const dream = position.imagined(0, seededFate(seed))
      expect(viewOf(variant, dream.table.state, 0)).toEqual(viewOf(variant, position.table.state, 0))
      expect(dream.pending).toEqual(position.pending)
    }
  })

  test('deals what the seat cannot see anew', () => {
    const kept = new Set(
      Array.from({ length: 40 }, (_, seed) => inTheMiddle().imagined(0, seededFate(seed)).table.zone('kept/1')[0]),
    )
    expect(kept).toEqual(new Set(['card-3', 'card-4', 'card-5', 'card-6']))
  })

  test('is played on, and forked, like any other', () => {
    const dream = inTheMiddle().imagined(0, seededFate(5))
    const hand = [...dream.table.zone('hand/0')]
    dream.answer(dream.owed(0) ?? never(), hand[1] as Item)
    const fork = dream.fork()
    expect(fork.table.state).toEqual(dream.table.state)
    fork.answer(fork.owed(0) ?? never(), 'red')
    expect(fork.over).toBe(true)
  })
})

describe('a sealed answer', () => {
  const wish: Kind<Toy, null, Item> = { ...keep, name: 'wish', sealed: true }
  const wishing = toy(
    function* (table) {
      for (const seat of [0, 1]) yield* draw(table, 'deck', `hand/${seat}`, 2)
      const wishes: Item[] = []
      const choose = function* (seat: number): Flow {
        wishes[seat] = yield* ask(table, seat, wish, null)
      }
      yield* together(table, [0, 1].map(choose))
      for (const seat of [0, 1]) table.move(wishes[seat] as Item, `hand/${seat}`, `kept/${seat}`)
    },
    { zones, items, kinds: [wish] },
  )
  const variant = new Variant(wishing, open(wishing).options)

  /** Both have their cards; seat 1 has answered. */
  function answered(): Position<ReturnType<typeof variant.opening>> {
    const position = Position.opening(variant)
    position.replay({ seat: FATE, kind: 'draw', choice: ['card-1', 'card-2'] })
    position.replay({ seat: FATE, kind: 'draw', choice: ['card-3', 'card-4'] })
    position.replay({ seat: 1, kind: 'wish', choice: 'card-4' })
    return position
  }

  test('changes nothing before all have answered', () => {
    const position = answered()
    expect(position.table.zone('hand/1')).toEqual(['card-3', 'card-4'])
    position.answer(position.owed(0) ?? never(), 'card-1')
    expect([position.table.zone('kept/0'), position.table.zone('kept/1')]).toEqual([['card-1'], ['card-4']])
  })

  test('is chosen anew by who imagines the table, from what is dealt anew', () => {
    const kept = new Set<Item>()
    for (let seed = 0; seed < 60; seed++) {
      const dream = answered().imagined(0, seededFate(seed))
      expect(dream.pending).toEqual(answered().pending)
      const dealt = [...dream.table.zone('hand/1')]
      dream.answer(dream.owed(0) ?? never(), 'card-1')
      expect(dealt).toContain(dream.table.zone('kept/1')[0])
      kept.add(dream.table.zone('kept/1')[0] as Item)
    }
    expect(kept).toEqual(new Set(['card-3', 'card-4', 'card-5', 'card-6']))
  })

  test('stands as it is once it is known, also where the same is asked again in the same step', () => {
    const twice = toy(
      function* (table) {
        yield* draw(table, 'deck', 'hand/1', 1)
        table.move(yield* ask(table, 1, wish, null), 'hand/1', 'kept/1')
        for (const seat of [0, 1]) yield* draw(table, 'deck', `hand/${seat}`, 2)
        yield* together(
          table,
          [0, 1].map(function* (seat): Flow {
            yield* ask(table, seat, wish, null)
          }),
        )
      },
      { zones, items, kinds: [wish] },
    )
    const position = Position.opening(new Variant(twice, open(twice).options))
    position.replay({ seat: FATE, kind: 'draw', choice: ['card-6'] })
    position.replay({ seat: 1, kind: 'wish', choice: 'card-6' })
    position.replay({ seat: FATE, kind: 'draw', choice: ['card-1', 'card-2'] })
    position.replay({ seat: FATE, kind: 'draw', choice: ['card-3', 'card-4'] })
    const dream = position.imagined(0, seededFate(1))
    expect([dream.table.zone('kept/1').length, dream.pending]).toEqual([1, position.pending])
  })

  test('stands as it is for who gave it', () => {
    for (let seed = 0; seed < 10; seed++) {
      const dream = answered().imagined(1, seededFate(seed))
      const [card] = dream.table.zone('hand/0')
      dream.answer(dream.owed(0) ?? never(), card as Item)
      expect(dream.table.zone('kept/1')).toEqual(['card-4'])
    }
  })
})

describe('a fault of the rules', () => {
  const broken = toy(
    function* (table) {
      const answer = yield* ask(table, 0, yesNo, null)
      note(table, answer)
      if (answer === 'yes') table.move('card-9', 'deck', 'hand/0')
      yield* ask(table, 0, yesNo, null)
    },
    { zones, items, kinds: [yesNo] },
  )

  test('does not cost the table: it stands where it stood', () => {
    const match = open(broken)
    expect(() => match.choose(0, 'yes')).toThrow(/card-9 is not in deck/)
    expect(match.table.state.notes).toEqual([])
    match.choose(0, 'no')
    expect(match.table.state.notes).toEqual(['no'])
  })

  test('is an unknown step', () => {
    const lost = toy(never, { start: () => ({ zones: {}, next: { step: 'nowhere' }, notes: [], signs: [] }) })
    expect(() => open(lost)).toThrow(/no step nowhere/)
  })

  test('is a second kind of the same name', () => {
    expect(() => open(toy(never, { kinds: [yesNo, yesNo] }))).toThrow(/two kinds are called yesNo/)
  })
})

test('an act is not applied where its question is not open', () => {
  const position = inTheMiddle()
  expect(position.replay({ seat: 1, kind: 'keep', choice: 'card-3' })).toBe(false)
  expect(position.replay({ seat: 0, kind: 'colour', choice: 'red' })).toBe(false)
})

function never(): never {
  throw new Error('not reached')
}
