import { canonical, type Json } from '../json.ts'
import { AutoAnswers } from '../match/auto-answers.ts'
import type { Match } from '../match/match.ts'
import { tryOut } from '../match/try-out.ts'
import type { Position } from '../position.ts'
import type { Seat } from '../seat.ts'
import { each } from '../space.ts'
import type { PuzzleForm } from './puzzle.ts'

/** All that can be done, looked at to its end. */
export interface Solved {
  readonly answer: readonly Json[]
  readonly worth: number
  /** How much less the next best end is worth; nothing if there is none. */
  readonly margin: number | undefined
  /** So many different ends there are. */
  readonly ends: number
}

/** A puzzle with more moments than this is none for people either. */
const MOST_MOMENTS = 10_000

interface Moment {
  readonly position: Position
  readonly line: readonly Json[]
}

/**
 * Looks at everything the seat can do, the shortest ways first; the same table between two acts is looked at once, and at the end it is
 * the same end, however it came about. Nothing if there is no best end, if another equals it, if a choice would depend on chance or show something new, or if there is too much
 * to look at.
 */
export function solve(form: PuzzleForm, match: Match, seat: Seat, goal: Json): Solved | undefined {
  const automatic = new AutoAnswers({})
  const seen = new Set<string>()
  const ends = new Map<string, { readonly line: readonly Json[]; readonly worth: number }>()
  let best = Number.NEGATIVE_INFINITY
  const moments: Moment[] = [{ position: match.currentPosition(), line: [] }]
  for (let moment = moments.shift(); moment; moment = moments.shift()) {
    const { position, line } = moment
    const { table } = position
    const worth = form.worth(table, seat, goal, line)
    if (form.isRace && worth < best) continue
    const decision = position.owed(seat)
    if (line.length > 0 && form.isDone(table, seat, goal, decision, line)) {
      const name = canonical(form.answerOf?.(line) ?? (table.state as unknown as Json))
      if (worth > (ends.get(name)?.worth ?? Number.NEGATIVE_INFINITY)) ends.set(name, { line, worth })
      best = Math.max(best, worth)
      continue
    }
    if (!decision) continue
    for (const choice of each(position.space(decision))) {
      if (!form.allows(decision, choice, goal)) continue
      const tried = tryOut(position.fork(), automatic, seat, choice, false)
      if (tried.barrier === 'fate' || tried.barrier === 'learned') {
        if (form.leavesOutUnknown) continue
        return undefined
      }
      const moment = { position: tried.position, line: [...line, choice] }
      const name = nameOf(form, moment, seat)
      if (seen.has(name)) continue
      seen.add(name)
      if (seen.size > MOST_MOMENTS) return undefined
      moments.push(moment)
    }
  }
  const [first, second] = [...ends.values()].sort((one, other) => other.worth - one.worth)
  if (!first || first.worth === second?.worth) return undefined
  return { answer: first.line, worth: first.worth, margin: second && first.worth - second.worth, ends: ends.size }
}

/** What tells moments apart. In the middle of something, what was chosen for it may stand nowhere on the table. */
function nameOf({ remembered }: PuzzleForm, { position, line }: Moment, seat: Seat): string {
  const decision = position.owed(seat)
  if (!decision || !remembered) return canonical(line)
  const { table, pending } = position
  return canonical([table.state as unknown as Json, pending as unknown as Json, remembered(decision, line)])
}
