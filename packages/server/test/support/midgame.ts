// A table in the middle of a game, or at its end.
import { opening } from './openings.ts'
import { playOn } from './player.ts'
import { type Seen, Visitor } from './visitor.ts'

/** As many people as seats, who have played until `enough`. */
export async function played(
  address: string,
  {
    mode = 'family',
    seats = 2,
    enough = () => false,
  }: { mode?: string; seats?: number; enough?: (position: number) => boolean } = {},
): Promise<{ readonly table: string; readonly players: readonly Seen[] }> {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`)
  const people = await Promise.all(names.map((name) => Visitor.guest(address, name)))
  const body = opening({ wish: { mode, seats } })
  const { table } = (await (people[0] as Visitor).post('/api/tables', body)).body as { table: string }
  const players = await Promise.all(people.map((person) => person.look(table)))
  for (const [seat, player] of players.entries()) {
    if (seat > 0) await player.do({ type: 'sit', seat })
    await player.until(() => player.seat === seat)
  }
  const position = () => players[0]?.snapshot?.view?.position ?? 0
  await Promise.all(players.map((player, seat) => playOn(player, seat + 1, () => enough(position()))))
  const newest = Math.max(...players.map(({ snapshot }) => snapshot?.seq ?? 0))
  await Promise.all(players.map((player) => player.until(({ seq }) => seq >= newest)))
  return { table, players }
}
