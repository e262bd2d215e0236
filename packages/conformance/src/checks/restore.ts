import { copy, hash, type Logged, Match, Position, type Snapshot, type State, WATCHER } from '@nora/kernel'
import { byLength, type Check, type CheckContext, seatsOf } from '../check-context.ts'
import { difference } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** A position is its checkpoint and the choices since: saved as text and read again, it is the same. */
export const restore: Check = {
  name: 'restore',
  rate: () => 0.25,
  at({ match, variant, tally }) {
    if (match.over) return
    const { checkpoint, since } = match.currentPosition()
    const saved = JSON.stringify({ checkpoint, since })
    const { checkpoint: state, since: acts } = JSON.parse(saved) as { checkpoint: State; since: typeof since }
    const read = new Position(variant, state)
    mustNotThrow('restoring a position', () => {
      read.begin()
      for (const act of acts)
        if (!read.replay(act)) throw new Violation(`no question for ${act.kind} of seat ${act.seat}`)
    })
    if (hash(read.table.state) !== match.hash)
      throw new Violation(`the restored position differs: ${difference(match.table.state, read.table.state)}`)
    const differs = difference(match.pending, read.pending)
    if (differs) throw new Violation(`the restored position asks otherwise: ${differs}`)
    tally.restores++
  },
}

/** A match is its log: read again from text, it stands, looks and goes back the same. */
export const log: Check = {
  name: 'log',
  rate: byLength(0.7),
  atEnd: true,
  at(context) {
    const restored = restoredFrom(context, context.match.log)
    sameMatch(context, context.match, restored, 'the restored match')
    context.tally.restores++
  },
}

/** A match is also its snapshot: read again from text, it stands, looks and goes back the same. */
export const snapshot: Check = {
  name: 'snapshot',
  rate: byLength(0.7),
  atEnd: true,
  at(context) {
    const { match, game, options, matchOptions, tally } = context
    const read = JSON.parse(JSON.stringify(match.snapshot())) as Snapshot
    const resumed = mustNotThrow('resuming a match', () => Match.resume(game, copy(options), read, [], matchOptions))
    sameTable(context, match, resumed, 'the resumed match')
    tally.restores++
  },
}

/** The match that a log describes, read from text and driven alike. */
export function restoredFrom({ game, options, matchOptions }: CheckContext, log: readonly Logged[]): Match {
  const read = JSON.parse(JSON.stringify(log)) as Logged[]
  return mustNotThrow('restoring a match', () => Match.restore(game, copy(options), read, matchOptions))
}

/** Two matches came about alike, and everything that anybody can find out about them is the same. */
export function sameMatch(context: CheckContext, one: Match, other: Match, what: string): void {
  const differs = difference(one.log, other.log)
  if (differs) throw new Violation(`${what}: log differs: ${differs}`)
  sameTable(context, one, other, what)
}

function sameTable(context: CheckContext, one: Match, other: Match, what: string): void {
  const same = (part: string, a: unknown, b: unknown) => {
    const differs = difference(a, b)
    if (differs) throw new Violation(`${what}: ${part} differs: ${differs}`)
  }
  same('state', one.table.state, other.table.state)
  same('hash', one.hash, other.hash)
  same('pending', one.pending, other.pending)
  same('outcome', one.outcome ?? null, other.outcome ?? null)
  for (const seat of [...seatsOf(context), WATCHER]) {
    same(`view of seat ${seat}`, one.view(seat), other.view(seat))
    same(`news of seat ${seat}`, one.news(seat), other.news(seat))
    if (seat === WATCHER) continue
    same(`undo of seat ${seat}`, one.whyNotUndo(seat) ?? null, other.whyNotUndo(seat) ?? null)
    same(`redo of seat ${seat}`, one.mayRedo(seat), other.mayRedo(seat))
  }
}
