import type { Effect } from '@nora/effects'
import type { Json } from '@nora/kernel'
import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../../src/content/schema.ts'
import facts from './facts.json' with { type: 'json' }
import { partsOf } from './price.ts'
import { isOneStepAway, isTwoStepsAway } from './reach.ts'
import { subjects, subjectsOf } from './subjects.ts'

const { language, tables } = houseContent
const { helpers, orders, hazelnutOrders } = tables

function expectBetween(n: number, least: number, most: number) {
  expect(n).toBeGreaterThanOrEqual(least)
  expect(n).toBeLessThanOrEqual(most)
}

describe('helpers', () => {
  /** Gains the same whenever it is used: no condition, count, payment or choice. */
  const onlyGains = (ability: Ability) => {
    if ('always' in ability || 'when' in ability) return false
    const gains = ({ do: word, n }: Effect) => ['gain', 'score', 'die', 'tool'].includes(word) && typeof n !== 'object'
    return partsOf(ability.effect).every(gains)
  }

  test('have at least 30 different abilities, numbers and names aside', () => {
    const templates = helpers.map(({ ability: { kind, ...words } }) => language.template(words as unknown as Effect))
    expect(new Set(templates).size).toBeGreaterThanOrEqual(30)
  })

  test('14 to 18 act at once, 14 to 18 once per turn', () => {
    const ofKind = (kind: string) => helpers.filter(({ ability }) => ability.kind === kind).length
    expectBetween(ofKind('immediate'), 14, 18)
    expectBetween(ofKind('oncePerTurn'), 14, 18)
  })

  test('at most 8 only gain a fixed amount', () => {
    expect(helpers.filter(({ ability }) => onlyGains(ability)).length).toBeLessThanOrEqual(8)
  })

  test.each(subjects)('at least 2 are about %s', (subject) => {
    expect(helpers.filter(({ ability }) => subjectsOf(ability).has(subject)).length).toBeGreaterThanOrEqual(2)
  })

  test('early ones cost 0 to 7, so that of three dealt one can be paid; late ones cost 4 to 12', () => {
    const costs = (deck: string) => helpers.filter((helper) => helper.deck === deck).map(({ cost }) => cost)
    expect([Math.min(...costs('early')), Math.max(...costs('early'))]).toEqual([0, 7])
    expect([Math.min(...costs('late')), Math.max(...costs('late'))]).toEqual([4, 12])
    const [, , cheapestOfDearest = 0] = costs('early').sort((one, other) => other - one)
    expect(cheapestOfDearest).toBeLessThanOrEqual(facts.start.berries)
  })
})

describe('orders', () => {
  test('no two ask for the same dice', () => {
    const asked = [...orders, ...hazelnutOrders].map(({ dice }) =>
      dice
        .map((die) => JSON.stringify(die))
        .sort()
        .join(),
    )
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('some ask for one die, some for four', () => {
    expect([...new Set(orders.map(({ dice }) => dice.length))].sort()).toEqual([1, 2, 3, 4])
  })

  test('at least 10 early ones are one step of the first tiles away from the dice at the start', () => {
    const near = orders.filter(({ deck, dice }) => deck === 'early' && isOneStepAway(dice))
    expect(near.length).toBeGreaterThanOrEqual(10)
  })

  test.each(orders.filter(({ deck }) => deck === 'late'))('$name.en needs at least two steps', ({ dice }) => {
    expect(isTwoStepsAway(dice)).toBe(true)
  })

  test('at least 12 leave the colour of a die open', () => {
    const open = orders.filter(({ dice }) => dice.some(({ colour }) => colour === 'any' || Array.isArray(colour)))
    expect(open.length).toBeGreaterThanOrEqual(12)
  })

  test('at least 16 ask for materials, each kind among them', () => {
    expect(orders.filter(({ materials }) => Object.keys(materials).length > 0).length).toBeGreaterThanOrEqual(16)
    const kinds = new Set(orders.flatMap(({ materials }) => Object.keys(materials)))
    expect([...kinds].sort()).toEqual(['blades', 'glue', 'scrapwood'])
  })

  test('at least 12 give a tool, a lantern, a reuse token or a production', () => {
    const given = ({ do: word, what }: Effect) =>
      word === 'tool' || word === 'produce' || what === 'lanterns' || what === 'reuse'
    expect(orders.filter(({ reward }) => partsOf(reward).some(given)).length).toBeGreaterThanOrEqual(12)
  })
})

describe('steps', () => {
  const die = (colour: 'green' | 'yellow' | 'brown', value: number) => ({ colour, value })

  test('what one has at the start is no step away, a die sawn or spliced is one', () => {
    expect(isOneStepAway([die('green', 1), die('green', 2), die('brown', 1)])).toBe(true)
    expect(isOneStepAway([die('yellow', 3), die('green', 3)])).toBe(true)
    expect(isTwoStepsAway([die('green', 3), die('brown', 1)])).toBe(false)
  })

  test('gluing, a purchase or a larger splice is a step that not everybody can make at once', () => {
    for (const dice of [[die('brown', 4)], [die('green', 5), die('brown', 1)], [die('brown', 6), die('yellow', 2)]]) {
      expect(isOneStepAway(dice)).toBe(false)
      expect(isTwoStepsAway(dice)).toBe(false)
    }
  })

  test('two dice that are both out of reach are two steps', () => {
    expect(isTwoStepsAway([die('brown', 6), die('yellow', 6)])).toBe(true)
  })
})

describe('contracts', () => {
  test('count eight different things', () => {
    const things = tables.contracts.map(({ score: { times, per, most, ...counted } }) =>
      JSON.stringify(counted as Json),
    )
    expect(new Set(things).size).toBe(8)
  })
})

describe('solo cards', () => {
  const named = tables.soloCards.flatMap(({ tiles }) => tiles)

  test.each(subjects.slice(0, 7))('%s is named 2 or 3 times', (action) => {
    expectBetween(named.filter((tile) => tile === action).length, 2, 3)
  })
})

describe('names', () => {
  test.each(['en', 'cs', 'pl', 'ru'] as const)('are all different in %s', (locale) => {
    const records = [...helpers, ...orders, ...hazelnutOrders, ...tables.contracts, ...tables.tools]
    const names = records.map(({ name }) => name[locale].toLowerCase())
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
