import { check } from '@nora/conformance'
import { bazaar, orchard } from '@nora/conformance/practice'
import { ask, type Flow, type Game, type Item, type Kind, listed, type Next, type Seat, together } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../src/practice/bazaar/action.ts'
import type { BazaarTable } from '../src/practice/bazaar/state.ts'
import { nameOf } from '../src/practice/orchard/cards.ts'
import { pick } from '../src/practice/orchard/draft.ts'
import { DECK, hand, looked, type OrchardState, type OrchardTable, picked } from '../src/practice/orchard/state.ts'
import { foundBy } from './planted.ts'

/** The orchard with something done before each pass of the draft. */
function beforeEachPass(plant: (table: OrchardTable) => Flow): Game<OrchardState> {
  const pass = orchard.steps.pass as NonNullable<typeof orchard.steps.pass>
  return {
    ...orchard,
    steps: {
      ...orchard.steps,
      *pass(table, args): Flow<Next> {
        yield* plant(table)
        return yield* pass(table, args)
      },
    },
  }
}

const boast: Kind<OrchardTable> = { name: 'boast', space: () => listed(['loud', 'quiet']) }
const withBoast = (game: Game<OrchardState>): Game<OrchardState> => ({ ...game, kinds: [...game.kinds, boast] })

/** For what is planted between two questions. */
function* nothingAsked(): Flow {}

describe('the suite finds a leak', () => {
  test('of a hidden card into the public part of the state', () => {
    const leaky = beforeEachPass((table) => {
      Object.assign(table.state, { hint: table.zone(hand(0))[0] })
      return nothingAsked()
    })
    expect(foundBy('named', leaky)).toMatch(/^named: /)
  })

  test('of what a hidden card is, without naming it', () => {
    const leaky = beforeEachPass((table) => {
      Object.assign(table.state, { apples: table.zone(hand(0)).filter((card) => nameOf(card) === 'apple').length })
      return nothingAsked()
    })
    expect(foundBy('twin', leaky)).toMatch(/^twin: /)
  })

  test('of a hidden card in a field of an event', () => {
    const leaky = beforeEachPass((table) => {
      table.tell?.({ type: 'peek', card: table.zone(hand(1))[0] as Item })
      return nothingAsked()
    })
    expect(foundBy('named', leaky)).toMatch(/^named: /)
    expect(foundBy('twin', leaky)).toMatch(/^twin: /)
  })

  test('of a hidden card in the arguments of a question', () => {
    const leaky = withBoast(
      beforeEachPass(function* (table) {
        yield* ask(table, 0, boast, { card: table.zone(hand(1))[0] as Item })
      }),
    )
    expect(foundBy('named', leaky)).toMatch(/^named: /)
    expect(foundBy('twin', leaky)).toMatch(/^twin: /)
  })

  test('through a question that is asked only because of a hidden card', () => {
    const leaky = withBoast(
      beforeEachPass(function* (table) {
        if (table.zone(hand(0)).some((card) => nameOf(card) === 'apple')) yield* ask(table, 0, boast, null)
      }),
    )
    expect(foundBy('twin', leaky)).toMatch(/^twin: /)
  })

  test('through the haste of an answer that was forced by hidden cards', () => {
    const hasty: Kind<BazaarTable, { depth: number }> = { ...act, secret: false }
    const kinds = bazaar.kinds.map((kind) => (kind.name === 'act' ? hasty : kind)) as Kind[]
    expect(foundBy('twin', { ...bazaar, kinds })).toMatch(/^twin: /)
  })

  test('through choices that depend on cards the seat cannot see', () => {
    const peeking: typeof pick = {
      ...pick,
      space(table, seat, args) {
        const neighbour = table.zone(hand((seat + 1) % table.options.seats))
        return nameOf(neighbour[0] ?? '') === 'apple'
          ? pick.space(table, seat, args)
          : listed(table.zone(hand(seat)).slice(0, 1))
      },
    }
    const kinds = [peeking, ...orchard.kinds.filter(({ name }) => name !== 'pick')] as Kind[]
    expect(foundBy('view', { ...orchard, kinds })).toMatch(/^view: /)
    expect(foundBy('twin', { ...orchard, kinds })).toMatch(/^twin: /)
  })

  test('through the order of a zone that is said to have none', () => {
    const leaky = beforeEachPass((table) => {
      ;(table.zone(hand(0)) as Item[]).reverse()
      table.tell?.({ type: 'move', items: [], from: hand(0), to: hand(0) })
      return nothingAsked()
    })
    expect(foundBy('conservation', leaky)).toMatch(/^conservation: /)
  })
})

test('all checks together find a leak without being told where to look', () => {
  const leaky = beforeEachPass((table) => {
    Object.assign(table.state, { apples: table.zone(hand(0)).filter((card) => nameOf(card) === 'apple').length })
    return nothingAsked()
  })
  const { failures } = check(leaky as Game, { games: 6 })
  expect(failures.map(({ what }) => what.split(':')[0])).toContain('twin')
})

describe('the suite finds knowledge that outlives its moment:', () => {
  test('a flow that remembers a hidden card over a question', () => {
    const forgetless = beforeEachPass(function* (table) {
      const [card] = table.zone(hand(1))
      yield* ask(table, 0, boast, null)
      if (card) table.move(card, hand(1), hand(1))
    })
    expect(foundBy('imagined', withBoast(forgetless))).toMatch(/^imagined: /)
  })

  test('an undo across a card that was looked at behind the kernel', () => {
    const sly = withBoast(
      beforeEachPass(function* (table) {
        yield* ask(table, 0, boast, null)
        const deck = table.zone(DECK) as Item[]
        ;(table.zone(looked(0)) as Item[]).push(...deck.splice(0, 1))
        table.tell?.({ type: 'move', items: [], from: DECK, to: looked(0) })
        yield* ask(table, 0, boast, null)
        table.move([...table.zone(looked(0))], looked(0), DECK)
      }),
    )
    expect(foundBy('undo', sly)).toMatch(/^undo: /)
  })

  test('a draft in which the order of arrival is written down', () => {
    const racing: Game<OrchardState> = {
      ...orchard,
      steps: {
        ...orchard.steps,
        *pass(table): Flow<Next> {
          const order: Seat[] = []
          Object.assign(table.state, { order })
          yield* together(
            table,
            table.state.gardeners.map((_, seat) => arriving(table, seat, order)),
          )
          table.pass(table.state.gardeners.map((_, seat) => hand(seat)))
          return table.zone(hand(0)).length > 1 ? { step: 'pass' } : { step: 'harvest' }
        },
      },
    }
    expect(foundBy('undo', racing, { seats: 3 })).toMatch(/^undo: /)
  })
})

function* arriving(table: OrchardTable, seat: Seat, order: Seat[]): Flow {
  const card = yield* ask(table, seat, pick, null)
  table.move(card, hand(seat), picked(seat))
  order.push(seat)
}
