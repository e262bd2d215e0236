import { type GameEvent, Position, settle, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { wistarGame } from '../src/game.ts'
import { type Goods, goods } from '../src/state.ts'
import { playBusily } from './busy-game.ts'

/** What a player starts with. */
const START: { readonly [what in Goods]: number } = { wood: 2, metal: 2, movement: 1, joker: 0 }

/** Plays one game and keeps books of it from its events alone. */
function play(seats: number, seed: number) {
  const variant = new Variant(wistarGame, settle(wistarGame as never, { seats }))
  const position = new Position(variant, variant.opening())
  const books = Array.from({ length: seats }, () => ({ ...START }))
  position.table.listen({
    tell: (event: GameEvent) => {
      const what = event.what as Goods
      if (!goods.includes(what)) return
      const book = books[event.seat as number] as Record<Goods, number>
      if (event.type === 'gain') book[what] += event.n as number
      if (event.type === 'pay' || event.type === 'lose') book[what] -= event.n as number
    },
    learn: () => undefined,
  })
  const kinds = playBusily(position, seed)
  return { position, books, kinds }
}

describe('conservation', () => {
  test.each([2, 3, 4])('with %i players every piece is in one place, and gained minus paid is held', (seats) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { position, books } = play(seats, seed)
      const held = position.table.state.players.map(({ wood, metal, movement, joker }) => ({
        wood,
        metal,
        movement,
        joker,
      }))
      expect(books).toEqual(held)
    }
  })

  test('a busy game asks about nearly everything there is', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) for (const kind of play(4, 100 + seed).kinds) seen.add(kind)
    for (const kind of ['turn', 'explore', 'develop', 'dig', 'build', 'playInvention', 'completeMission', 'cube']) {
      expect(seen).toContain(kind)
    }
  })
})
