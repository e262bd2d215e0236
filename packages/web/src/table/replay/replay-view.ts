import type { Options, View } from '@nora/kernel'
import { type Batch, patched, type Replay, type TableSnapshot, type Viewpoint } from '@nora/protocol'
import { openingBatch } from '@nora/room'
import type { Moment } from '../model/moment.ts'

/** A game that can be watched again, position by position. */
export interface ReplayView {
  readonly from: number
  readonly to: number
  readonly viewpoint: Viewpoint
  moment(at: number): Moment
}

/** From a replay: what each act changed is laid over what was there before, and every view once found is kept. */
export function replayView(replay: Replay): ReplayView {
  const views: View[] = [replay.first]
  const log: readonly Batch[] = [openingBatch(replay), ...replay.steps.map(({ batch }) => batch)]
  const viewAt = (at: number): View => {
    for (let next = views.length; next <= at; next++) {
      const step = replay.steps[next - 1]
      if (!step) break
      views.push(patched(views[next - 1] as View, step.patch))
    }
    return views[Math.min(at, views.length - 1)] as View
  }
  const room = roomOf(replay.options)
  return {
    from: 0,
    to: replay.steps.length,
    viewpoint: replay.viewpoint,
    moment: (at) => {
      const view = viewAt(at)
      return {
        room,
        view,
        log: log.slice(0, at + 1).filter(({ events }) => events.length > 0),
        outcome: view.over ? replay.outcome : null,
        ...(replay.viewpoint === 'open' && { open: true }),
      }
    },
  }
}

export interface SeenView extends ReplayView {
  /** What was seen first once the game had come so far. */
  after(position: number): Moment | undefined
}

/** From what this page has seen of a game that is still being played. */
export function seenView(seen: readonly TableSnapshot[]): SeenView | undefined {
  const moments = seen.filter((snapshot): snapshot is TableSnapshot & { view: View } => snapshot.view !== null)
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return undefined
  const nearest = (at: number) => moments.findLast(({ view }) => view.position <= at) ?? first
  // The same moment each time it is asked for: what is made from it need not be made again.
  const momentOf = ({ room, view, log, outcome }: (typeof moments)[number]): Moment => ({ room, view, log, outcome })
  const made = new Map<number, Moment>()
  return {
    from: first.view.position,
    to: last.view.position,
    viewpoint: last.view.seat,
    moment: (at) => momentOf(nearest(at)),
    after: (position) => {
      const known = moments.find(({ view }) => view.position >= position)
      if (!known) return undefined
      const moment = made.get(known.view.position) ?? momentOf(known)
      made.set(known.view.position, moment)
      return moment
    },
  }
}

function roomOf(options: Options): Moment['room'] {
  return { options, status: 'over' }
}
