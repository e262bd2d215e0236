import { each, seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { Affordable } from '../../src/spaces/affordable.ts'

const cards = ['001', '007', '015', '043']
const costs: Record<string, number> = { '001': 5, '007': 1, '015': 0, '043': 2 }
const costOf = (card: string) => costs[card] as number

describe('what can be bought together', () => {
  test('is every selection of cards within the budget', () => {
    const space = new Affordable(cards, costOf, 2)
    expect([...each(space)]).toEqual([[], ['043'], ['015'], ['015', '043'], ['007'], ['007', '015']])
    expect([space.count(), space.count(2)]).toEqual([6, 2])
    expect(space.includes(['007', '043'])).toBe(false)
  })

  test('sampled by chance is every choice and no other', () => {
    const space = new Affordable(cards, costOf, 6)
    const fate = seededFate(1)
    const sampled = new Set(Array.from({ length: 2000 }, () => JSON.stringify(space.sample(fate))))
    expect([...sampled].sort()).toEqual([...each(space)].map((choice) => JSON.stringify(choice)).sort())
  })
})
