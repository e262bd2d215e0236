import { because, canonical, type Reason, type Seat, sheetChanges, type Table } from '@nora/kernel'
import type { Heuristics } from '../heuristics.ts'
import { type Cause, PROSPECTS } from './explains.ts'

/** Less than this is not worth a word. */
const LEAST = 0.5
/** A second reason is told if it makes up so much of the gap. */
const SECOND = 1 / 3

/** A choice as its reasons see it. */
export interface Explained {
  readonly after: Table
  readonly points: { readonly [category: string]: number }
}

/**
 * Why one choice is better than another, the largest reason first, at most two. What the sheet already shows at the end of the
 * line comes by its own message; what is only expected comes by its category.
 */
export function reasonsFor(
  heuristics: Heuristics,
  now: Table,
  seat: Seat,
  best: Explained,
  other: Explained | undefined,
  gap: number,
): readonly Reason[] {
  const others = new Map(other && causesOf(heuristics, now, other.after, seat).map((cause) => [nameOf(cause), cause]))
  const sure = causesOf(heuristics, now, best.after, seat).map((cause) => ({
    ...cause,
    more: cause.points - (others.get(nameOf(cause))?.points ?? 0),
  }))
  const expected = Object.entries(best.points).flatMap(([category, points]) => {
    if (!other) return []
    const told = sure.filter((cause) => cause.category === category).reduce((sum, { more }) => sum + more, 0)
    const more = points - (other.points[category] ?? 0) - told
    return [{ ...because('moreFrom', { category, points: rounded(more) }), category, points: more, more }]
  })
  const [first, second] = [...sure, ...expected]
    .filter(({ more }) => more >= LEAST)
    .sort((one, another) => another.more - one.more)
  if (!first) return []
  const bare = ({ code, params }: Cause) => because(code, params)
  return second && second.more > SECOND * gap ? [bare(first), bare(second)] : [bare(first)]
}

/** What the seat can see that lies between two sights of a turn. */
function causesOf({ explains }: Heuristics, before: Table, after: Table, seat: Seat): readonly Cause[] {
  const { game } = before.variant
  const own = explains?.causes?.(before, after, seat) ?? []
  const told = new Set(own.map(({ category }) => category))
  const judged = (table: Table) => (game.judged ?? game.sheet)(table, seat)
  const lines = sheetChanges(judged(before), judged(after)).map(({ id, item, points }) => ({
    ...because('scores', { line: id, item: item ?? null, points }),
    category: explains?.lines[id] ?? PROSPECTS,
    points,
  }))
  return [...own, ...lines.filter(({ category }) => !told.has(category))]
}

function nameOf({ code, params = {} }: Cause): string {
  const { points: _, ...rest } = params
  return `${code} ${canonical(rest)}`
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10
}
