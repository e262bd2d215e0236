import { actions, grades, improvements, woodcraftGame } from '@nora/woodcraft'
import { type Gathered, type Piece, pieceOf } from '../gathered.ts'
import { type Band, type Cell, cell, percent, type Row, type Section } from '../section.ts'
import { SUBSTITUTE } from './event-counts.ts'
import { broughtByHelpers, movingPlaces } from './reasons.ts'
import { scoreSources } from './score-sources.ts'
import { alone, aloneAtRandom, four, moving, two, without } from './sets.ts'

const { tables } = woodcraftGame.content

/** What an open set of figures must come to. */
const bands = {
  action: { least: 6, most: 25 },
  substitute: { most: 10 },
  hired: { least: 8, most: 60 },
  aboveEven: { least: -7, most: 7 },
  completed: { least: 65, most: 92 },
  everCompleted: { least: 1 },
  built: { least: 15, most: 90 },
  source: { least: 4, most: 45 },
  reputation: { least: 3, most: 5 },
  highest: { least: 5, most: 30 },
  seat: { least: -4, most: 4 },
  alone: { least: 70, most: 105 },
  aloneAtRandom: { most: 30 },
  good: { least: 5, most: 25 },
  excellent: { most: 2 },
} as const

/** Games counted together, and how many play in each. */
interface Counted extends Piece {
  readonly name: string
  readonly seats: number
}

/** Fun and balance, from what was counted. */
export function report(gathered: Gathered): readonly Section[] {
  const several: readonly Counted[] = [
    { ...pieceOf(gathered, two.id), name: '2 players', seats: 2 },
    { ...pieceOf(gathered, four.id), name: '4 players', seats: 4 },
  ]
  const greedy = [...several, { ...pieceOf(gathered, alone.id), name: 'alone', seats: 1 }]
  return [
    overall(greedy),
    solo(greedy.slice(-1), pieceOf(gathered, aloneAtRandom.id)),
    places(several),
    table('actions', 'Main actions, % of all', greedy, [...actions, SUBSTITUTE], actionShare),
    table('sources', 'Where points come from, % of the score', greedy, scoreSources, sourceShare),
    table('improvements', 'Improvements built, % of workshops', greedy, improvements, builtShare),
    helpers(greedy, several),
    orders(greedy),
    movingPlaces(pieceOf(gathered, moving.id)),
    broughtByHelpers(pieceOf(gathered, without.id)),
  ]
}

const counted = ({ counts }: Piece, key: string) => counts[key] ?? 0

const summed = (pieces: readonly Piece[], key: string) => pieces.reduce((sum, piece) => sum + counted(piece, key), 0)

const mean = (sum: number, n: number) => (n > 0 ? sum / n : Number.NaN)

const namesOf = (pieces: readonly Counted[]) => pieces.map(({ name }) => name)

function table(
  id: string,
  title: string,
  pieces: readonly Counted[],
  names: readonly string[],
  figure: (piece: Counted, name: string) => Cell,
): Section {
  const rows = names.map((name) => ({ name, cells: pieces.map((piece) => figure(piece, name)) }))
  return { id, title, columns: namesOf(pieces), rows }
}

function overall(greedy: readonly Counted[]): Section {
  const row = (name: string, figure: (piece: Counted, players: number) => number, band?: Band): Row => ({
    name,
    cells: greedy.map((piece) => cell(figure(piece, piece.games * piece.seats), band)),
  })
  return {
    id: 'overall',
    title: 'Greedy games',
    columns: namesOf(greedy),
    rows: [
      row('games', ({ games }) => games),
      row('mean score', (piece, players) => mean(counted(piece, 'scores'), players)),
      row('reputation value', (piece, players) => mean(counted(piece, 'reputation'), players), bands.reputation),
      row('highest value, %', (piece, players) => percent(counted(piece, 'highestReputation'), players), bands.highest),
      row('orders taken', (piece, players) => mean(ofOrders([piece], 'taken'), players)),
      row(
        'completed, %',
        (piece) => percent(ofOrders([piece], 'completed'), ofOrders([piece], 'taken')),
        bands.completed,
      ),
    ],
  }
}

