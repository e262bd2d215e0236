import { bazaar } from '@nora/conformance/practice'
import type { Flow, Game, Next } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { type BazaarState, type BazaarTable, MARKET, merchant } from '../src/practice/bazaar/state.ts'
import { foundBy } from './planted.ts'

/** The bazaar with something done at the end of each turn. */
function afterEachTurn(plant: (table: BazaarTable) => void): Game<BazaarState> {
  const turn = bazaar.steps.turn as NonNullable<typeof bazaar.steps.turn>
  return {
    ...bazaar,
    steps: {
      ...bazaar.steps,
      *turn(table, args): Flow<Next> {
        const next = yield* turn(table, args)
        plant(table)
        return next
      },
    },
  }
}

describe('the suite finds what happens in silence:', () => {
  test('coins that a merchant gets without a word', () => {
    const silent = afterEachTurn((table) => {
      table.state.bank--
      merchant(table, 0).coins++
    })
    expect(foundBy('told', silent)).toMatch(/is not told \(told \/ seen\): bank 50 \/ 49/)
  })

  test('coins that are told of the wrong merchant', () => {
    const mistaken = afterEachTurn((table) => {
      table.state.bank--
      merchant(table, 0).coins++
      table.tell?.({ type: 'earn', seat: 1, coins: 1 })
    })
    expect(foundBy('told', mistaken)).toMatch(/merchants\[0\]\.coins/)
  })

  test('a market that is turned round', () => {
    const turned = afterEachTurn((table) => {
      const goods = table.state.zones[MARKET] as string[]
      goods.reverse()
    })
    expect(foundBy('told', turned)).toMatch(/zones\.market\[0\]/)
  })
})
