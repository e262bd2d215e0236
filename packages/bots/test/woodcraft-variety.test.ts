import type { GameEvent, Json, Policy } from '@nora/kernel'
import { actions } from '@nora/woodcraft'
import { beforeAll, describe, expect, it } from 'vitest'
import { woodcraftCasual } from '../src/index.ts'
import { play } from './table.ts'
import { everyTable, woodcraftSetting } from './woodcraft-table.ts'

const GAMES = 24

/** How often each thing was done or brought points, over all seats and games. */
const done = new Map<string, number>()

function count(what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1)
}

function notice({ type }: GameEvent): void {
  count(type)
}

/** The bot, with what it does in its turns counted: an action is told apart by how it was paid for. */
function counted(): Policy {
  const mind = woodcraftCasual.mind()
  return {
    choose: (position, decision, space, fate) => {
      const choice = mind.choose(position, decision, space, fate)
      if (decision.kind === 'turn') count(spelled(choice))
      return choice
    },
  }
}

function spelled(choice: Json): string {
  if (typeof choice === 'string') return choice
  const [field, value] = Object.entries(choice as { readonly [field: string]: Json })[0] as [string, string]
  return ['act', 'use'].includes(field) ? `${field} ${value}` : field
}

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    // Mostly for two and alone, where games are quick.
    const wish = everyTable[seed % 8 === 0 ? 2 : seed % 2 === 0 ? 3 : 0]
    const { outcome } = play(woodcraftSetting(wish ?? {}), counted, seed, notice)
    for (const { sheet } of outcome.standings)
      for (const { id, points } of sheet) if (points > 0) count(`points for ${id}`)
  }
}, 60_000)

describe(`over ${GAMES} games the casual bot`, () => {
  it.each(actions)('takes the main action %s', (action) => {
    expect(done.get(`act ${action}`)).toBeGreaterThan(0)
  })

  it.each(['berries', 'bonus', 'market', 'end'])('takes the other choice of a turn: %s', (choice) => {
    expect(done.get(choice)).toBeGreaterThan(0)
  })

  it.each(['ability', 'reuse', 'harvest', 'complete'])('takes the extra action %s', (extra) => {
    expect(done.get(extra)).toBeGreaterThan(0)
  })

  it.each(['saw', 'splice1', 'glue'])('uses the tile %s', (bench) => {
    expect(done.get(`use ${bench}`)).toBeGreaterThan(0)
  })

  it.each(['plant', 'sellDie', 'buyDie', 'buyBundle', 'hire', 'improve', 'produce', 'placeTool', 'claimContract'])(
    'brings about %s',
    (type) => {
      expect(done.get(type)).toBeGreaterThan(0)
    },
  )

  it.each([
    'orders',
    'hazelnutOrders',
    'nutIncome',
    'marketing',
    'gluing',
    'helpers',
    'wheel',
    'attic',
    'rewardTiles',
    'milestones',
    'contract',
    'leftovers',
    'completedOrders',
  ])('scores by %s', (id) => {
    expect(done.get(`points for ${id}`)).toBeGreaterThan(0)
  })
})
