// Whole games over real sockets, whichever database keeps them.
import { catalogue } from '@nora/catalogue'
import { importGame, WATCHER } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import type { Entry } from '@nora/room'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../../src/settings.ts'
import { opening } from '../support/openings.ts'
import { playOn } from '../support/player.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'
import { compareWithEntries } from './as-folded.ts'

const LONG = 600_000

const everyMode = catalogue.flatMap((offered) =>
  offered.game.modes.map((mode) => ({ offered, game: offered.game.id, mode: mode.id, seats: mode.seats.max })),
)

export function wholeGames(database: string, settings: () => Partial<Settings>): void {
  describe(`on ${database}`, () => {
    let served: Served
    beforeAll(async () => {
      served = await serve(settings())
    }, LONG)
    afterAll(() => served.stop())

    test.each(everyMode)(
      '$game $mode: $seats clients play a whole game, one watches, one replays, and each sees what it may',
      async ({ offered, game, mode, seats }) => {
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`)
        const people = await Promise.all(names.map((name) => Visitor.guest(served.address, name)))
        const owner = people[0] as Visitor
        const { table } = (await owner.post('/api/tables', opening({ game, wish: { mode, seats } }))).body as {
          table: string
        }
        const watcher = await new Visitor(served.address).look(table)
        expect(watcher.seat).toBe(WATCHER)
        const players = await Promise.all(people.map((person) => person.look(table)))
        for (const [seat, player] of players.entries()) {
          if (seat > 0) expect(await player.do({ type: 'sit', seat })).toMatchObject({ type: 'ack' })
          await player.until(() => player.seat === seat)
        }
        for (const [seat, player] of players.entries()) {
          await player.until(({ room }) => room.status === 'playing')
          // Who is asked at every pause makes the game longer, not different: only the first is.
          if (seat > 0) await player.do({ type: 'setPassing', seat, passing: 'always' })
        }
        const done = await Promise.all(players.map((player, seat) => playOn(player, seat + 1)))
        expect(done.every((count) => count > 5)).toBe(true)
        const last = players[0]?.snapshot as TableSnapshot
        expect(last.outcome?.standings).toHaveLength(seats)
        const everybody = [...players, watcher]
        await Promise.all(everybody.map((one) => one.until(({ seq }) => seq === last.seq)))

        const stored = await served.services.store.tables.entries(table)
        const entries = stored.map(({ body }) => JSON.parse(body) as Entry)
        const rules = { game: offered.game, bots: offered.bots.map(({ id }) => id) }
        const { snapshots, secretive } = compareWithEntries(rules, entries, everybody)
        expect(snapshots).toBeGreaterThanOrEqual((entries.length - seats) * everybody.length)
        expect(secretive).toBeGreaterThan(snapshots / 2)

        // Who comes only now sees the same.
        for (const one of everybody) {
          const late = await one.visitor.look(table)
          expect(late.seat).toBe(one.seat)
          expect(late.snapshot).toEqual(one.snapshot)
          await late.leave()
        }
        // Anybody may replay it: the file leads to the same result by the rules alone.
        const file = (await watcher.visitor.get(`/api/tables/${table}/game`)).body as { result: unknown }
        const replay = importGame([offered.game], file)
        expect(replay.over).toBe(true)
        expect(file.result).toEqual(last.outcome)
        const history = (await owner.get('/api/me/games')).body as unknown as { table: string }[]
        expect(history.map((one) => one.table)).toContain(table)
        await Promise.all(everybody.map((one) => one.leave()))
      },
      LONG,
    )
  })
}
