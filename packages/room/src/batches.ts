import {
  type GameEvent,
  HOST,
  type Logged,
  type Match,
  type Played,
  redacted,
  type Seat,
  type Variant,
} from '@nora/kernel'
import type { Batch, Update } from '@nora/protocol'

/** The whole log as a viewer may read it; acts that told nothing have no batch. */
export function everyBatch(match: Match, viewer: Seat): Batch[] {
  const batches: Batch[] = []
  match.news(viewer).forEach((events, position) => {
    const seat = position === 0 ? HOST : (match.line[position - 1] as Played).seat
    if (events.length > 0) batches.push({ position, seat, events })
  })
  return batches
}

/** The batches of acts that came after a position. */
export function batchesOf(variant: Variant, acts: readonly Played[], after: number, viewer: Seat): Batch[] {
  const batches: Batch[] = []
  acts.forEach(({ seat, told }, index) => {
    if (told.length === 0) return
    const events: GameEvent[] = told.map((one) => redacted(variant, one, viewer))
    batches.push({ position: after + index + 1, seat, events })
  })
  return batches
}

/** How far the line was cut back before it grew again. */
export function cutBy(logged: readonly Logged[], position: number): Update['cut'] {
  let cut: Update['cut']
  for (const one of logged) {
    if (one.type !== 'undo' || one.to >= (cut?.to ?? position)) continue
    cut = one.agreed ? { seat: one.seat, to: one.to, agreed: true } : { seat: one.seat, to: one.to }
  }
  return cut
}
