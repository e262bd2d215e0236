import { type Seat, type Table, totalOf, type Variant } from '@nora/kernel'
import type { Heuristics } from './heuristics.ts'
import type { SeatNumbers } from './learned/features.ts'
import { LearnedValue, otherSeats, weightsToPlayBy } from './learned/learned-value.ts'
import type { Weights } from './learned/weights.ts'

/** How positions of one turn are judged. */
export interface Judge {
  /** Where the turn goes on. */
  along(table: Table): number
  /** Where it ends. */
  atEnd(table: Table): number
}

/** Gives a judge for each turn, by the evaluation, by what was learned, or by both. */
export class Judges {
  private readonly heuristics: Heuristics
  private readonly weights: readonly Weights[]
  private readonly share: number
  private readonly values = new WeakMap<Variant, LearnedValue | null>()

  /** `share` is what the learned value has in the judgement; the evaluation has the rest. */
  constructor(heuristics: Heuristics, weights: readonly Weights[], share: number) {
    this.heuristics = heuristics
    this.weights = weights
    this.share = share
  }

  /** `tilt` says how much each part of the evaluation is overrated: 1 is as it should be. */
  of(table: Table, seat: Seat, tilt?: readonly number[]): Judge {
    const learned = this.share > 0 ? this.learnedOf(table.variant) : undefined
    return learned ? this.blended(learned, table, seat, tilt) : plain(this.heuristics, seat, tilt)
  }

  private learnedOf(variant: Variant): LearnedValue | undefined {
    let value = this.values.get(variant)
    if (value === undefined) {
      const weights = weightsToPlayBy(this.weights, variant)
      const { features } = this.heuristics
      value = weights && features ? new LearnedValue(features, weights) : null
      this.values.set(variant, value)
    }
    return value ?? undefined
  }

  /** What others have is looked at once: a turn hardly changes it. */
  private blended(learned: LearnedValue, root: Table, seat: Seat, tilt: readonly number[] | undefined): Judge {
    const { heuristics, share } = this
    const features = heuristics.features as NonNullable<Heuristics['features']>
    const others = otherSeats(root, seat).map((other) => features.numbers(root, other))
    const best = others.length > 0 ? Math.max(...others.map(({ parts }) => weighed(parts, undefined))) : 0
    const value = (table: Table): number => {
      const self = features.numbers(table, seat)
      const evaluated = weighed(self.parts, tilt) - best
      return share * learned.margin(table, seat, self, others) + (1 - share) * evaluated
    }
    return {
      along: features.alongTurns ? value : (table) => heuristics.evaluate(table, seat),
      atEnd: (table) => (table.state.next === null ? finalMargin(table, seat) : value(table)),
    }
  }
}

function plain(heuristics: Heuristics, seat: Seat, tilt: readonly number[] | undefined): Judge {
  const { features } = heuristics
  const value =
    tilt && features
      ? (table: Table) => weighed((features.numbers(table, seat) as SeatNumbers).parts, tilt)
      : (table: Table) => heuristics.evaluate(table, seat)
  return { along: value, atEnd: value }
}

function weighed(parts: readonly number[], tilt: readonly number[] | undefined): number {
  let sum = 0
  for (let index = 0; index < parts.length; index++) sum += (parts[index] as number) * (tilt?.[index] ?? 1)
  return sum
}

/** Points ahead of the best other, or of the automa; alone, all points. */
export function finalMargin(table: Table, seat: Seat): number {
  const { standings, automa } = table.variant.game.outcome(table)
  let own = 0
  let other = automa ? automa.score : Number.NEGATIVE_INFINITY
  for (const standing of standings) {
    if (standing.seat === seat) own = totalOf(standing.sheet)
    else other = Math.max(other, totalOf(standing.sheet))
  }
  return other === Number.NEGATIVE_INFINITY ? own : own - other
}
