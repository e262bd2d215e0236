import type { Effect } from '@nora/effects'
import { type Json, settle, Variant } from '@nora/kernel'
import { houseContent, woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { YARD_SPACES } from '../../src/actions/buy-lumber.ts'
import { salePrice, yardPrice } from '../../src/actions/prices.ts'
import { actions, type Improvement, quadrants, SLOTS } from '../../src/content/names.ts'
import { roundsFor } from '../../src/round/rounds.ts'
import { contractsFor } from '../../src/setup/setup.ts'
import { DICE_PER_COLOUR, printedSupply } from '../../src/state.ts'
import { type Die, dieNamed, dieNames } from '../../src/workshop/dice.ts'
import { benchesOf } from '../../src/workshop/workshop.ts'
import { Workbench } from '../workbench.ts'
import facts from './facts.json' with { type: 'json' }
import { partsOf } from './price.ts'

/** Nothing may contradict what the rulebook and other published texts say. */
const { tables } = houseContent
const ofDeck = (records: readonly { readonly deck: string }[], deck: string) =>
  records.filter((record) => record.deck === deck).length
const found = <T extends { readonly id: string }>(records: readonly T[], id: string): T => {
  const record = records.find((each) => each.id === id)
  if (!record) throw new Error(`there is no ${id}`)
  return record
}

/** Equal, except where the fact says that a value is not known. */
function agrees(fact: Json | undefined, value: Json | undefined): boolean {
  if (fact === 'unknown') return value !== undefined
  if (typeof fact !== 'object' || fact === null) return fact === value
  if (typeof value !== 'object' || value === null || Array.isArray(fact) !== Array.isArray(value)) return false
  const [known, real] = [fact as Record<string, Json>, value as Record<string, Json>]
  return [...new Set([...Object.keys(known), ...Object.keys(real)])].every((key) => agrees(known[key], real[key]))
}

const agreesWithParts = (fact: readonly object[], effect: Effect | null) =>
  effect !== null && agrees(fact as unknown as Json, partsOf(effect) as unknown as Json)

describe('what is in the box', () => {
  const { counts } = facts

  test('the cards', () => {
    for (const deck of ['early', 'late'] as const) {
      expect(ofDeck(tables.helpers, deck)).toBe(counts.helpers[deck])
      expect(ofDeck(tables.orders, deck)).toBe(counts.orders[deck])
    }
    expect(tables.hazelnutOrders.length).toBe(counts.hazelnutOrders)
    expect(tables.contracts.length).toBe(counts.contracts)
    expect(tables.soloCards.length).toBe(counts.soloCards)
    const { helpers, orders, hazelnutOrders, contracts, soloCards } = tables
    expect([helpers, orders, hazelnutOrders, contracts, soloCards].flat().length).toBe(counts.cardsInAll)
  })

  test('the tiles, tools, dice and goods', () => {
    expect(tables.rewardTiles.length).toBe(counts.rewardTiles)
    expect(tables.tools.reduce((sum, { copies }) => sum + copies, 0)).toBe(counts.tools)
    expect(DICE_PER_COLOUR).toBe(counts.dicePerColour)
    expect(printedSupply).toMatchObject(counts.supply)
  })

  test('two tools are named in Czech, three more elsewhere', () => {
    expect(found(tables.tools, 'mallet').name.cs).toBe(facts.tools.mallet)
    expect(found(tables.tools, 'wrench').name.cs).toBe(facts.tools.wrench)
    for (const id of facts.tools.alsoSeen) expect(found(tables.tools, id).id).toBe(id)
  })
})

describe('the start and the calendar', () => {
  test.each([1, 2, 3, 4] as const)('with %i players', (seats) => {
    const options = seats === 1 ? { mode: 'solo' } : { seats }
    const state = new Variant(woodcraftGame, settle(woodcraftGame as never, options)).opening()
    for (const player of state.players) {
      expect(player.berries).toBe(facts.start.berries)
      expect(player.lanterns).toBe(facts.start.lanterns[seats])
      expect(dieNames.filter((_, die) => player.lumber[die] === 1).sort()).toEqual([...facts.start.dice].sort())
      expect(player.pots).toEqual(facts.start.pots)
      expect(benchesOf(player)).toBe(facts.start.benches)
    }
    expect(contractsFor(seats)).toBe(facts.start.contracts[seats])
    expect(roundsFor(seats)).toEqual(facts.calendar[seats])
  })

  test('the yard has a space for two dice of each colour', () => {
    expect(YARD_SPACES).toBe(facts.start.yardSpaces)
  })
})

describe('prices', () => {
  const { table } = new Workbench().position

  test.each(Object.entries(facts.yardPrices))('%s costs %i', (die, price) => {
    expect(yardPrice(table, 0, dieNamed(die) as Die, 0)).toBe(price)
  })

  test.each(Object.entries(facts.salePrices))('%s brings %i', (die, price) => {
    expect(salePrice(table, 0, dieNamed(die) as Die, 0)).toBe(price)
  })

  test('the bundles of materials', () => {
    expect(tables.bundles.map(({ material, n, cost }) => ({ material, n, cost }))).toEqual(facts.bundles)
  })

  test('the last step of marketing', () => {
    expect(tables.marketing.at(-1)).toMatchObject(facts.marketing.last)
  })
})

describe('the action wheel', () => {
  const { wheel } = facts

  test('its form', () => {
    expect([actions.length, quadrants.length, SLOTS]).toEqual([wheel.actions, wheel.quadrants, wheel.slots])
  })

  test.each(Object.entries(wheel.ring))('slot %s', (id, bonus) => {
    expect(agreesWithParts(bonus, found(tables.ring, id).bonus)).toBe(true)
  })

  test('of the slots in the example just two pay', () => {
    const paying = wheel.payingAmong.slots.filter((id) => found(tables.ring, id).bonus !== null)
    expect(paying.length).toBe(wheel.payingAmong.n)
  })

  test('the two windows that are told of', () => {
    expect(found(tables.windows, 'B-2').bonus).toEqual(wheel.windows['B-2'])
    const { points, diceToChooseFrom } = wheel.windows['A-3']
    const [score, choose, ...others] = partsOf(found(tables.windows, 'A-3').bonus)
    expect(score).toEqual({ do: 'score', n: points })
    expect(choose?.do).toBe('choose')
    const options = Object.values(choose?.options as unknown as { [id: string]: Effect })
    expect(options.map((option) => option.do)).toEqual(new Array(diceToChooseFrom).fill('die'))
    expect(others).toEqual([])
  })
})

describe('the workshop', () => {
  test.each(Object.keys(facts.improvements) as Improvement[])('%s', (id) => {
    const { effect: known, ...fields } = facts.improvements[id]
    const { effect, ...record } = found(tables.improvements, id)
    expect(record).toMatchObject(fields)
    expect(agreesWithParts(known, effect)).toBe(true)
  })

  test('every splicing improvement advances one income track', () => {
    for (const id of ['splice-2', 'splice-4']) {
      expect(found(tables.improvements, id).effect.what).toMatch(/^(berry|nut)Income$/)
    }
  })

  test('a slot lets up to four helpers produce', () => {
    const most = Math.max(...tables.helperSlots.map(({ production }) => production))
    expect(most).toBe(facts.productionSymbolSeen)
  })

  test('the attic has three rows', () => {
    expect([...new Set(tables.attic.map(({ row }) => row))]).toEqual(facts.attic.rows)
  })

  test('somewhere in it two neighbours and the space above them have the rewards of the example', () => {
    const { bottom, toOne, toOther } = facts.attic.triangle
    const rewardBetween = (one: string, other: string) =>
      tables.atticEdges.find(({ between }) => between.includes(one) && between.includes(other))?.reward ?? null
    const triangles = tables.attic.filter(({ row, needs: [one = '', other = ''], id }) => {
      if (row !== 'middle' || !agreesWithParts(bottom, rewardBetween(one, other))) return false
      const sides = [rewardBetween(one, id), rewardBetween(other, id)]
      return [sides, sides.toReversed()].some(
        ([left = null, right = null]) => agreesWithParts(toOne, left) && agreesWithParts(toOther, right),
      )
    })
    expect(triangles.length).toBe(1)
  })
})

describe('the tracks', () => {
  test('reputation ends with 6 for an order, with 5 just before the first 6', () => {
    const values = tables.reputation.map(({ value }) => value)
    expect(Math.max(...values)).toBe(facts.reputation.last)
    expect(values.at(-1)).toBe(facts.reputation.last)
    expect(values[values.indexOf(facts.reputation.last) - 1]).toBe(facts.reputation.beforeTheMost)
    expect(values).toEqual(expect.arrayContaining(facts.reputation.seen))
    expect(tables.reputation.filter(({ rewardTile }) => rewardTile).length).toBe(facts.reputation.tileSpaces)
  })

  test.each(tables.incomeTracks)('$id has a milestone for a tool and one for points', ({ milestones }) => {
    expect(milestones.map(({ gives }) => gives).sort()).toEqual(facts.milestones)
  })
})

describe('cards that were seen', () => {
  const named = (die: { colour: unknown; value: unknown }) => `${die.colour}-${die.value}`

  /** Dice in any order; a die whose face is not known may be any one. */
  const askedDice = (fact: readonly string[], dice: readonly { colour: unknown; value: unknown }[]) =>
    fact.length === dice.length &&
    (fact.includes('unknown') || fact.toSorted().join() === dice.map(named).toSorted().join())

  test.each(facts.orders)('an order for $dice', ({ dice, reward, ...fields }) => {
    const orders = tables.orders.filter(
      (order) =>
        askedDice(dice, order.dice) &&
        Object.entries(fields).every(([field, value]) => agrees(value, order[field as 'row'])) &&
        (reward === undefined || agreesWithParts(reward, order.reward)),
    )
    expect(orders.length).toBe(1)
  })

  test('most solo cards move two tiles, and each further instruction is on some card', () => {
    const two = tables.soloCards.filter(({ tiles }) => tiles.length === facts.solo.tilesOnMostCards)
    expect(two.length).toBeGreaterThan(tables.soloCards.length / 2)
    for (const instruction of facts.solo.instructions as readonly ('orders' | 'helpers' | 'dice')[]) {
      expect(tables.soloCards.some((card) => card[instruction].length > 0)).toBe(true)
    }
  })

  test.each(facts.solo.cards)('a solo card that moves the foreign marker by $reputation', (fact) => {
    const cards = tables.soloCards.filter(({ reputation }) => reputation === fact.reputation)
    expect(cards.length).toBeGreaterThan(0)
    for (const { id, source, ...fields } of cards) expect(agrees(fact, fields), id).toBe(true)
  })

  test('no other solo card moves it', () => {
    const known = facts.solo.cards.map(({ reputation }) => reputation)
    for (const { reputation } of tables.soloCards) expect([0, ...known]).toContain(reputation)
  })

  test('every helper has an ability of one of three kinds, and makes something', () => {
    const kinds = new Set(tables.helpers.map(({ ability }) => ability.kind))
    expect([...kinds].sort()).toEqual(facts.abilityKinds)
    for (const { production } of tables.helpers) expect(production.do).toBeTruthy()
  })
})
