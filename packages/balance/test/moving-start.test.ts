import { Position, playout, type Seat, seededFate, settle, Variant } from '@nora/kernel'
import { expect, test } from 'vitest'
import { moving } from '../src/woodcraft/sets.ts'
import { woodcraftStudy } from '../src/woodcraft/study.ts'

const { game } = woodcraftStudy

test('who begins moves on after each round, comes back for the last one, and wins from the place of the first round', () => {
  const variant = new Variant(game, settle(game, moving.wish))
  const position = new Position(variant, variant.opening())
  const counts = new Map<string, number>()
  const watcher = moving.watch(position, 0, (key, n = 1) => counts.set(key, (counts.get(key) ?? 0) + n))
  const turns: Seat[] = []
  position.table.listen({
    tell: (event) => {
      if (event.type === 'turn') turns.push(event.seat as Seat)
      watcher.tell?.(event)
    },
    learn: () => {},
  })
  position.begin()
  const minds = [0, 1, 2, 3].map((seat) => moving.botOf(seat, 0).mind())
  playout(position, (seat) => minds[seat] as (typeof minds)[number], seededFate(1))
  const first = turns[0] as Seat
  const rounds = Array.from({ length: turns.length / 4 }, (_, round) => turns.slice(4 * round, 4 * round + 4))
  expect(rounds).toHaveLength(13)
  for (const [round, seats] of rounds.entries()) {
    expect(seats).toEqual([0, 1, 2, 3].map((place) => (first + round + place) % 4))
  }
  const outcome = game.outcome(position.table)
  watcher.end(outcome)
  const winner = outcome.standings.find(({ place }) => place === 1)?.seat as Seat
  expect(counts.get(`winsFromPlace/${((winner - first + 4) % 4) + 1}`)).toBe(1)
}, 120_000)
