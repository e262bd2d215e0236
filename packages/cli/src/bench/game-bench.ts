import {
  type Decision,
  each,
  type Game,
  type Options,
  Position,
  playout,
  randomPolicy,
  seededFate,
  settle,
  Variant,
} from '@nora/kernel'
import { rounded } from '../rounded.ts'
import { bareLoop } from './bare-loop.ts'
import { compared, millisecondsOf } from './measure.ts'

export interface GameFigures {
  readonly decisionsPerCpuSecond: number
  readonly share: number
  readonly playoutsPerCpuSecond: number
  readonly cloneUs: number
  readonly restoreMs: number
  readonly worstListingMs: number
}

/** Listings are timed over this many games. */
const LISTED_GAMES = 5
/** How often a listing is timed again before it counts as the longest. */
const RELISTED = 30

/** Random play with as many seats as the game's first mode takes. */
export function gameBench(game: Game, rounds: number, decisionsPerRound: number): GameFigures {
  const variant = new Variant(game, fullTable(game))
  const fate = seededFate(1)
  let games = 0
  let decisions = 0
  const play = () => {
    let taken = 0
    while (taken < decisionsPerRound) {
      taken += playout(Position.opening(variant, false), () => randomPolicy, fate)
      games++
    }
    decisions += taken
    return taken
  }
  const { rate, share } = compared(play, () => bareLoop(decisionsPerRound), rounds)
  const middle = midGame(variant, decisions / games / 2)
  return {
    decisionsPerCpuSecond: rounded(rate),
    share: rounded(share),
    playoutsPerCpuSecond: rounded((rate * games) / decisions),
    cloneUs: rounded(millisecondsOf(() => variant.clone(middle.table.state)) * 1000),
    restoreMs: rounded(millisecondsOf(() => middle.fork())),
    worstListingMs: rounded(worstListing(variant)),
  }
}

function fullTable(game: Game): Options {
  const [mode] = game.modes
  return settle(game, { seats: mode?.seats.max })
}

function midGame(variant: Variant, decisions: number): Position {
  const position = Position.opening(variant)
  playout(position, () => randomPolicy, seededFate(2), Math.round(decisions))
  return position
}

/**
 * The longest time it took to list every choice of one decision. A listing that seems to be the longest so far is timed
 * again and again, and its best time counts: a pause of the machine or code not yet compiled is not the listing's fault.
 */
function worstListing(variant: Variant): number {
  let worst = 0
  const timed = {
    ...randomPolicy,
    choose: (...asked: Parameters<typeof randomPolicy.choose>) => {
      const [position, decision] = asked
      let best = listingTime(position, decision)
      for (let again = 0; again < RELISTED && best > worst; again++) {
        best = Math.min(best, listingTime(position, decision))
      }
      worst = Math.max(worst, best)
      return randomPolicy.choose(...asked)
    },
  }
  const fate = seededFate(3)
  const play = () => playout(Position.opening(variant, false), () => timed, fate)
  // The first game only makes the engine compile what it lists with.
  play()
  worst = 0
  for (let game = 0; game < LISTED_GAMES; game++) play()
  return worst
}

function listingTime(position: Position, decision: Decision): number {
  const started = process.hrtime.bigint()
  let listed = 0
  for (const choice of each(position.space(decision))) if (choice !== undefined) listed++
  const taken = Number(process.hrtime.bigint() - started) / 1e6
  return listed > 0 ? taken : 0
}
