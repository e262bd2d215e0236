import type { Discount } from '@nora/effects'
import { canonical } from '@nora/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holding, offered, trial, whyNot } from './bench.ts'

const forPoints = (cost: object, purpose?: string) =>
  ({ do: 'pay', cost, ...(purpose ? { purpose } : {}), effect: { do: 'gain', what: 'points', n: 1 } }) as never

test('who can pay in one way only is not asked', () => {
  const match = trial(forPoints({ wood: 2, metal: 1 }), { players: [{ wood: 2, metal: 3 }] })
  expect(match.line).toEqual([])
  expect(holding(match)).toMatchObject({ wood: 0, metal: 2, points: 1 })
})

test('who has too little is told what is missing and pays nothing', () => {
  const setup = { players: [{ wood: 2 }] }
  const effect = forPoints({ wood: 3 })
  expect(whyNot(effect, setup)).toEqual({
    code: 'cannotPay',
    params: { stock: 'wood', what: { id: 'bench.wood.some', params: { n: 3 } }, needs: 3, has: 2 },
  })
  expect(holding(trial(effect, setup))).toMatchObject({ wood: 2, points: 0 })
})

test('nobody pays for what would do nothing', () => {
  const effect = { do: 'pay', cost: { metal: 1 }, effect: { do: 'gain', what: 'wood', n: 1 } }
  expect(holding(trial(effect, { players: [{ wood: 9, metal: 1 }] })).metal).toBe(1)
})

test('an icon is had and not spent', () => {
  const match = trial(forPoints({ agility: 2 }), { players: [{ agility: 2, joker: 5 }] })
  expect(holding(match)).toMatchObject({ agility: 2, joker: 5, points: 1 })
})

test('a joker stands in for a missing icon and is spent', () => {
  const match = trial(forPoints({ agility: 3, wood: 1 }), { players: [{ agility: 2, joker: 2, wood: 1 }] })
  expect(holding(match)).toMatchObject({ agility: 2, joker: 1, wood: 0, points: 1 })
})

test('a joker cannot stand in twice', () => {
  const setup = { players: [{ joker: 1 }] }
  expect(whyNot(forPoints({ agility: 1, joker: 1 }), setup)?.code).toBe('cannotPayAll')
  expect(whyNot(forPoints({ agility: 1 }), setup)).toBeUndefined()
})

test('an item is wood, metal or a card, in any mix the seat likes', () => {
  const match = trial(forPoints({ item: 2 }), { players: [{ wood: 2, metal: 1 }], zones: { 'hand/0': ['c1'] } })
  expect(match.pending[0]?.kind).toBe('effect.pay')
  expect(offered(match)).toEqual([{ wood: 2 }, { wood: 1, metal: 1 }, { wood: 1, card: 1 }, { metal: 1, card: 1 }])
  expect(match.whyNot(0, { metal: 2 })).toMatchObject({ code: 'cannotPay', params: { needs: 2, has: 1 } })
  expect(match.whyNot(0, { wood: 1 })).toMatchObject({ code: 'notThePrice' })
  match.choose(0, { metal: 1, card: 1 })
  match.choose(0, 'c1')
  expect(holding(match)).toMatchObject({ wood: 2, metal: 0, points: 1 })
  expect(match.table.zone('discards')).toEqual(['c1'])
})

test('a discount of wood or metal is taken as the payer likes', () => {
  const match = trial(forPoints({ wood: 2, metal: 1 }, 'tools'), { players: [{ wood: 3, metal: 3, agility: 1 }] })
  expect(offered(match)).toEqual([{ wood: 1, metal: 1 }, { wood: 2 }])
  match.choose(0, { wood: 2 })
  expect(holding(match)).toMatchObject({ wood: 1, metal: 3 })
})

test('a discount makes payable what was not, and never gives anything back', () => {
  const cost = forPoints({ wood: 2 }, 'tools')
  expect(whyNot(cost, { players: [{ wood: 1 }] })?.code).toBe('cannotPay')
  expect(whyNot(cost, { players: [{ wood: 1, agility: 1 }] })).toBeUndefined()
  expect(holding(trial(cost, { players: [{ wood: 1, agility: 9 }] })).wood).toBe(1)
})

const few = fc.integer({ min: 0, max: 3 })
const some = fc.integer({ min: 1, max: 3 })
const holdings = fc.record({ wood: few, metal: few, joker: few, agility: few })
const costs = fc
  .record({ wood: some, metal: some, agility: some, item: some }, { requiredKeys: [] })
  .filter((cost) => Object.keys(cost).length > 0)

/** Every payment one could think of that settles the bill, found by trying all. */
function byTrying(cost: Record<string, number>, has: Record<string, number>, off: readonly Discount[]): Set<string> {
  const found = new Set<string>()
  const most = (name: string) => has[name] as number
  const less = off.reduce((sum, { n }) => sum + n, 0)
  const due = (name: string) => cost[name] ?? 0
  const discounted = Math.min(less, due('wood') + due('metal'))
  for (let wood = 0; wood <= most('wood'); wood++) {
    for (let metal = 0; metal <= most('metal'); metal++) {
      const joker = Math.max(0, due('agility') - most('agility'))
      if (joker > most('joker')) continue
      for (let offWood = 0; offWood <= Math.min(discounted, due('wood')); offWood++) {
        const offMetal = discounted - offWood
        if (offMetal > due('metal')) continue
        const forItems = [wood - (due('wood') - offWood), metal - (due('metal') - offMetal)]
        if (forItems.some((n) => n < 0) || forItems.reduce((sum, n) => sum + n) !== due('item')) continue
        const paid = Object.entries({ wood, metal, joker }).filter(([, n]) => n > 0)
        found.add(canonical(Object.fromEntries(paid)))
      }
    }
  }
  return found
}

test('the ways to pay are exactly those that trying everything finds', () => {
  fc.assert(
    fc.property(costs, holdings, (cost, has) => {
      const expected = byTrying(cost, has, [{ of: ['wood', 'metal'], n: has.agility }])
      const effect = forPoints(cost, 'tools')
      const refused = whyNot(effect, { players: [has] }) !== undefined
      expect(refused).toBe(expected.size === 0)
      if (expected.size < 2) return
      const ways = offered(trial(effect, { players: [has] })).map(canonical)
      expect(ways).toHaveLength(expected.size)
      expect(new Set(ways)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
