import { Match } from '@nora/kernel'
import { type Ratbot, type StateCard, type WistarTable, wistarGame } from '@nora/wistar'
import { expect, it } from 'vitest'
import { threatsOf } from '../../src/wistar/ratbot/threat.ts'

function soloTable(): WistarTable {
  const match = Match.open(wistarGame, { mode: 'solo', level: 4 }, { seed: 3 })
  return match.currentPosition().table as unknown as WistarTable
}

it('warns of the next attack on a scale, and of what it would take now', () => {
  const table = soloTable()
  const player = table.state.players[0]
  // The second side of the first state card attacks wood on its first space, the hand on its fourth.
  const state: StateCard = { card: 'state-1', side: 1, tokens: ['strength'], advances: 0 }
  const ratbot = { ...(table.state.ratbot as Ratbot), states: [state] }
  Object.assign(player ?? {}, { wood: 1 })
  expect(threatsOf(table, ratbot)).toEqual([{ card: 'state-1', against: 'wood', steps: 1, has: 1, loss: undefined }])
  Object.assign(player ?? {}, { wood: 2 })
  expect(threatsOf(table, ratbot)[0]?.loss).toEqual({ do: 'lose', what: 'wood', n: 1 })
  // The Robodog (95) keeps every attack away.
  Object.assign(player ?? {}, { lasting: ['inv-095'] })
  expect(threatsOf(table, ratbot)[0]).toMatchObject({ has: 2, loss: undefined })
  Object.assign(player ?? {}, { lasting: [] })
  state.advances = 1
  expect(threatsOf(table, ratbot)[0]).toMatchObject({ against: 'hand', steps: 3 })
})
