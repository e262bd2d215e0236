import {
  EventRecorder,
  type Game,
  type GameEvent,
  type GameFile,
  HOST,
  Position,
  redacted,
  settle,
  type Told,
  Variant,
  type View,
  viewOf,
  WATCHER,
} from '@nora/kernel'
import { type Batch, diff, type Replay, type Viewpoint } from '@nora/protocol'

export type ReplaySource = Pick<GameFile, 'options' | 'line' | 'result'>

export function replayOf(game: Game, file: ReplaySource, viewpoint: Viewpoint): Replay {
  const stepping = replayStepwise(game, file, viewpoint)
  for (;;) {
    const { done, value } = stepping.next()
    if (done) return value
  }
}

/** The same an act at a time, for whoever has other things to do in between. */
export function* replayStepwise(game: Game, file: ReplaySource, viewpoint: Viewpoint): Generator<void, Replay> {
  const variant = new Variant(game, settle(game, file.options))
  const position = new Position(variant, variant.opening(), false)
  const recorder = new EventRecorder(position.table)
  position.begin()
  const reader = viewpoint === 'open' ? WATCHER : viewpoint
  const told = () => recorder.take().told.map((one) => readable(variant, one, viewpoint))
  const view = (length: number): View => {
    const { state } = position.table
    return {
      seat: reader,
      state: viewpoint === 'open' ? variant.clone(state) : viewOf(variant, state, viewpoint),
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
  return { game: game.id, options: variant.options, viewpoint, first, opening, steps, outcome: file.result }
}

function readable(variant: Variant, told: Told, viewpoint: Viewpoint): GameEvent {
  return viewpoint === 'open' ? told.event : redacted(variant, told, viewpoint)
}

/** The log of the opening. */
export function openingBatch(replay: Replay): Batch {
  return { position: 0, seat: HOST, events: replay.opening }
}
