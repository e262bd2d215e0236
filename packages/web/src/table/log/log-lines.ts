import { type GameEvent, HOST, type Seat } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { thingsIn } from '../player/step.ts'

/** A line of the log: what happened, whose deed it was, where in the game, and the pieces it is about. */
export interface LogLine {
  readonly key: string
  readonly position: number
  readonly seat: Seat
  readonly text: string
  readonly things: readonly string[]
}

type Say = (event: GameEvent) => string | undefined

/** What was said about a batch before need not be found out again. */
export type Said = WeakMap<Batch, readonly LogLine[]>

export function logLines(log: readonly Batch[], say: Say, said: Said = new WeakMap()): readonly LogLine[] {
  return log.flatMap((batch) => {
    const known = said.get(batch) ?? linesOf(batch, say)
    said.set(batch, known)
    return known
  })
}

/** What happens of itself, or what an automated opponent does, is nobody’s deed, whoever has just acted. */
function linesOf({ position, events }: Batch, say: Say): readonly LogLine[] {
  return events.flatMap((event, index) => {
    const text = say(event)
    if (text === undefined || text === '') return []
    return [{ key: `${position}/${index}`, position, seat: event.seat ?? HOST, text, things: thingsIn(event) }]
  })
}

/** Where the reader's last turn ended: after the last act of theirs that others have followed. */
export function lastTurnEnd(log: readonly Batch[], reader: Seat): number | undefined {
  const last = log.findLastIndex(({ seat }) => seat === reader)
  const after = log.slice(last + 1)
  if (last < 0 || !after.some(({ seat }) => seat !== reader)) return undefined
  return log[last]?.position
}
