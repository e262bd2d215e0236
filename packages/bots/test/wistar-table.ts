import {
  type GameEvent,
  type Outcome,
  type Policy,
  Position,
  playout,
  type Seat,
  Setting,
  seededFate,
  settle,
  type Wish,
} from '@nora/kernel'
import { wistarGame } from '@nora/wistar'

interface Game {
  readonly position: Position
  readonly outcome: Outcome
}

export function wistarSetting(wish: Wish): Setting {
  return new Setting(wistarGame, settle(wistarGame, wish)) as unknown as Setting
}

/** Plays a game to its end; `tell` hears everything that happens at the table itself, not what minds imagine. */
export function play(
  setting: Setting,
  mindOf: (seat: Seat) => Policy,
  seed: number,
  tell: (event: GameEvent) => void = () => {},
): Game {
  const position = new Position(setting, setting.opening())
  position.table.listen({ tell, learn: () => {} })
  position.begin()
  const minds = Array.from({ length: setting.options.seats }, (_, seat) => mindOf(seat))
  playout(position, (seat) => minds[seat] as Policy, seededFate(seed))
  return { position, outcome: setting.game.outcome(position.table) }
}
