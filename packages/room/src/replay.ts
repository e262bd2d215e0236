import {
  EventRecorder,
  type Game,
  type GameEvent,
  type GameFile,
  HOST,
  type Options,
  type Outcome,
  Position,
  redacted,
  type Seat,
  settle,
  type Told,
  Variant,
  viewOf,
  WATCHER,
} from '@nora/kernel'
import { type Batch, diff, type Patch, type TableView } from '@nora/protocol'

/** With whose eyes a game is watched again; `open` sees everything. */
export type Viewpoint = Seat | 'open'

/** A game as one saw it, act by act: the first view, then what each act changed and told. Plain JSON. */
export interface Replay {
  readonly game: string
  readonly options: Options
  readonly eyes: Viewpoint
  readonly first: TableView
  readonly opening: readonly GameEvent[]
  readonly steps: readonly { readonly patch: Patch; readonly batch: Batch }[]
  readonly outcome: Outcome | null
}

export type ReplaySource = Pick<GameFile, 'options' | 'line' | 'result'>

export function replayOf(game: Game, file: ReplaySource, eyes: Viewpoint): Replay {
  const filming = replayStepwise(game, file, eyes)
  for (;;) {
    const { done, value } = filming.next()
    if (done) return value
  }
}

/** The same an act at a time, for whoever has other things to do in between. */
export function* replayStepwise(game: Game, file: ReplaySource, eyes: Viewpoint): Generator<void, Replay> {
  const variant = new Variant(game, settle(game, file.options))
  const position = new Position(variant, variant.opening(), false)
  const recorder = new EventRecorder(position.table)
  position.begin()
  const reader = eyes === 'open' ? WATCHER : eyes
  const told = () => recorder.take().told.map((one) => readable(variant, one, eyes))
  const view = (length: number): TableView => {
    const { state } = position.table
    return {
      seat: reader,
      state: eyes === 'open' ? variant.clone(state) : viewOf(variant, state, eyes),
      pending: position.pending,
      position: length,
      over: position.over,
    }
  }
  const opening = told()
  const first = view(0)
  const steps: Replay['steps'][number][] = []
  let last = first
  for (const act of file.line) {
    position.replay(act)
    const next = view(steps.length + 1)
    const batch = { position: steps.length + 1, seat: act.seat, events: told() }
    steps.push({ patch: diff(last, next), batch })
    last = next
    yield
  }
  return { game: game.id, options: variant.options, eyes, first, opening, steps, outcome: file.result }
}

function readable(variant: Variant, told: Told, eyes: Viewpoint): GameEvent {
  return eyes === 'open' ? told.event : redacted(variant, told, eyes)
}

/** The log of the opening. */
export function openingBatch(reel: Replay): Batch {
  return { position: 0, seat: HOST, events: reel.opening }
}
