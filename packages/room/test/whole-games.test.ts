import { catsGame } from '@nora/cats'
import { bazaar, orchard } from '@nora/conformance/practice'
import {
  everySetting,
  type Fate,
  type Game,
  HOST,
  importGame,
  type Options,
  type Seat,
  seededFate,
  WATCHER,
} from '@nora/kernel'
import { type TableSnapshot, updated } from '@nora/protocol'
import { Room } from '@nora/room'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { people, Table } from './kit.ts'

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

/** Every second seat is a person's; who watches has only the updates to go by. */
function playThrough(game: Game, options: Options): { table: Table; watched: TableSnapshot } {
  const fate = seededFate(options.seats)
  const bots = Array.from({ length: options.seats }, (_, seat) => (seat % 2 === 1 ? 'random' : null))
  const table = new Table({ game, options, bots, seed: 3 })
  for (const person of people.slice(1)) table.tell({ type: 'sit', seat: null }, person)
  table.does(people[0] ?? null, { type: 'start' })
  let watched = JSON.parse(JSON.stringify(table.room.tableSnapshot(WATCHER))) as TableSnapshot
  let seen = table.steps.length
  while (table.room.state.status === 'playing') {
    act(table, fate)
    for (; seen < table.steps.length; seen++) {
      const update = table.steps[seen]?.change.update(WATCHER)
      watched = updated(watched, JSON.parse(JSON.stringify(update))) as TableSnapshot
    }
  }
  return { table, watched }
}

function act(table: Table, fate: Fate): void {
  const bot = table.room.botsOwing()[0]
  const decision = table.match.pending.find(({ seat }) => seat !== HOST)
  if (bot) table.letBotPlay(bot.seat, fate)
  else if (decision) table.chooses(decision.seat, table.match.space(decision.seat)?.sample(fate))
  else {
    const seat = table.room.tableSnapshot(WATCHER).waitingFor?.[0] as Seat
    table.does(table.playerOf(seat), { type: 'pass', seat, at: table.room.seq })
  }
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
