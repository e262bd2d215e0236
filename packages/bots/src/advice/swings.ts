import type { Seat } from '@nora/kernel'
import type { AnalysedTurn, ExpectedMargins, Slip } from './analysis.ts'

/** A game as far as it was looked at; plain JSON, kept with the game. */
export interface Analysed {
  readonly start: ExpectedMargins
  readonly turns: readonly AnalysedTurn[]
  /** By turn: what it gave away, nothing if nothing; left out where it was not looked for yet. */
  readonly slips: readonly (Slip | null)[]
}

/** Why a margin changed: a decision gave points away, something was revealed, or the mind changed its mind without news. */
export type SwingKind = 'slip' | 'luck' | 'unforeseen'

export interface Swing {
  readonly turn: number
  readonly seat: Seat
  readonly kind: SwingKind
  /** Points that the one who moved won or lost. */
  readonly points: number
}

/** Where a margin at the end comes from: the parts add up to it. */
export interface Waterfall {
  readonly start: number
  readonly luck: number
  readonly slips: number
  readonly others: number
  readonly unforeseen: number
  readonly end: number
}

const LEAST = 1
const MOMENTS = 3

/** How one turn changed a seat's margin, split. */
interface Split {
  readonly slips: number
  readonly others: number
  readonly luck: number
  readonly unforeseen: number
}

function before({ start, turns }: Analysed, turn: number): ExpectedMargins {
  return turns[turn - 1] ?? start
}

/** What a slip of another is worth to a seat: all of it if the other is its best rival, otherwise nothing. */
function splitOf(analysed: Analysed, turn: number, seat: Seat): Split {
  const now = analysed.turns[turn] as AnalysedTurn
  const earlier = before(analysed, turn)
  const change = (now.margins[seat] as number) - (earlier.margins[seat] as number)
  const gap = analysed.slips[turn]?.gap ?? 0
  const slips = now.seat === seat ? -gap : 0
  const others = now.seat !== seat && rivalOf(earlier, seat) === now.seat ? gap : 0
  const rest = change - slips - others
  return { slips, others, luck: now.isNews ? rest : 0, unforeseen: now.isNews ? 0 : rest }
}

function rivalOf({ own }: ExpectedMargins, seat: Seat): Seat {
  let best = -1
  for (const [other, points] of own.entries())
    if (other !== seat && (best < 0 || points > (own[best] as number))) best = other
  return best
}

export function waterfallOf(analysed: Analysed, seat: Seat): Waterfall {
  const splits = analysed.turns.map((_, turn) => splitOf(analysed, turn, seat))
  const sum = (part: keyof Split) => splits.reduce((total, split) => total + split[part], 0)
  return {
    start: analysed.start.margins[seat] as number,
    luck: sum('luck'),
    slips: sum('slips'),
    others: sum('others'),
    unforeseen: sum('unforeseen'),
    end: (analysed.turns.at(-1) ?? analysed.start).margins[seat] as number,
  }
}

/** Everything of a point or more, the largest first. A turn may have both a slip and luck. */
export function swingsOf(analysed: Analysed): readonly Swing[] {
  return analysed.turns
    .flatMap(({ seat }, turn): Swing[] => {
      const { slips, luck, unforeseen } = splitOf(analysed, turn, seat)
      const swings: Swing[] = [
        { turn, seat, kind: 'slip', points: slips },
        { turn, seat, kind: 'luck', points: luck },
        { turn, seat, kind: 'unforeseen', points: unforeseen },
      ]
      return swings.filter(({ points }) => Math.abs(points) >= LEAST)
    })
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** How likely a margin is to win: by how far margins were off in games that were not learned from. */
export function chanceOf(margin: number, spread: number): number {
  if (spread <= 0) return margin > 0 ? 1 : margin < 0 ? 0 : 0.5
  return bell(margin / spread)
}

/** Of which every seat has its own; nothing where spreads are not known. */
export function chanceAfter(analysed: Analysed, turn: number, seat: Seat): number | null {
  const { margins, spread } = turn < 0 ? analysed.start : (analysed.turns[turn] as ExpectedMargins)
  return spread === null ? null : chanceOf(margins[seat] as number, spread)
}

/** The turns that changed most for a seat, by its chance where that is known, otherwise by its margin; in their order. */
export function momentsOf(analysed: Analysed, seat: Seat): readonly number[] {
  const weight = (turn: number) => {
    const [from, to] = [chanceAfter(analysed, turn - 1, seat), chanceAfter(analysed, turn, seat)]
    if (from !== null && to !== null) return Math.abs(to - from)
    const now = analysed.turns[turn] as AnalysedTurn
    return Math.abs((now.margins[seat] as number) - (before(analysed, turn).margins[seat] as number))
  }
  return [...analysed.turns.keys()]
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOMENTS)
    .sort((one, other) => one - other)
}

/** The share of a bell curve below a point, good to three digits. */
function bell(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const density = 0.3989423 * Math.exp((-x * x) / 2)
  const tail = density * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))))
  return x > 0 ? 1 - tail : tail
}
