import {
  FATE,
  HOST,
  hash,
  includesSeat,
  type Match,
  type Played,
  Position,
  type Seat,
  type Variant,
} from '@nora/kernel'
import { byLength, type Check, type CheckContext, oneOf, seatsOf } from '../check-context.ts'
import { difference, shown } from '../difference.ts'
import type { Stop } from '../match-tracker.ts'
import { mustNotThrow, Violation } from '../violation.ts'
import { restoredFrom, sameMatch } from './restore.ts'

/** A seat goes back as far as it may, choice by choice, and makes everything again: then all is as it was. */
export const undo: Check = {
  name: 'undo',
  rate: () => 0.1,
  acts: true,
  at(context) {
    const { match, tracker } = context
    for (const seat of seatsOf(context)) {
      if (match.whyNotUndo(seat)) continue
      const before = { hash: match.hash, pending: match.pending, over: match.over }
      const line = [...match.line]
      let back = 0
      let mixed = false
      for (; !match.whyNotUndo(seat); back++) mixed = goBack(context, seat) || mixed
      for (const played of againOf(line, seat, back)) {
        if (played.seat === HOST) match.goOn()
        else mustNotThrow(`redo of seat ${seat}`, () => match.redo(seat))
        if (mixed) tracker.follow(match)
      }
      const differs = difference(before, { hash: match.hash, pending: match.pending, over: match.over })
      if (differs) throw new Violation(`after undo and redo of seat ${seat} the match differs: ${differs}`)
      tracker.follow(match)
    }
  },
}

/** What has to be made again: the seat's last choices, and the pauses that ended between them and after. */
function againOf(line: readonly Played[], seat: Seat, choices: number): Played[] {
  const own = line.filter((played) => played.seat === seat && !played.forced)
  const first = line.indexOf(own[own.length - choices] as Played)
  return line.slice(first).filter((played) => played.seat === HOST || (played.seat === seat && !played.forced))
}

/**
 * One choice back: to the very position before it or, among others who decide at the same time, only one's own; then
 * the line was mixed anew, and true is returned.
 */
function goBack(context: CheckContext, seat: Seat): boolean {
  const { match, tracker, tally } = context
  const line = [...match.line]
  mustNotThrow(`undo of seat ${seat}`, () => match.undo(seat))
  tally.undos++
  const at = match.log.findLast((logged) => logged.type === 'undo')?.to as number
  const taken = line[at] as Played
  if (taken.seat !== seat) throw new Violation(`the undo of seat ${seat} took a choice of seat ${taken.seat}`)
  if (includesSeat(tracker.learnedSince(at), seat))
    throw new Violation(`seat ${seat} took ${taken.kind} ${shown(taken.choice)} back after learning what came of it`)
  const cut = line.slice(at + 1)
  if (cut.some((played) => played.seat === FATE))
    throw new Violation(`the undo of seat ${seat} took back fate's answer`)
  if (!taken.interrupt && match.owed(seat)?.kind !== taken.kind)
    throw new Violation(`after the undo of ${taken.kind} seat ${seat} is not asked again`)
  const others = cut.filter((played) => played.seat >= 0 && played.seat !== seat && !played.forced)
  if (others.length === 0) {
    stoodHereBefore(context, match, at)
    return false
  }
  const kept = match.line.slice(at).filter((played) => played.seat >= 0 && played.seat !== seat && !played.forced)
  const differs = difference(others.map(essence), kept.map(essence))
  if (differs) throw new Violation(`the undo of seat ${seat} touched the choice of another: ${differs}`)
  tracker.follow(match)
  return true
}

function stoodHereBefore({ tracker, variant }: CheckContext, match: Match, length: number): void {
  // Where choices were mixed anew, it is a position that never waited for anybody before: then the line tells how it is.
  const stop = tracker.stops.get(length) ?? replayed(variant, match.line.slice(0, length))
  const differs = difference(stop, { hash: match.hash, pending: match.pending })
  if (differs) throw new Violation(`position ${length}, reached by going back, differs: ${differs}`)
}

function replayed(variant: Variant, line: readonly Played[]): Stop {
  const position = Position.opening(variant, false)
  for (const played of line) position.replay(played)
  return { hash: hash(position.table.state), pending: position.pending }
}

const essence = ({ seat, kind, choice }: Played) => ({ seat, kind, choice })

/** A table may agree to go back anywhere: there it stands as it stood, and its log can be restored. */
export const rewind: Check = {
  name: 'rewind',
  rate: byLength(0.4),
  at(context) {
    const { match, tracker, fate, tally } = context
    const copy = restoredFrom(context, match.log)
    const to = oneOf([...tracker.stops.keys()], fate)
    if (to === undefined || to > match.line.length) return
    mustNotThrow('rewinding', () => copy.rewind(0, to))
    stoodHereBefore(context, copy, to)
    sameMatch(context, copy, restoredFrom(context, copy.log), 'the match restored after a rewind')
    tally.undos++
  },
}
