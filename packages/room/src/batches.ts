import {
  FATE,
  type GameEvent,
  HOST,
  includesSeat,
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

/** The first position whose act its seat may still take back, given the seats that may take back anything. */
export function unconfirmedFrom(line: readonly Played[], seats: readonly Seat[]): number | null {
  const firsts = seats.map((seat) => firstUnconfirmed(line, seat)).filter((first) => first !== undefined)
  return firsts.length > 0 ? Math.min(...firsts) : null
}

function firstUnconfirmed(line: readonly Played[], seat: Seat): number | undefined {
  let first: Played | undefined
  let position: number | undefined
  for (let at = line.length - 1; at >= 0; at--) {
    const played = line[at] as Played
    const { forced, sign, kind, learned } = played
    if (played.seat === FATE || includesSeat(learned, seat) || (played.seat === seat && kind === 'confirm')) break
    if (played.seat === HOST || forced || (sign && played.seat !== seat)) continue
    if (played.seat === seat) {
      first = played
      position = at + 1
    } else if (!isApart(played, first)) break
  }
  return position
}

/** Decided at the same time: it is in nobody's way. */
function isApart(played: Played, own: Played | undefined): boolean {
  if (played.group === undefined) return false
  return own === undefined || (own.group === played.group && own.step === played.step)
}
