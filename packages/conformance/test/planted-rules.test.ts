import { check } from '@nora/conformance'
import { bazaar, orchard } from '@nora/conformance/practice'
import {
  copy,
  type Flow,
  type Game,
  type Json,
  type Kind,
  listed,
  type Next,
  randomPolicy,
  type Space,
} from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { type BazaarState, type BazaarTable, GOODS, merchant } from '../src/practice/bazaar/state.ts'
import { pick } from '../src/practice/orchard/draft.ts'
import { crate, type OrchardState, type OrchardTable, zones } from '../src/practice/orchard/state.ts'
import { foundBy } from './planted.ts'

const replaced = <S extends OrchardState | BazaarState>(game: Game<S>, planted: Kind): Game<S> => ({
  ...game,
  kinds: game.kinds.map((kind) => (kind.name === planted.name ? planted : kind)),
})

const kindOf = (game: Game<BazaarState>, name: string): Kind<BazaarTable, Json, Json> =>
  game.kinds.find((kind) => kind.name === name) as Kind

/** The bazaar with something done at the end of each turn. */
function afterEachTurn(plant: (table: BazaarTable) => Next | undefined): Game<BazaarState> {
  const turn = bazaar.steps.turn as NonNullable<typeof bazaar.steps.turn>
  return {
    ...bazaar,
    steps: {
      ...bazaar.steps,
      *turn(table, args): Flow<Next> {
        const next = yield* turn(table, args)
        const other = plant(table)
        return other === undefined ? next : other
      },
    },
  }
}

const pickFrom = (space: (honest: Space<string>, table: OrchardTable) => Space<string>): Kind =>
  ({ ...pick, space: (table: OrchardTable, seat: number) => space(pick.space(table, seat, null), table) }) as Kind

