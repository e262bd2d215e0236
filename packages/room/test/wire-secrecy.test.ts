// Everything that a client receives in whole games is the same, byte for byte, whatever it may not know.
import { catsGame } from '@nora/cats'
import { bazaar, orchard } from '@nora/conformance/practice'
import { type Game, HOST, type Seat, seededFate, settle, WATCHER } from '@nora/kernel'
import type { Entry } from '@nora/room'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { people, Table } from './kit.ts'
import { sentTo, twinOf, unseenBy } from './twin-tables.ts'

const games = [orchard, bazaar, catsGame, wistarGame, woodcraftGame] as unknown as readonly Game[]
/** What is hidden until the end is little; what is hidden for a part of the game is more. */
const PARTS = [1, 1 / 2, 1 / 5]
const TWINS = Number(process.env.NORA_TWINS ?? 1)

/** A whole game of people, as entries. */
function played(game: Game, mode: string): Entry[] {
  const { seats } = game.modes.find(({ id }) => id === mode) as Game['modes'][number]
  const fate = seededFate(5)
  const table = Table.started({ game, options: settle(game, { mode, seats: Math.min(2, seats.max) }) })
  while (table.room.state.status === 'playing') {
    table.now += fate.below(5_000)
    const decision = table.match.pending.find(({ seat }) => seat !== HOST)
    if (decision) table.chooses(decision.seat, table.match.space(decision.seat)?.sample(fate))
    else {
      const seat = table.room.tableSnapshot(WATCHER).waitingFor?.[0] as Seat
      table.does(table.playerOf(seat), { type: 'pass', seat, at: table.room.seq })
    }
  }
  return table.entries
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(game.modes.map(({ id }) => id))('%s: nothing that is sent depends on what is hidden', async (mode) => {
    const entries = played(game, mode)
    const seats = entries[0]?.deed.type === 'open' ? entries[0].deed.options.seats : 0
    const fate = seededFate(9)
    let compared = 0
    for (const seat of [WATCHER, ...Array(seats).keys()]) {
      const viewer = seat === WATCHER ? null : (people[seat]?.id as string)
      const sent = await sentTo(game, entries, viewer)
      for (const part of PARTS) {
        const some = entries.slice(0, Math.ceil(entries.length * part))
        const hidden = unseenBy(game, some, seat)
        for (let number = 0; number < TWINS; number++) {
          const twin = twinOf(game, some, hidden, seat, fate)
          const same = await sentTo(game, twin, viewer)
          expect(same).toEqual(sent.slice(0, same.length))
          // Only what has become another game counts.
          if (JSON.stringify(twin) !== JSON.stringify(entries.slice(0, twin.length))) compared += same.length
        }
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})
