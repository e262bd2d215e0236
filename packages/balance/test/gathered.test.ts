import type { Game } from '@nora/kernel'
import { seededFate } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { type Gathered, pieceOf, withGames } from '../src/gathered.ts'
import { playGames } from '../src/play.ts'
import { aloneAtRandom } from '../src/woodcraft/sets.ts'

const nothing: Gathered = { game: 'wistar', contentHash: 'x', seed: 1, sets: {} }

test('what was counted in pieces adds up', () => {
  const once = withGames(nothing, '2', { games: 3, counts: { doors: 4, guests: 1 } })
  const twice = withGames(once, '2', { games: 2, counts: { doors: 1, rows: 7 } })
  expect(pieceOf(twice, '2')).toEqual({ games: 5, counts: { doors: 5, guests: 1, rows: 7 } })
  expect(pieceOf(twice, '4')).toEqual({ games: 0, counts: {} })
  expect(pieceOf(once, '2').counts).toEqual({ doors: 4, guests: 1 })
})

test('games played in two pieces are the games played in one', () => {
  const play = (...numbers: number[]) => playGames(woodcraftGame as unknown as Game, aloneAtRandom, numbers, seededFate)
  const pieces = withGames(withGames(nothing, 'random', { games: 1, counts: play(5) }), 'random', {
    games: 1,
    counts: play(6),
  })
  expect(pieceOf(pieces, 'random').counts).toEqual(play(5, 6))
})
