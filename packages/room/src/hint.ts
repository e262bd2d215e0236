import { because, type Reason, type Seat } from '@nora/kernel'
import { hasHints } from '@nora/protocol'
import type { Room } from './room.ts'
import type { Thought } from './thought.ts'

/** What somebody has to think about who is to advise a seat; or why nobody may. */
export function hintThought(room: Room, seat: Seat): Thought | Reason {
  const summary = room.summary()
  if (!hasHints(summary)) return because('hintsOff')
  const isAsked = summary.status === 'playing' && room.match?.owed(seat) !== undefined
  return isAsked ? room.thought(seat) : because('notAsked')
}
