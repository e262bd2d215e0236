import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { quadrants, SLOTS } from '../../../src/content/names.ts'
import { type Colour, colours } from '../../../src/dice.ts'
import { contentWith, deal, give, pile, Workbench } from '../../workbench.ts'
import { atWork, changeOf, HELPER, oneHelper, promisedBy, settle, sum } from './belongings.ts'

const { tables } = houseContent
const ORDER = 'early-order-01'
const TILE = 'buyLumber'

/** The house set with an order that asks for a green 1 and brings this. */
const orderFor = (reward: object) =>
  contentWith({
    helpers: oneHelper,
    orders: { [ORDER]: { dice: [{ colour: 'green', value: 1 }], materials: {}, reward } },
  })

/** A tile stands on a slot, the others fill its quadrant, and the saw's arrow is so many quadrants ahead. */
function standing(quadrant: number, slot: number, ahead: number): Workbench {
  const others = Array.from({ length: SLOTS }, (_, index) => index).filter((index) => index !== slot)
  return new Workbench(
    (state, player) => {
      atWork(state, player)
      state.wheel.tiles.splice(0, SLOTS, ...[slot, ...others].map((at) => quadrant * SLOTS + at))
      state.wheel.lead = (quadrant + ahead) % quadrants.length
      state.wheel.arc = null
    },
    { content: contentWith({ helpers: oneHelper }) },
  )
}

const moved = (bench: Workbench) => changeOf(bench, () => settle(bench.choose({ move: TILE })))

describe('each slot of the ring pays when a tile leaves it', () => {
  test.each(tables.ring)('$id', ({ id, bonus }) => {
    const bench = standing(quadrants.indexOf(id[0] as 'A'), Number(id[1]) - 1, 0)
    expect(moved(bench)).toEqual(bonus ? promisedBy(bonus) : {})
    expect(bench.problems).toEqual([])
  })
})

describe('each saw window pays besides', () => {
  test.each(tables.windows)('$id', ({ quadrant, offset, bonus }) => {
    // The far end of a quadrant has no bonus of its own.
    const bench = standing(quadrants.indexOf(quadrant), SLOTS - 1, offset)
    expect(moved(bench)).toEqual(promisedBy(bonus))
    expect(bench.problems).toEqual([])
  })
})

describe('each edge of the attic pays between unlike tools, and not between equal ones', () => {
  const [content, equal, unlike] = [orderFor({ do: 'tool', type: 'wrench' }), 'wrench', 'mallet'] as const

  /** A wrench comes to a space; below it lie wrenches, and across the edge a tool of some type. */
  function placing([one, other]: readonly [string, string], across: string) {
    const needsOf = (space: string) => tables.attic.find(({ id }) => id === space)?.needs ?? []
    const [space, beyond] = needsOf(one).includes(other) ? [one, other] : [other, one]
    const filled = new Map([...needsOf(space).map((below) => [below, equal] as const), [beyond, across] as const])
    const bench = new Workbench(
      (state, player) => {
        atWork(state, player)
        deal(state, 'berry/0', ORDER)
        pile(state, player, 'green-1')
        for (const [at, tool] of filled) {
          player.attic[tables.attic.findIndex(({ id }) => id === at)] = tool
          state.tools[tool] = (state.tools[tool] as number) - 1
        }
      },
      { content },
    )
    const change = changeOf(bench, () => settle(bench.choose({ complete: ORDER }, space)))
    expect(bench.problems).toEqual([])
    return change
  }

  const delivered = { dice: -1, berries: 1, tools: 1 }

  test.each(tables.atticEdges)('$id', ({ between, reward }) => {
    expect(placing(between, unlike)).toEqual(sum(delivered, promisedBy(reward)))
    expect(placing(between, equal)).toEqual(delivered)
  })
})

