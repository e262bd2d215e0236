import { expect } from 'vitest'
import { type Scene, scene } from '../kit.ts'

function shop(card: string, fish: number): Scene {
  return scene({ next: { step: 'buy' }, phase: 'exploring', offers: [[card], []], players: [{ fish }, {}] })
}

/** The card takes this many fish from whoever buys it, and with one fish fewer it cannot be bought. */
export function expectCost(card: string, cost: number): void {
  expect(
    shop(card, cost + 2)
      .choose(0, [card])
      .choose(1, [])
      .player(0).fish,
  ).toBe(2)
  if (cost === 0) return
  const refused = { code: 'needsFish', params: { needs: cost, has: cost - 1 } }
  expect(shop(card, cost - 1).whyNot(0, [card])).toEqual(refused)
}
