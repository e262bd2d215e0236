import {
  type Game,
  type GameEvent,
  type Outcome,
  type Policy,
  Position,
  playout,
  type Seat,
  Setting,
  type State,
  seededFate,
  settle,
  type Wish,
} from '@nora/kernel'

export interface Played {
  readonly position: Position
  readonly outcome: Outcome
}

/** A game with these options, as bots know it: without the types of its state. */
export function settingOf<S extends State, K>(game: Game<S, K>, wish: Wish): Setting {
  return new Setting(game, settle(game as unknown as Game, wish)) as unknown as Setting
}

/** Plays a game to its end; `tell` hears everything that happens at the table itself, not what minds imagine. */
export function play(
  setting: Setting,
  mindOf: (seat: Seat) => Policy,
  seed: number,
  tell: (event: GameEvent) => void = () => {},
): Played {
  const position = new Position(setting, setting.opening())
  position.table.listen({ tell, learn: () => {} })
  position.begin()
  const minds = Array.from({ length: setting.options.seats }, (_, seat) => mindOf(seat))
  playout(position, (seat) => minds[seat] as Policy, seededFate(seed))
  return { position, outcome: setting.game.outcome(position.table) }
}