describe('each improvement costs and brings what the board shows', () => {
  test.each(tables.improvements)('$id', ({ id, after, cost, effect, seedling }) => {
    const bench = new Workbench((state, player) => {
      atWork(state, player)
      give(state, player, { berries: cost })
      if (after) player.built.push(after)
    })
    bench.choose({ move: 'improveWorkshop' }, { act: 'improveWorkshop' })
    const change = changeOf(bench, () => settle(bench.choose(id)))
    expect(change).toEqual(sum({ berries: -cost }, promisedBy(effect)))
    expect(bench.player().built).toContain(id)
    if (seedling) expect(bench.player().pots[colours.indexOf(seedling.colour as Colour)]).toBe(seedling.value)
    expect(bench.problems).toEqual([])
  })

  test.each(tables.improvements)('$id is refused to one who is a berry short', ({ id, after, cost }) => {
    const bench = new Workbench((state, player) => {
      give(state, player, { berries: cost - 1 })
      if (after) player.built.push(after)
    })
    // Cheaper ones may be built, so the action itself may be possible.
    bench.choose({ move: 'improveWorkshop' })
    const reason = bench.whyNot({ act: 'improveWorkshop' })
    expect(reason ?? bench.choose({ act: 'improveWorkshop' }).whyNot(id)).toBe('needsBerries')
  })
})

describe('each reward tile pays by rank', () => {
  const SPACE = tables.reputation.findIndex(({ rewardTile }) => rewardTile)

  /** A player comes to the tile after so many others came in earlier rounds. */
  function arriving(id: string, seats: number, earlier: number) {
    const bench = new Workbench(
      (state, player) => {
        atWork(state, player)
        deal(state, 'rep1/0', ORDER)
        deal(state, 'onTrack', id)
        pile(state, player, 'green-1')
        const arrivals = Array.from({ length: earlier }, (_, index) => ({ seat: index + 1, round: index + 1 }))
        state.round = earlier + 1
        state.rewardTiles = [{ id, space: SPACE, arrivals, gone: false }]
        player.reputation = SPACE - 1
        player.furthest = SPACE - 1
      },
      { seats, content: orderFor({ do: 'gain', what: 'glue', n: 1 }) },
    )
    return changeOf(bench, () => settle(bench.choose({ complete: ORDER })))
  }

  const plain = { dice: -1, glue: 1, reputation: 1 }

  test.each(tables.rewardTiles)('$id', ({ id, even, odd }) => {
    const four = [0, 1, 2, 3].map((earlier) => arriving(id, 4, earlier))
    const promised = [even.top, even.middle, even.bottom].map((reward) => sum(plain, promisedBy(reward)))
    expect(four).toEqual([...promised, plain])
    const three = [0, 1, 2].map((earlier) => arriving(id, 3, earlier))
    expect(three).toEqual([...[odd.top, odd.bottom].map((reward) => sum(plain, promisedBy(reward))), plain])
    expect([0, 1].map((earlier) => arriving(id, 2, earlier))).toEqual([sum(plain, promisedBy(even.middle)), plain])
  })
})

describe('each slot of the workshop moves an income track and lets helpers produce', () => {
  const NEWCOMER = 'early-helper-27'
  const content = contentWith({
    helpers: { ...oneHelper, [NEWCOMER]: { cost: 0, ability: { kind: 'permanent', always: { rule: 'glueFree' } } } },
  })

  test.each(tables.helperSlots.slice(1))('$id', ({ id, income, production }) => {
    const slot = houseContent.slots.findIndex((each) => each.id === id)
    const beside = houseContent.slots[slot]?.neighbours[0] as number
    const bench = new Workbench(
      (state, player) => {
        atWork(state, player)
        player.slots.fill(null)
        player.slots[beside] = HELPER
        deal(state, 'helpers', NEWCOMER)
      },
      { content },
    )
    bench.choose({ move: 'chooseHelper' })
    const change = changeOf(bench, () => {
      bench.choose({ act: 'chooseHelper' })
      if (bench.asked === 'placeHelper') bench.choose(id)
      if (bench.asked === 'produce') bench.choose(HELPER)
      if (bench.asked === 'produce') bench.choose('enough')
    })
    expect(change[income.track]).toBe(income.steps)
    expect(change.reuse ?? 0).toBe(production > 0 ? 9 : 0)
    expect(bench.problems).toEqual([])
  })
})
