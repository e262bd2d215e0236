import {
  type Act,
  type Game,
  HOST,
  type Match,
  type Options,
  Position,
  type Seat,
  type State,
  Variant,
} from '@nora/kernel'
import type { RoomState, SeatState } from './state.ts'

/** A question to a bot that sits elsewhere: where the game stands, and what it has to decide. Plain JSON. */
export interface Thought {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly pack: string | null
  readonly options: Options
  readonly checkpoint: State
  readonly since: readonly Act[]
  readonly seat: Seat
  readonly bot: string
  /** The number of the last entry: the answer is for this moment. */
  readonly at: number
  /** It is asked whether it steps in. */
  readonly pause: boolean
}

export function thoughtOf(state: RoomState, match: Match, seat: Seat): Thought {
  const { game, rulesVersion, contentHash, pack, options, seq: at } = state
  const { checkpoint, since } = match.currentPosition()
  const bot = (state.seats[seat] as SeatState).bot as string
  const pause = match.owed(HOST) !== undefined
  return {
    game,
    rulesVersion,
    contentHash,
    pack,
    options,
    checkpoint: checkpoint as State,
    since,
    seat,
    bot,
    at,
    pause,
  }
}

/** The position a thought is about. */
export function positionOf(game: Game, { options, checkpoint, since }: Thought): Position {
  const position = new Position(new Variant(game, options), checkpoint)
  position.begin()
  for (const act of since) position.replay(act)
  return position
}
