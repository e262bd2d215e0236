import { expect } from 'vitest'
import { playOn } from './player.ts'
import { serve } from './serve.ts'
import { type Seen, Visitor } from './visitor.ts'

/** A server on the copy of another's data has everybody in their seat where the copy was made, and they play to the end. */
export async function goesOnRestored(
  where: Parameters<typeof serve>[0],
  table: string,
  players: readonly Seen[],
  seq: number,
): Promise<void> {
  const restored = await serve(where)
  const there = await Promise.all(
    players.map(({ visitor }) => {
      const moved = new Visitor(restored.address)
      moved.cookie = visitor.cookie
      return moved.look(table)
    }),
  )
  expect(there.map((one) => [one.seat, one.snapshot?.seq])).toEqual(players.map((_, seat) => [seat, seq]))
  await Promise.all(there.map((one, seat) => playOn(one, seat + 20)))
  expect(there[0]?.snapshot?.outcome?.standings).toHaveLength(2)
  await Promise.all([...players, ...there].map((one) => one.leave()))
  await restored.stop()
}
