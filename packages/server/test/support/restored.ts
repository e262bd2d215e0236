import { expect } from 'vitest'
import type { StoredEntry } from '../../src/store/rows.ts'
import { played } from './midgame.ts'
import { playOn } from './player.ts'
import { type Served, serve } from './serve.ts'
import { type Seen, Visitor } from './visitor.ts'

/** A game in the middle of which, while both go on playing, a copy is made. */
export interface Copied {
  readonly table: string
  readonly players: readonly Seen[]
  /** Of the whole game. */
  readonly entries: readonly StoredEntry[]
  /** What was stored when the copy was begun. */
  readonly least: number
}

/** Two play a game to its end, and `copy` is made of it on the way. */
export async function copiedWhilePlayed(served: Served, copy: () => Promise<unknown>): Promise<Copied> {
  // The longest there is, so that the copy is made before it ends.
  const { table, players } = await played(served.address, { mode: 'classic', enough: (position) => position > 20 })
  const reached = () => players[0]?.snapshot?.seq ?? 0
  const least = reached()
  const playing = Promise.all(players.map((player, seat) => playOn(player, seat + 10)))
  await expect.poll(reached, { interval: 1 }).toBeGreaterThan(least)
  await copy()
  await playing
  expect(players[0]?.snapshot?.room.status).toBe('over')
  return { table, players, entries: await served.services.store.tables.entries(table), least }
}

/** A server on the copy has everybody in their seat at one moment of the game, and they play to the end from there. */
export async function goesOnRestored(
  where: Parameters<typeof serve>[0],
  { table, players, entries, least }: Copied,
): Promise<void> {
  const restored = await serve(where)
  const kept = await restored.services.store.tables.entries(table)
  expect(kept.length).toBeGreaterThan(least)
  expect(kept.length).toBeLessThan(entries.length)
  expect(kept).toEqual(entries.slice(0, kept.length))
  const there = await Promise.all(
    players.map(({ visitor }) => {
      const moved = new Visitor(restored.address)
      moved.cookie = visitor.cookie
      return moved.look(table)
    }),
  )
  expect(there.map((one) => [one.seat, one.snapshot?.seq])).toEqual(players.map((_, seat) => [seat, kept.length]))
  await Promise.all(there.map((one, seat) => playOn(one, seat + 20)))
  expect(there[0]?.snapshot?.outcome?.standings).toHaveLength(2)
  await Promise.all([...players, ...there].map((one) => one.leave()))
  await restored.stop()
}
