import type { GameEvent, Item } from '@nora/kernel'
import { mainActions, powerKinds, wistarGame } from '@nora/wistar'
import { beforeAll, describe, expect, it } from 'vitest'
import { wistarCasual } from '../src/index.ts'
import { play } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

const GAMES = 24

/** How often each thing was done, over all seats and games. */
const done = new Map<string, number>()

function count(what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1)
}

function notice(event: GameEvent): void {
  const { type, items } = event
  if (type === 'move') return
  count(type)
  if (type === 'mainAction') count(`main action ${event.action}`)
  if (type === 'leaderPlaced' && event.space === 'hut') count('hut')
  if (type === 'played') count(`card ${wistarGame.content.inventions.recommended.get(items?.[0] as Item)?.kind}`)
}

beforeAll(() => {
  const variant = wistarSetting({ mode: 'classic', seats: 2 })
  for (let seed = 1; seed <= GAMES; seed++) {
    const { outcome } = play(variant, () => wistarCasual.mind(), seed, notice)
    for (const { sheet } of outcome.standings) {
      for (const { id, points } of sheet) if (points > 0) count(`points for ${id}`)
    }
  }
}, 120_000)

describe(`over ${GAMES} games for two the casual bot`, () => {
  it.each(mainActions)('uses the main action %s', (action) => {
    expect(done.get(`main action ${action}`)).toBeGreaterThan(5)
  })

  it('visits the hut', () => {
    expect(done.get('hut')).toBeGreaterThan(5)
  })

  it.each(powerKinds)('plays inventions of the kind %s', (kind) => {
    expect(done.get(`card ${kind}`)).toBeGreaterThan(0)
  })

  it.each(['doorOpened', 'missionRevealed', 'guestTaken', 'tentPitched', 'cardUsed', 'abilityUnlocked'])(
    'does what a farm and a lair are for: %s',
    (event) => {
      expect(done.get(event)).toBeGreaterThan(5)
    },
  )

  it.each(['missionCompleted', 'objectiveClaimed', 'bedBuilt', 'roomDug'])('scores in every way: %s', (event) => {
    expect(done.get(event)).toBeGreaterThan(5)
  })

  it.each(['ability', 'beds', 'rooms', 'guest', 'invention', 'endgame', 'electricity', 'leftovers', 'jokers'])(
    'scores on the line of %s',
    (line) => {
      expect(done.get(`points for ${line}`)).toBeGreaterThan(0)
    },
  )
})
