import type { Game, Seat, Table, Variant } from '@nora/kernel'
import { type Features, knownOfOther, knownOfSelf, type SeatNumbers } from './features.ts'
import { foreseen, type Model, summed, unpacked } from './linear.ts'
import { AUTOMA, type Weights } from './weights.ts'

/** Points to expect, line by line of the seat's own sheet. */
export interface Expected {
  readonly lines: { readonly [category: string]: number }
  readonly own: number
  /** Of the best other, or of the automa; nothing where there is neither. */
  readonly other: number
  /** How far the margin may be off: two of three games end within it. */
  readonly spread: number
}

/** What weights say about positions. */
export class LearnedValue {
  private readonly features: Features
  private readonly own: Model
  private readonly ownSum: Model
  private readonly other: Model | undefined
  private readonly spread: readonly number[]

  constructor(features: Features, weights: Weights) {
    this.features = features
    this.own = unpacked(weights.own)
    this.ownSum = summed(
      this.own,
      this.own.outputs.map((output) => (output === AUTOMA ? -1 : 1)),
    )
    this.other = weights.other ? unpacked(weights.other) : undefined
    this.spread = weights.spread
  }

  /** How many points the seat will be ahead of the best other, or of the automa. */
  margin(table: Table, seat: Seat, self: SeatNumbers, others: readonly SeatNumbers[]): number {
    const own = foreseen(this.ownSum, knownOfSelf(this.features, table, seat, self, others))
    return own - this.bestOther(table, seat, self, others)
  }

  /** The same for people: where the points come from, and how sure that is. */
  expected(table: Table, seat: Seat, self: SeatNumbers, others: readonly SeatNumbers[]): Expected {
    const known = knownOfSelf(this.features, table, seat, self, others)
    const lines: Record<string, number> = {}
    let own = 0
    let automa = 0
    this.own.outputs.forEach((output, index) => {
      const points = foreseen(this.own, known, index)
      if (output === AUTOMA) automa = points
      else {
        lines[output] = points
        own += points
      }
    })
    const tenth = Math.min(this.spread.length - 1, Math.floor(this.features.progress(table) * this.spread.length))
    const other = others.length > 0 ? this.bestOther(table, seat, self, others) : automa
    return { lines, own, other, spread: this.spread[tenth] ?? 0 }
  }

  private bestOther(table: Table, seat: Seat, self: SeatNumbers, others: readonly SeatNumbers[]): number {
    const { other: model } = this
    if (!model || others.length === 0) return 0
    const { seats } = table.options
    let best = Number.NEGATIVE_INFINITY
    others.forEach((subject, index) => {
      const rest = [self, ...others.filter((other) => other !== subject)]
      const known = knownOfOther(this.features, table, (seat + 1 + index) % seats, subject, rest)
      best = Math.max(best, foreseen(model, known))
    })
    return best
  }
}

/** The others in their order round the table, from the left of the seat. */
export function otherSeats({ options: { seats } }: Table, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, index) => (seat + 1 + index) % seats)
}

/** The weights of these rules, this content, this mode and so many seats. */
export function weightsFor(known: readonly Weights[], { game, options }: Variant): Weights | undefined {
  return belonging(known, game).find(({ mode, seats }) => mode === options.mode && seats === options.seats)
}

/**
 * The weights to play by: where none were learned for so many seats, those for the nearest number of them, because what is
 * worth how much changes little with one more at the table. What a seat has alone is worth something else.
 */
export function weightsToPlayBy(known: readonly Weights[], variant: Variant): Weights | undefined {
  const { game, options } = variant
  if (options.seats === 1) return weightsFor(known, variant)
  const apart = ({ seats }: Weights) => Math.abs(seats - options.seats)
  return belonging(known, game)
    .filter(({ mode, seats }) => mode === options.mode && seats > 1)
    .sort((one, other) => apart(one) - apart(other))[0]
}

function belonging(known: readonly Weights[], { rulesVersion, contentHash }: Game): Weights[] {
  return known.filter((weights) => weights.rulesVersion === rulesVersion && weights.contentHash === contentHash)
}
