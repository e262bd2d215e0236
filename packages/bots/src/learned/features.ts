import type { Seat, State, Table } from '@nora/kernel'

/** A seat in numbers that everybody at the table could reckon. */
export interface SeatNumbers {
  /** What the evaluation is made of: the parts add up to it. */
  readonly parts: readonly number[]
  /** What lies before the seat. */
  readonly shown: readonly number[]
}

/** What a game tells to be learned from: numbers, always as many of them and in the same order. */
export interface Features<S extends State = State, K = unknown> {
  numbers(table: Table<S, K>, seat: Seat): SeatNumbers
  /** What only the seat itself knows. */
  own(table: Table<S, K>, seat: Seat): readonly number[]
  /** The table as a seat finds it: the calendar, its place in the order, what all may take from. */
  table(table: Table<S, K>, seat: Seat): readonly number[]
  /** How much of the game has passed, from 0 to 1. */
  progress(table: Table<S, K>): number
  /** The lines that a score sheet can have. */
  readonly categories: readonly string[]
  /** The learned value is good in the middle of a turn, too, not only where a turn ends. */
  readonly alongTurns?: boolean
}

/** What a result is foreseen from, in blocks: they need not be put together to be weighed. */
export interface Known {
  /** What counts more or less as the game goes on: it is weighed twice, once times the progress. */
  readonly changing: readonly (readonly number[])[]
  readonly table: readonly number[]
  readonly progress: number
}

/** What a seat's own result is foreseen from. */
export function knownOfSelf(
  features: Features,
  table: Table,
  seat: Seat,
  self: SeatNumbers,
  others: readonly SeatNumbers[],
): Known {
  return {
    changing: [self.parts, self.shown, features.own(table, seat), ...meanOf(others)],
    table: features.table(table, seat),
    progress: features.progress(table),
  }
}

/** What another's result is foreseen from; what it holds in secret is not part of it. */
export function knownOfOther(
  features: Features,
  table: Table,
  other: Seat,
  subject: SeatNumbers,
  rest: readonly SeatNumbers[],
): Known {
  return {
    changing: [subject.parts, subject.shown, ...meanOf(rest)],
    table: features.table(table, other),
    progress: features.progress(table),
  }
}

/** All in one row, in the order of the weights. */
export function inOneRow({ changing, table, progress }: Known): number[] {
  const numbers = changing.flat()
  return [...numbers, ...table, ...numbers.map((number) => number * progress)]
}

/** Parts and what is shown, on average. */
function meanOf(others: readonly SeatNumbers[]): (readonly number[])[] {
  const [first, ...more] = others
  if (!first) return []
  if (more.length === 0) return [first.parts, first.shown]
  const mean = (key: keyof SeatNumbers) =>
    first[key].map((number, index) => {
      const sum = more.reduce((so, other) => so + (other[key][index] as number), number)
      return sum / others.length
    })
  return [mean('parts'), mean('shown')]
}