const allOrders = [...tables.orders, ...tables.hazelnutOrders]

function ofOrders(pieces: readonly Piece[], what: string): number {
  return allOrders.reduce((sum, { id }) => sum + summed(pieces, `${what}/${id}`), 0)
}

function solo(greedy: readonly Piece[], random: Piece): Section {
  const reached = (grade: keyof typeof grades) => percent(summed(greedy, `reached/${grade}`), summedGames(greedy))
  const row = (name: string, value: number, band: Band): Row => ({ name, cells: [cell(value, band)] })
  return {
    id: 'solo',
    title: 'The solo game',
    columns: [''],
    rows: [
      row('mean of random play', mean(counted(random, 'scores'), random.games), bands.aloneAtRandom),
      row('mean of greedy play', mean(summed(greedy, 'scores'), summedGames(greedy)), bands.alone),
      row(`greedy play reaches ${grades.good}, %`, reached('good'), bands.good),
      row(`greedy play reaches ${grades.excellent}, %`, reached('excellent'), bands.excellent),
    ],
  }
}

const summedGames = (pieces: readonly Piece[]) => pieces.reduce((sum, { games }) => sum + games, 0)

function places(several: readonly Counted[]): Section {
  return table(
    'places',
    'Wins by place in turn order, points above even',
    several,
    ['1', '2', '3', '4'],
    (piece, place) =>
      Number(place) > piece.seats
        ? cell(Number.NaN)
        : cell(percent(counted(piece, `winsFromPlace/${place}`), piece.games) - 100 / piece.seats, bands.seat),
  )
}

function actionShare(piece: Counted, action: string): Cell {
  const all = [...actions, SUBSTITUTE].reduce((sum, name) => sum + counted(piece, `actions/${name}`), 0)
  const band = action === SUBSTITUTE ? bands.substitute : bands.action
  return cell(percent(counted(piece, `actions/${action}`), all), band)
}

const sourceShare = (piece: Counted, source: string): Cell =>
  cell(percent(counted(piece, `sources/${source}`), counted(piece, 'scores')), bands.source)

/** Everybody has a workshop of their own, so it is workshops that count, and not tables. */
const builtShare = (piece: Counted, improvement: string): Cell =>
  cell(percent(counted(piece, `built/${improvement}`), piece.games * piece.seats), bands.built)

/** There is one of each helper, so all games that showed it count together; alone nobody is even with anybody. */
function helpers(greedy: readonly Counted[], several: readonly Counted[]): Section {
  return {
    id: 'helpers',
    title: 'Helpers: hired, % of the games that showed them, and wins of their employers, points above even',
    columns: ['games', 'hired', 'wins'],
    rows: tables.helpers.map(({ id, name }) => {
      const shown = summed(greedy, `shown/${id}`)
      const employers = summed(several, `hired/${id}`)
      const even = several.reduce((sum, piece) => sum + counted(piece, `hired/${id}`) / piece.seats, 0)
      return {
        name: `${id} ${name.en}`,
        cells: [
          cell(shown),
          cell(percent(summed(greedy, `hired/${id}`), shown), bands.hired),
          cell(percent(summed(several, `hiredWins/${id}`) - even, employers), bands.aboveEven),
        ],
      }
    }),
  }
}

function orders(greedy: readonly Counted[]): Section {
  return {
    id: 'orders',
    title: 'Orders: taken, completed, and completed of those taken, %',
    columns: ['taken', 'completed', '%'],
    rows: allOrders.map(({ id, name }) => {
      const [taken, completed] = [summed(greedy, `taken/${id}`), summed(greedy, `completed/${id}`)]
      return {
        name: `${id} ${name.en}`,
        cells: [cell(taken), cell(completed, bands.everCompleted), cell(percent(completed, taken))],
      }
    }),
  }
}
