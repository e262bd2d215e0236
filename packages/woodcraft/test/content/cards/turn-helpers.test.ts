import { describe, expect, test } from 'vitest'
import { deal, diceOf, give, type Prepare, pile, tree } from '../../workbench.ts'
import { employing, helper, use, whyNotUse } from './staff.ts'

const holding =
  (...dice: string[]): Prepare =>
  (state, player) =>
    pile(state, player, ...dice)

describe('helpers that act once per turn', () => {
  test('Woodpecker Joiner: a die is raised by 1 without tile and scrapwood', () => {
    const { bench, change } = use('Woodpecker Joiner', [], holding('green-3'))
    expect(diceOf(bench.player())).toEqual(['green-4'])
    expect(change).toEqual({})
    expect(bench.whyNot({ ability: helper('Woodpecker Joiner').id })).toBe('abilityUsed')
  })

  test('Mouse Carver: a die is lowered by 1 for a scrapwood', () => {
    const { bench, change } = use('Mouse Carver', [], holding('green-3'))
    expect(diceOf(bench.player())).toEqual(['green-2'])
    expect(change).toEqual({ scrapwood: 1 })
  })

  test.each([
    ['glue', { glue: 1 }],
    ['scrapwood', { scrapwood: 1 }],
    ['blade', { blades: 1 }],
  ])('Dormouse Grocer: a berry for %s', (option, gained) => {
    expect(use('Dormouse Grocer', [option]).change).toEqual({ berries: -1, ...gained })
  })

  test('Salamander Dyer: another colour for a berry', () => {
    const { bench, change } = use('Salamander Dyer', [{ die: 'green-3', into: 'brown-3' }], holding('green-3'))
    expect(diceOf(bench.player())).toEqual(['brown-3'])
    expect(change).toEqual({ berries: -1 })
  })

  test('Stag Beetle Sawyer: a die is cut in two without a tile', () => {
    const { bench, change } = use('Stag Beetle Sawyer', [{ die: 'green-4', into: [2, 2] }], holding('green-4'))
    expect(change).toEqual({ dice: 1 })
    expect(bench.player().usedSaws).toBe(0)
  })

  test('Boar Foreman: a berry for one with three helpers', () => {
    expect(whyNotUse('Boar Foreman')).toBe('tooFew')
    const bench = employing(['Boar Foreman', 'Ant Gatherer', 'Hamster Storekeeper'])
    expect(bench.choose({ ability: helper('Boar Foreman').id }).player().berries).toBe(41)
  })

  test('Earthworm Gardener: all trees grow by 1', () => {
    // The tree has grown by 2 at the start of the turn.
    const { bench } = use('Earthworm Gardener', [], (state, player) => tree(state, player, 'green', 1))
    expect(bench.player().pots[0]).toBe(4)
    expect(whyNotUse('Earthworm Gardener')).toBe('noTree')
  })

  test('Weasel Fitter: a used tile is ready again for a scrapwood', () => {
    const { bench, change } = use('Weasel Fitter', [], (state, player) => {
      give(state, player, { scrapwood: 1 })
      player.usedSaws = 1
    })
    expect(change).toEqual({ scrapwood: -1 })
    expect(bench.player().usedSaws).toBe(0)
    expect(whyNotUse('Weasel Fitter', (state, player) => give(state, player, { scrapwood: 1 }))).toBe('tileNotUsed')
  })

  test('Bat Turner: a die is turned over for 2 berries', () => {
    const { bench, change } = use('Bat Turner', [], holding('brown-1'))
    expect(diceOf(bench.player())).toEqual(['brown-6'])
    expect(change).toEqual({ berries: -2 })
  })

  test('Spider Gluer: two dice are glued without the tile', () => {
    const glued: Prepare = (state, player) => {
      pile(state, player, 'green-2', 'brown-3')
      give(state, player, { glue: 1 })
    }
    expect(use('Spider Gluer', [], glued).change).toEqual({ glue: -1, dice: -1, points: 4 })
    expect(whyNotUse('Spider Gluer', holding('green-2', 'brown-3'))).toBe('cannotPay')
  })

  test('Elk Raftsman: a six for 1 less', () => {
    expect(use('Elk Raftsman', ['brown-6']).change).toEqual({ berries: -7, dice: 1 })
  })

  test('Lynx Dealer: a die is sold for a lantern', () => {
    expect(use('Lynx Dealer', ['green-3']).change).toEqual({ lanterns: -1, berries: 6, dice: -1 })
  })

  test('Swallow Dispatcher: an order moves up a row for 2 berries', () => {
    const { bench, change } = use('Swallow Dispatcher', [], (state) => deal(state, 'berry/0', 'early-order-12'))
    expect(change).toEqual({ berries: -2 })
    expect(bench.zone('rep1/0')).toEqual(['early-order-12'])
  })

  test('Crayfish Cutter: a die is cut in up to three or raised by 1', () => {
    const sawn = use('Crayfish Cutter', ['saw', { die: 'green-4', into: [1, 1, 2] }], holding('green-4'))
    expect(sawn.change).toEqual({ dice: 2 })
    const raised = use('Crayfish Cutter', ['splice'], holding('green-4'))
    expect(diceOf(raised.bench.player())).toEqual(['green-5'])
  })

  test('Capercaillie Warden: 2 points for one with two trees', () => {
    const planted: Prepare = (state, player) => {
      player.built.push('pot-yellow')
      tree(state, player, 'green', 1)
      tree(state, player, 'yellow', 1)
    }
    expect(use('Capercaillie Warden', [], planted).change).toEqual({ points: 2 })
    expect(whyNotUse('Capercaillie Warden', (state, player) => tree(state, player, 'green', 1))).toBe('tooFew')
  })
})
