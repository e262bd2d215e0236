import { type Outcome, Position, playout, type Seat, seededFate, settle, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { without } from '../src/woodcraft/sets.ts'
import { woodcraftStudy } from '../src/woodcraft/study.ts'
import { doubted, WithoutHelper } from '../src/woodcraft/without-helper.ts'

const { game } = woodcraftStudy

interface Played {
  readonly hires: readonly { readonly helper: string; readonly seat: Seat; readonly told: number }[]
  readonly told: readonly string[]
  readonly outcome: Outcome
}

/** One game, with everything that was told. */
function play(position: Position, seed: number, botOf: (typeof without)['botOf'], tell = (_: never) => {}): Played {
  const hires: { helper: string; seat: Seat; told: number }[] = []
  const told: string[] = []
  position.table.listen({
    tell: (event) => {
      told.push(JSON.stringify(event))
      if (event.type === 'hire')
        hires.push({ helper: event.items?.[0] ?? '', seat: event.seat ?? 0, told: told.length })
      tell(event as never)
    },
    learn: () => {},
  })
  position.begin()
  const minds = [0, 1].map((seat) => botOf(seat, 0).mind())
  playout(position, (seat) => minds[seat] as (typeof minds)[number], seededFate(seed))
  return { hires, told, outcome: game.outcome(position.table) }
}

const opened = () => {
  const variant = new Variant(game, settle(game, without.wish))
  return new Position(variant, variant.opening())
}

describe('games played again without a helper', () => {
  test('are the same up to the turn in which it was hired, and nobody hires it after that', () => {
    let compared = 0
    for (let seed = 1; compared < 6; seed++) {
      const position = opened()
      const watcher = new WithoutHelper(position, () => {})
      const once = play(position, seed, without.botOf, (event) => watcher.tell(event))
      watcher.end(once.outcome)
      const rematches = watcher.again()
      const asked = once.hires.filter(({ helper }) => doubted.includes(helper))
      expect(rematches).toHaveLength(asked.length)
      for (const [index, { helper, seat, told }] of asked.entries()) {
        const again = play(opened(), seed, (rematches[index] as (typeof rematches)[number]).botOf)
        expect(again.hires.map((hire) => hire.helper)).not.toContain(helper)
        const turn = once.told.slice(0, told).findLastIndex((event) => JSON.parse(event).type === 'turn')
        if (turn >= 0) expect(JSON.parse(once.told[turn] as string)).toMatchObject({ seat })
        expect(again.told.slice(0, turn + 1)).toEqual(once.told.slice(0, turn + 1))
        compared++
      }
    }
  }, 120_000)
})
