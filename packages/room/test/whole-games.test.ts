import { catsGame } from '@nora/cats'
import { bazaar, orchard } from '@nora/conformance/practice'
import { everySetting, type Game, importGame, type Options, WATCHER } from '@nora/kernel'
import { Room } from '@nora/room'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { playThrough } from './play-through.ts'

const games = [orchard, bazaar, catsGame, wistarGame, woodcraftGame] as unknown as readonly Game[]

/** One setting of each mode and number of seats. */
function settingsOf(game: Game): Options[] {
  const chosen = new Map<string, Options>()
  for (const options of everySetting(game)) {
    const key = `${options.mode} ${options.seats}`
    if (!chosen.has(key)) chosen.set(key, options)
  }
  return [...chosen.values()]
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(settingsOf(game).map((options) => [`${options.mode}, ${options.seats} seats`, options] as const))(
    '%s: people and bots play a whole game',
    (_name, options) => {
      const { table, watched } = playThrough(game, options)
      const { room } = table
      expect(room.state.ending).toBe('finished')
      expect(room.tableSnapshot(0).outcome?.standings.length).toBeGreaterThan(0)
      expect(watched).toEqual(JSON.parse(JSON.stringify(room.tableSnapshot(WATCHER))))
      const snapshot = JSON.parse(JSON.stringify(room.snapshot()))
      expect(Room.restore(table.rules, snapshot, [], table.chance)?.tableSnapshot(0)).toEqual(room.tableSnapshot(0))
      const file = JSON.parse(JSON.stringify(room.record()))
      expect(importGame([game], file).outcome).toEqual(table.match.outcome)
    },
  )
})
