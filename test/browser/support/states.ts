// The states of the tables that are looked at: every kind of question of The Isle of Cats, and some of the plain tables.
import { cats, wistar, woodcraft } from '@nora/catalogue'
import type { GameFile } from '@nora/kernel'
import { momentsOf } from './moments.ts'

/** `mustPass` has one answer that everybody can see, so nobody is ever asked. */
export const catsKinds = cats.game.kinds.map(({ name }) => name).filter((name) => name !== 'mustPass')

/** So many games come to all of them. */
const CATS_GAMES = 60

let ofCats: ReadonlyMap<string, GameFile> | undefined

export function catsStates(): ReadonlyMap<string, GameFile> {
  const wishes = [{ mode: 'classic', seats: 2 }, { mode: 'family', seats: 2 }, { mode: 'solo' }]
  ofCats ??= momentsOf(cats.game, wishes, CATS_GAMES)
  return ofCats
}

export const plainGames = ['wistar', 'woodcraft'] as const

export function plainStates(id: (typeof plainGames)[number], games: number): ReadonlyMap<string, GameFile> {
  const { game } = { wistar, woodcraft }[id]
  return momentsOf(game, [{ mode: 'classic', seats: 3 }, { mode: 'solo' }], games)
}
