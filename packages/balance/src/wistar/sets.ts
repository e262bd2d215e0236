import { type Bot, wistarGreedy, wistarGreedyOn } from '@nora/bots'
import type { Outcome, Position, Seat, Standing } from '@nora/kernel'
import { type WistarTable, wistarGame } from '@nora/wistar'
import type { Count } from '../counts.ts'
import type { GameSet, Group, Watcher } from '../study.ts'
import { Deeds } from './deeds.ts'
import { type Road, RoadBook, roads } from './roads.ts'

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How much a variant of the bot thinks of its road. */
const FONDNESS = 1.5

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
  const deeds = new Deeds(table, count)
  const book = new RoadBook(table.options.seats)
  let order: readonly Seat[] = []
  let ahead: Seat | undefined
  return {
    tell: (event) => {
      deeds.tell(event)
      book.tell(event)
      if (event.type === 'leaderPlaced' && order.length === 0) order = [...table.state.order]
      if (event.type === 'newRound' && event.round === ROUNDS + 1) ahead = leaderOf(table)
    },
    end: (outcome) => {
      const winner = winnerOf(outcome).seat
      deeds.end(winner)
      count(`winsFromPlace/${order.indexOf(winner) + 1}`)
      if (winner === ahead) count('aheadWins')
      for (const { seat, score, sheet } of outcome.standings) {
        count('scores', score)
        for (const [road, points] of book.end(seat, sheet)) count(`roads/${road}`, points)
      }
    },
  }
}

const greedyTable = (seats: number): GameSet => ({
  id: `${seats}`,
  wish: { mode: 'classic', seats },
  botOf: () => wistarGreedy,
  watch: (position, _game, count) => watchEverything(position, count),
})

/** A variant against the plain bot, on either seat in turn. */
function duel(road: Road): GameSet {
  const fond: Bot = wistarGreedyOn({ [road]: FONDNESS })
  const isFond = (seat: Seat, game: number) => (seat + game) % 2 === 0
  return {
    id: road,
    wish: { mode: 'classic', seats: 2 },
    botOf: (seat, game) => (isFond(seat, game) ? fond : wistarGreedy),
    watch: (position, game, count) => {
      const book = new RoadBook(position.table.options.seats)
      return {
        tell: (event) => book.tell(event),
        end: (outcome) => {
          if (isFond(winnerOf(outcome).seat, game)) count('wins')
          for (const { seat, sheet } of outcome.standings) {
            count(isFond(seat, game) ? 'fondPoints' : 'plainPoints', book.end(seat, sheet).get(road) ?? 0)
          }
        },
      }
    },
  }
}

const soloTable = (level: number): GameSet => ({
  id: `level${level}`,
  wish: { mode: 'solo', level },
  botOf: () => wistarGreedy,
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
export const duels = roads.map(duel)
export const solos = levels.map(soloTable)

export const groups: readonly Group[] = [
  { id: 'two', games: 10_000, sets: [two] },
  { id: 'four', games: 4_000, sets: [four] },
  { id: 'roads', games: 400, sets: duels },
  { id: 'solo', games: 300, sets: solos },
]