describe('the suite finds choices that are not what they seem:', () => {
  test('one that is offered and cannot be made', () => {
    const planted = pickFrom((honest) =>
      listed([...Array(honest.count()).keys(), -1].map((at) => (at < 0 ? 'fig-1' : honest.at(at)))),
    )
    expect(foundBy('offered', replaced(orchard, planted))).toMatch(/fig-1.* is not in hand/)
  })

  test('one that is offered and leaves a debt', () => {
    const invest = kindOf(bazaar, 'invest')
    const generous = { ...invest, space: () => listed([0, 1, 2, 30]) } as Kind
    expect(foundBy('offered', replaced(bazaar, generous))).toMatch(/debt/)
  })

  test('one that is taken although it is not offered', () => {
    const invest = kindOf(bazaar, 'invest')
    const lax: Kind<BazaarTable> = {
      ...invest,
      space: (table, seat, args) => ({
        ...invest.space(table, seat, args),
        includes: (choice) => typeof choice === 'number',
      }),
    }
    expect(foundBy('refused', replaced(bazaar, lax as Kind))).toMatch(/not offered, but taken/)
  })

  test('a test of choices that stumbles over a strange value', () => {
    const fragile = pickFrom((honest) => ({
      count: () => honest.count(),
      at: (index) => honest.at(index),
      sample: (fate) => honest.sample(fate),
      includes: (choice) => honest.includes((choice as string).trim()),
    }))
    expect(foundBy('refused', replaced(orchard, fragile))).toMatch(/throws: TypeError/)
  })

  test('an interrupt that is offered and cannot be made', () => {
    const planted: Game<OrchardState> = { ...orchard, anytime: () => listed([{ use: 'ladder-1' }]) }
    expect(foundBy('offered', planted)).toMatch(/the interrupt .* throws/)
  })

  test('a count that does not fit the list', () => {
    const short = pickFrom((honest) => ({
      count: (limit) => Math.min(honest.count(), limit ?? 1),
      at: (index) => honest.at(index),
      sample: (fate) => honest.sample(fate),
      includes: (choice) => honest.includes(choice),
    }))
    expect(foundBy('spaces', replaced(orchard, short))).toMatch(/^spaces: /)
  })

  test('a list that names a choice twice', () => {
    const twice = pickFrom((honest) => listed([honest.at(0), honest.at(0)]))
    expect(foundBy('spaces', replaced(orchard, twice))).toMatch(/twice/)
  })

  test('a question without a way out', () => {
    const hopeless = pickFrom((honest) => listed(honest.count() > 2 ? [honest.at(0), honest.at(1)] : []))
    expect(foundBy('spaces', replaced(orchard, hopeless))).toMatch(/nothing to choose/)
  })

  test('a card a person would look for, refused without a reason of its own', () => {
    const { why: _, ...silent } = pick
    expect(foundBy('sought', replaced(orchard, silent as Kind))).toMatch(/only by notOffered/)
  })

  test('a reason that the game does not list', () => {
    expect(foundBy('sought', { ...orchard, reasons: ['plumsLast'] })).toMatch(/not among the game's/)
  })
})

describe('the suite finds that play is not what it was:', () => {
  test('a shuffle that fate was not asked for', () => {
    let calls = 0
    const fickle = afterEachTurn((table) => {
      const { order } = table.state
      // Whoever counts calls outside the state gets another count in a replay.
      if (calls++ % 3 === 0) order.reverse()
      return undefined
    })
    // What depends on nothing that is written down cannot be shown again either, only found.
    expect(check(fickle as Game, { games: 3 }).failures).not.toEqual([])
  })

  test('a rule that works only while somebody listens', () => {
    const shy = afterEachTurn((table) => {
      if (table.tell) table.state.round = Math.min(table.state.round, 3)
      else table.state.order.reverse()
      return undefined
    })
    expect(foundBy('playout', shy)).toMatch(/hashDiffers/)
  })

  test('a copy that shares a part with the original', () => {
    const sharing: Game<OrchardState> = {
      ...orchard,
      clone: (state) => ({ ...copy(state), gardeners: state.gardeners }),
    }
    expect(foundBy('restore', sharing)).toMatch(/^restore: /)
  })

  test('a list of choices that changes the table when it is read', () => {
    const invest = kindOf(bazaar, 'invest')
    const touching: Kind<BazaarTable> = {
      ...invest,
      space(table, seat, args) {
        merchant(table, seat).worth++
        return invest.space(table, seat, args)
      },
    }
    expect(foundBy('pure', replaced(bazaar, touching as Kind))).toMatch(/has changed it/)
  })
})

describe('the suite finds books that are wrong:', () => {
  test('a lost coin', () => {
    const leaking = afterEachTurn((table) => {
      table.state.bank--
      return undefined
    })
    expect(foundBy('conservation', leaking)).toMatch(/coins:59!=60/)
  })

  test('a coin that is lost for one turn only, also by who hardly looks', () => {
    const borrowing = afterEachTurn(({ state }) => {
      const coins = state.merchants.reduce((sum, each) => sum + each.coins + each.invested, state.bank)
      if (coins < 60) state.bank++
      else if (state.round === 2) state.bank--
      return undefined
    })
    const hardly = { games: 1, thoroughness: 0.001, mostFailures: 1, policies: { random: randomPolicy } }
    expect(check(borrowing as unknown as Game, hardly).failures[0]?.what).toMatch(/coins:59!=60/)
  })

  test('a lost card', () => {
    const losing = afterEachTurn((table) => {
      ;(table.zone(GOODS) as string[]).pop()
      return undefined
    })
    expect(foundBy('conservation', losing)).toMatch(/is nowhere/)
  })

  test('a card that is in two places', () => {
    const doubling = afterEachTurn((table) => {
      const [card] = table.zone(GOODS)
      if (!card) return undefined
      ;(table.zone('spent') as string[]).unshift(card)
      table.tell?.({ type: 'move', items: [card], from: GOODS, to: 'spent' })
      return undefined
    })
    expect(foundBy('conservation', doubling)).toMatch(/is in goods and in spent/)
  })

  test('a card that is moved without a word', () => {
    const silent = afterEachTurn((table) => {
      const [card] = table.zone(GOODS)
      if (card) (table.zone('spent') as string[]).unshift(...(table.zone(GOODS) as string[]).splice(0, 1))
      return undefined
    })
    expect(foundBy('playout', silent)).toMatch(/^playout: /)
  })

  test('a state that is not plain JSON', () => {
    const odd = afterEachTurn((table) => {
      Object.assign(table.state, { met: new Set([1]) })
      return undefined
    })
    expect(foundBy('conservation', odd)).toMatch(/not a plain object/)
  })

  test('a score that is not the sum of its sheet', () => {
    const wrong: Game<BazaarState> = {
      ...bazaar,
      outcome(table) {
        const { standings } = bazaar.outcome(table)
        return { standings: standings.map((standing) => ({ ...standing, score: standing.score + 1 })) }
      },
    }
    expect(foundBy('ending', wrong)).toMatch(/adds up to/)
  })

  test('two players of whom the one with more points is second', () => {
    const unfair: Game<BazaarState> = {
      ...bazaar,
      outcome(table) {
        const { standings } = bazaar.outcome(table)
        return { standings: standings.map((standing) => ({ ...standing, place: 3 - standing.place })) }
      },
    }
    expect(foundBy('ending', unfair)).toMatch(/place 2 behind 0|fewer points/)
  })

  test('a game that does not end', () => {
    const endless = afterEachTurn(() => ({ step: 'turn', args: { turn: 0 } }))
    expect(foundBy('bound', endless)).toMatch(/more than 320 decisions/)
  })
})

test('the suite finds an item in a zone that cannot hold it', () => {
  const choosy: Game<OrchardState> = {
    ...orchard,
    zones: (options) => ({
      ...zones(options),
      [crate(0)]: { readers: 'all', holds: (item) => !item.startsWith('apple') },
    }),
  }
  expect(foundBy('conservation', choosy)).toMatch(/"apple.*" cannot lie in crate\/0/)
})
