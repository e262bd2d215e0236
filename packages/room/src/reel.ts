import {
  type Game,
  type GameEvent,
  type GameFile,
  HOUSE,
  type Options,
  type Outcome,
  Position,
  redacted,
  type Seat,
  Setting,
  settle,
  type Told,
  viewOf,
  WATCHER,
  Witness,
} from '@nora/kernel'
import { type Batch, diff, type Patch, type TableView } from '@nora/protocol'

/** With whose eyes a game is watched again; `open` sees everything. */
export type Eyes = Seat | 'open'

/** A game as one saw it, act by act: the first view, then what each act changed and told. Plain JSON. */
export interface Reel {
  readonly game: string
  readonly options: Options
  readonly eyes: Eyes
  readonly first: TableView
  readonly opening: readonly GameEvent[]
  readonly steps: readonly { readonly patch: Patch; readonly batch: Batch }[]
  readonly outcome: Outcome | null
}

export type Filmed = Pick<GameFile, 'options' | 'line' | 'result'>

export function reelOf(game: Game, file: Filmed, eyes: Eyes): Reel {
  const filming = filmed(game, file, eyes)
  for (;;) {
    const { done, value } = filming.next()
    if (done) return value
  }
}

/** The same an act at a time, for whoever has other things to do in between. */
export function* filmed(game: Game, file: Filmed, eyes: Eyes): Generator<void, Reel> {
  const setting = new Setting(game, settle(game, file.options))
  const position = new Position(setting, setting.opening(), false)
  const witness = new Witness(position.table)
  position.begin()
  const reader = eyes === 'open' ? WATCHER : eyes
  const told = () => witness.take().told.map((one) => readable(setting, one, eyes))
  const view = (length: number): TableView => {
    const { state } = position.table
    return {
      seat: reader,
      state: eyes === 'open' ? setting.clone(state) : viewOf(setting, state, eyes),
      pending: position.pending,
      position: length,
      over: position.over,
    }
  }
  const opening = told()
  const first = view(0)
  const steps: Reel['steps'][number][] = []
  let last = first
  for (const act of file.line) {
    position.replay(act)
    const next = view(steps.length + 1)
    const batch = { position: steps.length + 1, seat: act.seat, events: told() }
    steps.push({ patch: diff(last, next), batch })
    last = next
    yield
  }
  return { game: game.id, options: setting.options, eyes, first, opening, steps, outcome: file.result }
}

function readable(setting: Setting, told: Told, eyes: Eyes): GameEvent {
  return eyes === 'open' ? told.event : redacted(setting, told, eyes)
}

/** The log of the opening. */
export function openingBatch(reel: Reel): Batch {
  return { position: 0, seat: HOUSE, events: reel.opening }
}
