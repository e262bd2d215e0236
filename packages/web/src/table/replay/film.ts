import type { Options } from '@nora/kernel'
import { type Batch, patched, type Sight, type TableView } from '@nora/protocol'
import { openingBatch, type Replay, type Viewpoint } from '@nora/room'
import type { Moment } from '../scene.ts'

/** A game that can be watched again, position by position. */
export interface ReplayView {
  readonly from: number
  readonly to: number
  readonly eyes: Viewpoint
  moment(at: number): Moment
}

/** From a reel: what each act changed is laid over what was there before, and every view once found is kept. */
export function reelFilm(reel: Replay): ReplayView {
  const views: TableView[] = [reel.first]
  const log: readonly Batch[] = [openingBatch(reel), ...reel.steps.map(({ batch }) => batch)]
  const viewAt = (at: number): TableView => {
    for (let next = views.length; next <= at; next++) {
      const step = reel.steps[next - 1]
      if (!step) break
      views.push(patched(views[next - 1] as TableView, step.patch))
    }
    return views[Math.min(at, views.length - 1)] as TableView
  }
  const room = roomOf(reel.options)
  return {
    from: 0,
    to: reel.steps.length,
    eyes: reel.eyes,
    moment: (at) => {
      const view = viewAt(at)
      return {
        room,
        view,
        log: log.slice(0, at + 1).filter(({ events }) => events.length > 0),
        outcome: view.over ? reel.outcome : null,
        ...(reel.eyes === 'open' && { open: true }),
      }
    },
  }
}

/** From what this page has seen of a game that is still being played. */
export function seenFilm(seen: readonly Sight[]): ReplayView | undefined {
  const moments = seen.filter((sight): sight is Sight & { view: TableView } => sight.view !== null)
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return undefined
  const nearest = (at: number) => moments.findLast(({ view }) => view.position <= at) ?? first
  return {
    from: first.view.position,
    to: last.view.position,
    eyes: last.view.seat,
    moment: (at) => {
      const { room, view, log, outcome } = nearest(at)
      return { room, view, log, outcome }
    },
  }
}

function roomOf(options: Options): Moment['room'] {
  return { options, status: 'over' }
}
