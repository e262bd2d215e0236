import { describe, expect, test } from 'vitest'
import { deal, diceOf, give, type Prepare, pile } from '../../workbench.ts'
import { changeOf } from './belongings.ts'
import { acting, delivering, employing, helper, ORDER } from './staff.ts'

const glue = { do: 'gain', what: 'glue', n: 1 }

/** What delivering an order changes. */
function delivery(name: string, row: string, reward: object = glue, ...answers: string[]) {
  const bench = delivering(name, row, reward)
  return changeOf(bench, () => bench.choose({ complete: ORDER }, ...answers))
}

describe('helpers with a permanent ability', () => {
  test('Marmot Lumberman: dice of the yard cost 1 less', () => {
    const { change } = acting('Marmot Lumberman', 'buyLumber', ['green-2', 'yellow-3'])
    expect(change).toEqual({ berries: -4, dice: 2 })
  })

  test('Hamster Storekeeper: three bundles instead of two', () => {
    const { change } = acting('Hamster Storekeeper', 'buyMaterials', ['glue-2', 'scrapwood-2', 'blades-2'])
    expect(change).toEqual({ berries: -4, glue: 2, scrapwood: 2, blades: 2 })
  })

  test('Hare Recruiter: helpers cost 2 less', () => {
    const hired = helper('Woodpecker Joiner')
    const { change } = acting('Hare Recruiter', 'chooseHelper', ['slot-05'], (state) =>
      deal(state, 'helpers', hired.id),
    )
    expect(change).toEqual({ berries: 2 - hired.cost, berryIncome: 1 })
  })

  test('Raccoon Cashier: 2 berries for each completed order', () => {
    expect(delivery('Raccoon Cashier', 'rep1')).toEqual({ dice: -1, glue: 1, reputation: 1, berries: 2 })
  })

  test('Ant Gatherer: splicing needs no scrapwood', () => {
    const bench = employing('Ant Gatherer', (state, player) => pile(state, player, 'green-3'))
    expect(diceOf(bench.choose({ use: 'splice1' }).player())).toEqual(['green-4'])
  })

  test('Roebuck Nurseryman: a 3 may be planted', () => {
    const { bench } = acting('Roebuck Nurseryman', 'produceOrPlant', ['plant', { die: 'green-3', tree: 3 }])
    expect(bench.player().pots[0]).toBe(3)
  })

  test('Jay Auctioneer: a sold die brings 2 more', () => {
    const { change } = acting('Jay Auctioneer', 'exchangeDice', ['green-3', 'none'])
    expect(change).toEqual({ berries: 8, dice: -1 })
  })

  test('Bark Beetle Sweeper: a scrapwood for each sawing', () => {
    const bench = employing('Bark Beetle Sweeper', (state, player) => pile(state, player, 'green-2'))
    expect(changeOf(bench, () => bench.choose({ use: 'saw' }))).toEqual({ dice: 1, scrapwood: 1 })
  })

  test('Rabbit Housekeeper: a helper produces in every income phase', () => {
    const bench = employing(
      'Rabbit Housekeeper',
      (state) => {
        state.round = 4
      },
      { step: 'endOfRound', args: null },
    )
    // 10 of blueberry income, and 3 that the only helper makes.
    bench.choose(helper('Rabbit Housekeeper').id)
    expect(bench.player().berries).toBe(40 + 10 + 3)
  })

  test('Wood Pigeon Clerk: 2 berries for each order taken', () => {
    const shown: Prepare = (state) => deal(state, 'orders', ORDER, 'early-order-15')
    const { change } = acting('Wood Pigeon Clerk', 'chooseOrders', [ORDER, 'early-order-15'], shown)
    expect(change).toEqual({ berries: 2 + 2 - 3 })
  })

  test('Snail Carter: a berry back for each bundle', () => {
    const { change } = acting('Snail Carter', 'buyMaterials', ['glue-2', 'blades-2'])
    expect(change).toEqual({ berries: -1 - 2 + 2, glue: 2, blades: 2 })
  })

  test('Pheasant Promoter: marketing scores 2 more', () => {
    const bench = employing('Pheasant Promoter').choose({ move: 'buyLumber' }, 'berries')
    expect(changeOf(bench, () => bench.choose('market'))).toEqual({ berries: -3, points: 1 + 2 })
  })

  test('Eagle Elder: orders that bring reputation bring 1 more', () => {
    expect(delivery('Eagle Elder', 'rep2')).toEqual({ dice: -1, glue: 1, reputation: 3 })
    expect(delivery('Eagle Elder', 'berry')).toEqual({ dice: -1, glue: 1, berries: 1 })
  })

  test('Grass Snake Inlayer: gluing two colours scores 3 more', () => {
    const bench = employing('Grass Snake Inlayer', (state, player) => {
      pile(state, player, 'green-1', 'brown-1')
      give(state, player, { glue: 1 })
      player.built.push('glue')
    })
    const change = changeOf(bench, () => bench.choose({ use: 'glue' }).chooseFirst())
    expect(change).toEqual({ dice: -1, glue: -1, points: 4 + 3 })
  })

  test('Falcon Inspector: 2 points for each completed order', () => {
    expect(delivery('Falcon Inspector', 'rep1')).toEqual({ dice: -1, glue: 1, reputation: 1, points: 2 })
  })

  test('Heron Curator: 2 points for each tool placed', () => {
    const change = delivery('Heron Curator', 'rep1', { do: 'tool', type: 'file' }, 'bottom-1')
    expect(change).toEqual({ dice: -1, tools: 1, reputation: 1, points: 2 })
  })

  test('Polecat Planner: 3 points for each improvement', () => {
    const { change } = acting('Polecat Planner', 'improveWorkshop', ['glue'])
    expect(change).toEqual({ berries: -4, berryIncome: 1, nutIncome: 1, points: 3 })
  })

  test('Bee Organiser: one more helper in every production', () => {
    const names = ['Bee Organiser', 'Ant Gatherer']
    const bench = delivering(names, 'rep1', { do: 'produce', helpers: 1 })
    const answers = names.map((name) => helper(name).id)
    const change = changeOf(bench, () => bench.choose({ complete: ORDER }, ...answers))
    expect(change).toEqual({ dice: -1, reputation: 1, berries: 2 + 3, points: 1 })
  })
})
