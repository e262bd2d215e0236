import { type Bot, wistarCasual, wistarCasualWith } from '@nora/bots'
import type { Outcome, Position, Seat, Standing } from '@nora/kernel'
import { type WistarTable, wistarGame } from '@nora/wistar'
import type { Count } from '../counts.ts'
import type { GameSet, Group, Watcher } from '../study.ts'
import { EventCounts } from './event-counts.ts'
import { PointsBySource, type ScoreSource, scoreSources } from './score-sources.ts'

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How much a variant of the bot values its source of points. */
const BIAS = 1.5

/** After so many rounds the leader should not have won yet. */
const ROUNDS = 3

const tableOf = (position: Position) => position.table as unknown as WistarTable

function winnerOf({ standings }: Outcome): Standing {
  return standings.find(({ place }) => place === 1) as Standing
}

/** The seat with the most points, if they were counted now. */
function leaderOf(table: WistarTable): Seat {
  return winnerOf(wistarGame.outcome(table)).seat
}

function watchEverything(position: Position, count: Count): Watcher {
  const table = tableOf(position)
  const eventCounts = new EventCounts(table, count)
  const book = new PointsBySource(table.options.seats)
  let order: readonly Seat[] = []
  let ahead: Seat | undefined
  return {
    tell: (event) => {
      eventCounts.tell(event)
      book.tell(event)
      if (event.type === 'leaderPlaced' && order.length === 0) order = [...table.state.order]
      if (event.type === 'newRound' && event.round === ROUNDS + 1) ahead = leaderOf(table)
    },
    end: (outcome) => {
      const winner = winnerOf(outcome).seat
      eventCounts.end(winner)
      count(`winsFromPlace/${order.indexOf(winner) + 1}`)
      if (winner === ahead) count('aheadWins')
      for (const { seat, score, sheet } of outcome.standings) {
        count('scores', score)
        for (const [source, points] of book.end(seat, sheet)) count(`sources/${source}`, points)
      }
    },
  }
}

const greedyTable = (seats: number): GameSet => ({
  id: `${seats}`,
  wish: { mode: 'classic', seats },
  botOf: () => wistarCasual,
  watch: (position, _game, count) => watchEverything(position, count),
})

/** A variant against the plain bot, on either seat in turn. */
function duel(source: ScoreSource): GameSet {
  const biased: Bot = wistarCasualWith({ [source]: BIAS })
  const isBiased = (seat: Seat, game: number) => (seat + game) % 2 === 0
  return {
    id: source,
    wish: { mode: 'classic', seats: 2 },
    botOf: (seat, game) => (isBiased(seat, game) ? biased : wistarCasual),
    watch: (position, game, count) => {
      const book = new PointsBySource(position.table.options.seats)
      return {
        tell: (event) => book.tell(event),
        end: (outcome) => {
          if (isBiased(winnerOf(outcome).seat, game)) count('wins')
          for (const { seat, sheet } of outcome.standings) {
            count(isBiased(seat, game) ? 'biasedPoints' : 'plainPoints', book.end(seat, sheet).get(source) ?? 0)
          }
        },
      }
    },
  }
}

const soloTable = (level: number): GameSet => ({
  id: `level${level}`,
  wish: { mode: 'solo', level },
  botOf: () => wistarCasual,
  watch: (_position, _game, count) => ({
    end: (outcome) => {
      count('scores', winnerOf(outcome).score)
      count('ratbot', outcome.automa?.score ?? 0)
      if (!outcome.automa?.won) count('wins')
    },
  }),
})

export const two = greedyTable(2)
export const four = greedyTable(4)
export const duels = scoreSources.map(duel)
export const solos = levels.map(soloTable)

export const groups: readonly Group[] = [
  { id: 'two', games: 10_000, sets: [two] },
  { id: 'four', games: 4_000, sets: [four] },
  { id: 'variants', games: 400, sets: duels },
  { id: 'solo', games: 300, sets: solos },
]
