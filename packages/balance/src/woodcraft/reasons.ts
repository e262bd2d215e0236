import { woodcraftGame } from '@nora/woodcraft'
import type { Piece } from '../gathered.ts'
import { cell, errorOf, percent, type Section } from '../section.ts'
import { doubted } from './without-helper.ts'

const { helpers } = woodcraftGame.content.tables

const counted = ({ counts }: Piece, key: string) => counts[key] ?? 0

/** The standard error of a mean, from the sum of what was counted and the sum of its squares. */
export function errorOfMean(sum: number, squares: number, n: number): number {
  return n > 1 ? Math.sqrt((squares - sum ** 2 / n) / (n - 1) / n) : Number.NaN
}

/** Wins by the place of the first round, where who begins moves on. */
export function movingPlaces(piece: Piece): Section {
  const even = 100 / 4
  return {
    id: 'movingPlaces',
    title: 'With four players, where who begins moves on after each round: by place in the first one',
    columns: ['wins above even', 'mean score'],
    rows: ['1', '2', '3', '4'].map((place) => {
      const share = percent(counted(piece, `winsFromPlace/${place}`), piece.games)
      return {
        name: place,
        cells: [
          cell(share - even, undefined, errorOf(share, piece.games)),
          cell(piece.games > 0 ? counted(piece, `scoresFromPlace/${place}`) / piece.games : Number.NaN),
        ],
      }
    }),
  }
}

/** What a helper brings its employer: the same games with it and without. */
export function broughtByHelpers(piece: Piece): Section {
  return {
    id: 'broughtByHelpers',
    title: 'What a helper brings: games for two in which it was hired, and the same without it from that turn on',
    columns: ['pairs', 'wins with, %', 'wins without, %', 'wins brought', 'points brought'],
    rows: doubted.map((helper) => {
      const of = (key: string) => counted(piece, `${key}/${helper}`)
      const pairs = of('pairs')
      const [won, wonWithout] = [of('winsWith'), of('winsWithout')]
      const brought = percent(won - wonWithout, pairs)
      return {
        name: `${helper} ${helpers.find(({ id }) => id === helper)?.name.en ?? ''}`,
        cells: [
          cell(pairs),
          cell(percent(won, pairs)),
          cell(percent(wonWithout, pairs)),
          // Each pair counts 1, 0 or -1, so that the squares are the games that ended otherwise.
          cell(brought, undefined, 100 * errorOfMean(won - wonWithout, of('changed'), pairs)),
          cell(
            pairs > 0 ? of('leads') / pairs : Number.NaN,
            undefined,
            errorOfMean(of('leads'), of('leadsSquared'), pairs),
          ),
        ],
      }
    }),
  }
}
