import { mainActions, wistarGame } from '@nora/wistar'
import { type Gathered, type Piece, pieceOf } from '../gathered.ts'
import { type Band, cell, errorOf, percent, type Row, type Section } from '../section.ts'
import { scoreSources } from './score-sources.ts'
import { duels, four, solos, two } from './sets.ts'

const { tables } = wistarGame.content

/** What an open set of figures must come to. */
const bands = {
  meanScore: { least: 60, most: 95 },
  held: { least: -6, most: 6 },
  played: { least: 8 },
  duel: { least: 35, most: 65 },
  source: { least: 5, most: 35 },
  leaders: { least: 6, most: 30 },
  used: { least: 5 },
  seat: { two: { least: 46, most: 54 }, four: { least: 21, most: 29 } },
  ahead: { most: 75 },
  lowest: { least: 60 },
  highest: { most: 25 },
  fall: { least: -2 },
  rise: { least: 20 },
} as const

type Tables = readonly (Piece & { readonly seats: 2 | 4 })[]

/** Fun and balance, from what was counted. */
export function report(gathered: Gathered): readonly Section[] {
  const both: Tables = [
    { ...pieceOf(gathered, two.id), seats: 2 },
    { ...pieceOf(gathered, four.id), seats: 4 },
  ]
  return [
    overall(both),
    places(both),
    shares('sources', 'Where points come from, % of the score', both, [...scoreSources, 'rest'], sourceShare),
    shares('leaders', 'Where leaders go, % of leaders', both, [...mainActions, 'hut'], leaderShare),
    duelling(gathered),
    alone(gathered),
    used('missions', 'Mission rows completed, % of games', both, missionRows()),
    used('objectives', 'Objectives claimed, % of games', both, namedIn('objectives')),
    used('guests', 'Guests taken, % of games', both, namedIn('guests')),
    used(
      'doors',
      'Doors opened, % of games',
      both,
      tables.doors.map(({ id }) => [id, `doors/${id}`]),
    ),
    inventions(both),
  ]
}

const columnsOf = (both: Tables) => both.map(({ seats }) => `${seats} players`)

const counted = ({ counts }: Piece, key: string) => counts[key] ?? 0

const mean = (sum: number, n: number) => (n > 0 ? sum / n : Number.NaN)

function overall(both: Tables): Section {
  const row = (
    name: string,
    figure: (piece: Tables[number]) => number,
    bandOf: (seats: 2 | 4) => Band | undefined,
  ) => ({
    name,
    cells: both.map((piece) => cell(figure(piece), bandOf(piece.seats))),
  })
  return {
    id: 'overall',
    title: 'Greedy games',
    columns: columnsOf(both),
    rows: [
      row(
        'games',
        ({ games }) => games,
        () => undefined,
      ),
      row(
        'mean score',
        (piece) => mean(counted(piece, 'scores'), piece.games * piece.seats),
        (seats) => (seats === 2 ? bands.meanScore : undefined),
      ),
      row(
        'leader after round 3 wins, %',
        (piece) => percent(counted(piece, 'aheadWins'), piece.games),
        () => bands.ahead,
      ),
    ],
  }
}

function places(both: Tables): Section {
  return {
    id: 'places',
    title: 'Wins by place in the first turn order, %',
    columns: columnsOf(both),
    rows: [1, 2, 3, 4].map((place) => ({
      name: `${place}`,
      cells: both.flatMap((piece) => {
        if (place > piece.seats) return [cell(Number.NaN)]
        const band = piece.seats === 2 ? bands.seat.two : bands.seat.four
        return [cell(percent(counted(piece, `winsFromPlace/${place}`), piece.games), band)]
      }),
    })),
  }
}

type Share = (piece: Tables[number], name: string) => { readonly value: number; readonly band?: Band }

const sourceShare: Share = (piece, source) =>
  cell(
    percent(counted(piece, `sources/${source}`), counted(piece, 'scores')),
    source === 'rest' ? undefined : bands.source,
  )

const leaderShare: Share = (piece, action) => {
  const all = [...mainActions, 'hut'].reduce((sum, name) => sum + counted(piece, `leaders/${name}`), 0)
  return cell(percent(counted(piece, `leaders/${action}`), all), bands.leaders)
}

function shares(id: string, title: string, both: Tables, names: readonly string[], share: Share): Section {
  const rows = names.map((name) => ({ name, cells: both.map((piece) => share(piece, name)) }))
  return { id, title, columns: columnsOf(both), rows }
}

