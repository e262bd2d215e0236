import { because } from '@nora/kernel'
import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { deal, give, Workbench } from '../workbench.ts'
import { acting, delivering, employing } from './at-work.ts'
import { changes, refusal } from './table.ts'

const aGlue = { do: 'gain', what: 'glue', n: 1 }

describe('helpers with a permanent ability', () => {
  test('early-helper-17, Marmot Lumberman: a green 2 and a yellow 3 of the yard cost 1 and 3', () => {
    const change = acting('early-helper-17', 'buyLumber', { berries: 9 }, 'green-2', 'yellow-3')
    expect(change).toEqual({ berries: -1 - 3, dice: 'green-2 yellow-3' })
  })

  test('early-helper-18, Hamster Storekeeper: three bundles instead of two', () => {
    const bundles = ['glue-2', 'scrapwood-2', 'blades-2']
    const change = acting('early-helper-18', 'buyMaterials', { berries: 9 }, ...bundles)
    expect(change).toEqual({ berries: -1 - 1 - 2, glue: 2, scrapwood: 2, blades: 2 })
  })

  test('early-helper-19, Hare Recruiter: a helper of 6 is hired for 5', () => {
    const shown = { helpers: ['early-helper-09'] }
    const change = acting('early-helper-19', 'chooseHelper', { berries: 5, cards: shown }, 'slot-05')
    expect(change).toEqual({ berries: -5, berryIncome: 1 })
    const poor = employing('early-helper-19', { berries: 4, dice: 'green-2', cards: shown })
    const reason = because('needsBerries', { needs: 5, has: 4 })
    expect(refusal(poor.choose({ move: 'chooseHelper' }), { act: 'chooseHelper' })).toEqual(reason)
  })

  test('early-helper-20, Raccoon Cashier: a berry for each completed order', () => {
    const change = delivering('early-helper-20', 'rep1', aGlue, {})
    expect(change).toEqual({ dice: '', glue: 1, reputation: 1, berries: 1 })
  })

  test('early-helper-21, Ant Gatherer: splicing needs no scrapwood', () => {
    expect(changes(employing('early-helper-21', { dice: 'green-3' }), { use: 'splice1' })).toEqual({ dice: 'green-4' })
  })

  test('early-helper-22, Roebuck Nurseryman: a 3 may be planted, a 4 may not', () => {
    const planting = { die: 'green-4', tree: 3 }
    const bench = employing('early-helper-22', { dice: 'green-4' }).choose({ move: 'produceOrPlant' })
    bench.choose({ act: 'produceOrPlant' }, 'plant')
    expect(refusal(bench, { die: 'green-4', tree: 4 })).toEqual(because('treeTooLarge', { largest: 3 }))
    expect(changes(bench, planting)).toEqual({ dice: 'green-1', trees: { green: 3 } })
  })

  test('early-helper-23, Jay Auctioneer: a green 3 is sold for 8 instead of 6', () => {
    const change = acting('early-helper-23', 'exchangeDice', { dice: 'green-3 brown-1' }, 'green-3', 'none')
    expect(change).toEqual({ berries: 8, dice: 'brown-1' })
  })

  test('early-helper-24, Bark Beetle Sweeper: a scrapwood for each sawing', () => {
    const bench = employing('early-helper-24', { dice: 'green-2' })
    expect(changes(bench, { use: 'saw' })).toEqual({ dice: 'green-1 green-1', usedSaws: 1, scrapwood: 1 })
  })

  test('early-helper-25, Rabbit Housekeeper: one helper produces in every income phase', () => {
    const bench = new Workbench(
      (state, player) => {
        state.round = 4
        give(state, player, { berries: 0 })
        player.berryIncome = 6
        deal(state, 'workshop/0', 'early-helper-09', 'early-helper-25')
        player.slots.splice(0, 2, 'early-helper-25', 'early-helper-09')
      },
      { content: houseContent, step: 'endOfRound' },
    )
    expect(changes(bench, 'early-helper-09')).toEqual({ glue: 2 })
    expect(bench.asked).toBe('turn')
    expect(bench.player().berries).toBe(6)
  })

  test('early-helper-26, Wood Pigeon Clerk: 2 berries for each order taken', () => {
    const cards = { orders: ['early-order-12', 'early-order-15'] }
    const taken = ['early-order-12', 'early-order-15']
    const change = acting('early-helper-26', 'chooseOrders', { berries: 3, cards }, ...taken)
    expect(change).toEqual({ berries: 2 - 3 + 2 })
  })

  test('early-helper-27, Snail Carter: a berry for each bundle bought', () => {
    const change = acting('early-helper-27', 'buyMaterials', { berries: 9 }, 'glue-2', 'blades-2')
    expect(change).toEqual({ berries: -1 + 1 - 2 + 1, glue: 2, blades: 2 })
  })

  test('late-helper-16, Pheasant Promoter: every marketing step scores 2 more', () => {
    const bench = employing('late-helper-16', { berries: 9 }).choose({ move: 'buyLumber' }, 'berries')
    expect(changes(bench, 'market')).toEqual({ berries: -4, marketing: 1, points: 1 + 2 })
  })

  test('late-helper-17, Eagle Elder: an order that brings reputation brings 1 more', () => {
    expect(delivering('late-helper-17', 'rep2', aGlue, {})).toEqual({ dice: '', glue: 1, reputation: 3 })
    expect(delivering('late-helper-17', 'berry', aGlue, {})).toEqual({ dice: '', glue: 1, berries: 1 })
  })

  test('late-helper-18, Grass Snake Inlayer: gluing two colours scores 7 instead of 4, gluing one colour nothing', () => {
    const two = employing('late-helper-18', { dice: 'green-1 brown-1', glue: 1, built: ['glue'] })
    const glued = changes(two, { use: 'glue' }, { dice: ['green-1', 'brown-1'], into: 'brown-2' })
    expect(glued).toEqual({ dice: 'brown-2', glue: -1, points: 7 })
    const one = employing('late-helper-18', { dice: 'green-1 green-1', glue: 1, built: ['glue'] })
    expect(changes(one, { use: 'glue' })).toEqual({ dice: 'green-2', glue: -1 })
  })

  test('late-helper-19, Falcon Inspector: 3 points for each completed order', () => {
    const change = delivering('late-helper-19', 'rep1', aGlue, {})
    expect(change).toEqual({ dice: '', glue: 1, reputation: 1, points: 3 })
  })

  test('late-helper-20, Heron Curator: 3 points for each tool placed', () => {
    const change = delivering('late-helper-20', 'rep1', { do: 'tool', type: 'file' }, {}, 'bottom-1')
    expect(change).toEqual({ dice: '', attic: { 'bottom-1': 'file' }, reputation: 1, points: 3 })
  })

  test('late-helper-21, Polecat Planner: 3 points for each improvement', () => {
    const change = acting('late-helper-21', 'improveWorkshop', { berries: 9 }, 'glue')
    expect(change).toEqual({ berries: -4, berryIncome: 1, nutIncome: 1, points: 3 })
  })

  test('late-helper-22, Bee Organiser: a production with one helper is one with two', () => {
    const workshop = { 'slot-02': 'early-helper-21', 'slot-03': 'early-helper-09' }
    const answers = ['early-helper-21', 'early-helper-09']
    const change = delivering('late-helper-22', 'rep1', { do: 'produce', helpers: 1 }, { workshop }, ...answers)
    expect(change).toEqual({ dice: '', reputation: 1, berries: 2, blades: 1, glue: 2 })
  })
})
