import { type Seat, type Table, totalOf, type Variant } from '@nora/kernel'
import type { Heuristics } from '../heuristics.ts'
import { finalMargin } from '../judge.ts'
import type { SeatNumbers } from '../learned/features.ts'
import { LearnedValue, otherSeats, weightsFor } from '../learned/learned-value.ts'
import type { Weights } from '../learned/weights.ts'
import { PROSPECTS } from './explains.ts'

/** What the learned value has in an expectation; the evaluation has the rest. As strong players judge. */
export const LEARNED = 0.5

/** What a seat may expect of a position at the end of the game. */
export interface Expectation {
  /** Its own points, by category. */
  readonly points: { readonly [category: string]: number }
  readonly own: number
  /** Ahead of the best other, or of the automa, where that was learned; otherwise only its own points. */
  readonly margin: number
}

/** What is to be expected in games of one variant. */
export class ExpectedPoints {
  private readonly heuristics: Heuristics
  private readonly learned: LearnedValue | undefined
  private readonly spread: readonly number[]
  /** What it was learned from. */
  readonly mind: string

  constructor(heuristics: Heuristics, weights: readonly Weights[], variant: Variant) {
    const { features } = heuristics
    const known = features && weightsFor(weights, variant)
    this.heuristics = heuristics
    this.learned = known && features ? new LearnedValue(features, known) : undefined
    this.spread = known?.spread ?? []
    this.mind = known ? `${known.seed} ${known.games.join('+')} ${known.foreseen}` : ''
  }

  /** Whether games were played to learn from: only then it is known how far margins may be off. */
  get isLearned(): boolean {
    return this.learned !== undefined
  }

  progress(table: Table): number {
    return table.state.next === null ? 1 : (this.heuristics.features?.progress(table) ?? 0)
  }

  /** How far a margin may be off at this point of the game: two of three games end within it. None where nothing was learned. */
  spreadAt(progress: number): number | null {
    if (progress >= 1) return this.learned ? 0 : null
    return this.spread[Math.min(this.spread.length - 1, Math.floor(progress * this.spread.length))] ?? null
  }

  /** Judges positions of one turn: what others have is looked at once, at its beginning. */
  from(root: Table, seat: Seat): (table: Table) => Expectation {
    const { features } = this.heuristics
    const others = features ? otherSeats(root, seat).map((other) => features.numbers(root, other)) : []
    const best = Math.max(...others.map(({ parts }) => sumOf(parts)))
    return (table) => (table.state.next === null ? this.final(table, seat) : this.expected(table, seat, others, best))
  }

  private expected(table: Table, seat: Seat, others: readonly SeatNumbers[], best: number): Expectation {
    const { heuristics, learned } = this
    const { features, explains } = heuristics
    if (!features || !explains) {
      const own = heuristics.evaluate(table, seat)
      return { points: { [PROSPECTS]: own }, own, margin: own }
    }
    const self = features.numbers(table, seat)
    const evaluated = explains.parts(table, seat, self.parts)
    if (!learned) {
      const own = sumOf(self.parts)
      return { points: evaluated, own, margin: own }
    }
    const { lines, own: foreseen, other } = learned.expected(table, seat, self, others)
    const points: Record<string, number> = {}
    const add = (category: string, amount: number) => {
      points[category] = (points[category] ?? 0) + amount
    }
    for (const [category, amount] of Object.entries(evaluated)) add(category, (1 - LEARNED) * amount)
    for (const [line, amount] of Object.entries(lines)) add(explains.lines[line] ?? PROSPECTS, LEARNED * amount)
    const own = sumOf(Object.values(points))
    // The evaluation knows nothing of an automa: what it will have is learned, and counts against all of the own points.
    const ahead = sumOf(self.parts) - (others.length > 0 ? best : other)
    return { points, own, margin: LEARNED * (foreseen - other) + (1 - LEARNED) * ahead }
  }

  /** Nothing is left to be expected. */
  private final(table: Table, seat: Seat): Expectation {
    const { game } = table.variant
    const sheet = game.outcome(table).standings.find((standing) => standing.seat === seat)?.sheet ?? []
    const points: Record<string, number> = {}
    for (const line of sheet) {
      const category = this.heuristics.explains?.lines[line.id] ?? PROSPECTS
      points[category] = (points[category] ?? 0) + line.points
    }
    const own = totalOf(sheet)
    return { points, own, margin: this.learned ? finalMargin(table, seat) : own }
  }
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