/** Each variant against the plain bot, and whether it gets more points from its source. */
function duelling(gathered: Gathered): Section {
  return {
    id: 'variants',
    title: 'A bot that values one source of points 1.5 times against the plain one',
    columns: ['games', 'wins, %', 'its points from it', 'the other’s', 'more, %'],
    rows: duels.map(({ id }) => {
      const piece = pieceOf(gathered, id)
      const own = mean(counted(piece, 'biasedPoints'), piece.games)
      const plain = mean(counted(piece, 'plainPoints'), piece.games)
      return {
        name: id,
        cells: [
          cell(piece.games),
          cell(percent(counted(piece, 'wins'), piece.games), bands.duel),
          cell(own),
          cell(plain),
          cell(percent(own - plain, plain), { least: 0 }),
        ],
      }
    }),
  }
}

function alone(gathered: Gathered): Section {
  const pieces = solos.map(({ id }) => pieceOf(gathered, id))
  const ratbot = pieces.map((piece) => mean(counted(piece, 'ratbot'), piece.games))
  const last = pieces.length - 1
  const rows = pieces.map((piece, level): Row => {
    const before = ratbot[level - 1]
    const rise = before === undefined ? Number.NaN : (ratbot[level] as number) - before
    const wins = level === 0 ? bands.lowest : level === last ? bands.highest : undefined
    return {
      name: `level ${level}`,
      cells: [
        cell(piece.games),
        cell(mean(counted(piece, 'scores'), piece.games)),
        cell(ratbot[level] as number),
        level === 0 ? cell(rise) : cell(rise, bands.fall),
        cell(percent(counted(piece, 'wins'), piece.games), wins),
      ],
    }
  })
  const range = cell((ratbot[last] as number) - (ratbot[0] as number), bands.rise)
  return {
    id: 'solo',
    title: 'Against Ratbot',
    columns: ['games', 'greedy', 'Ratbot', 'rise', 'greedy wins, %'],
    rows: [...rows, { name: `level ${last} above level 0`, cells: [cell(Number.NaN), cell(Number.NaN), range] }],
  }
}

type Named = readonly (readonly [name: string, key: string])[]

function namedIn(table: 'objectives' | 'guests'): Named {
  return tables[table].map(({ id, name }) => [`${id} ${name.en}`, `${table}/${id}`])
}

function missionRows(): Named {
  return tables.missions.flatMap(({ id, rows }) =>
    rows.map(({ name }, row): Named[number] => [`${id} ${name.en}`, `rows/${id}/${row + 1}`]),
  )
}

function used(id: string, title: string, both: Tables, things: Named): Section {
  return {
    id,
    title,
    columns: columnsOf(both),
    rows: things.map(([name, key]) => ({
      name,
      cells: both.map((piece) => cell(percent(counted(piece, key), piece.games), bands.used)),
    })),
  }
}

/**
 * Who holds many cards wins more often than who holds few, so that each card is compared with the average holder of any card.
 * A card is held in some of the games only: what chance may explain is told apart by the standard error.
 */
function inventions(both: Tables): Section {
  const average = new Map(both.map((piece) => [piece, averageHolder(piece)]))
  return {
    id: 'inventions',
    title: 'Inventions: how often held, %, wins of whoever held it above the average holder, and how often played, %',
    columns: both.flatMap(({ seats }) => [`held, ${seats} players`, 'wins', 'played']),
    rows: tables.inventions.map(({ id, name }) => ({
      name: `${Number(id.slice(-3))} ${name.en}`,
      cells: both.flatMap((piece) => {
        const games = counted(piece, `heldGames/${id}`)
        const holders = counted(piece, `held/${id}`)
        const usual = average.get(piece) as number
        return [
          cell(percent(games, piece.games)),
          cell(percent(counted(piece, `heldWins/${id}`), holders) - usual, bands.held, errorOf(usual, holders)),
          cell(percent(counted(piece, `playedGames/${id}`), games), bands.played, errorOf(bands.played.least, games)),
        ]
      }),
    })),
  }
}

/** How often whoever held a card has won, over all cards. */
function averageHolder(piece: Piece): number {
  const sum = (key: string) => tables.inventions.reduce((total, { id }) => total + counted(piece, `${key}/${id}`), 0)
  return percent(sum('heldWins'), sum('held'))
}
