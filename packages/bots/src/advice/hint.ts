import {
  canonical,
  type Decision,
  each,
  equal,
  type Json,
  type Policy,
  type Position,
  type Reason,
  type Seat,
  seededFate,
  type Table,
  totalOf,
  type Variant,
} from '@nora/kernel'
import type { Bot } from '../bot.ts'
import type { Effort, Heuristics } from '../heuristics.ts'
import type { Weights } from '../learned/weights.ts'
import { effortOf } from '../levels.ts'
import { plainStyle, type Style, TurnSearch } from '../turn-search.ts'
import { reasonsFor } from './causes.ts'
import { type Certainty, certaintyOf, pairedDifference } from './certainty.ts'
import { type Continuation, Dreams, type LineStep } from './dreams.ts'
import { type Expectation, ExpectedPoints, LEARNED } from './expected-points.ts'

/** How hard it thinks: numbers, not time, so that the same seed gives the same hint everywhere. */
export interface HintBudget {
  /** Imagined tables on which the favourites are compared. */
  readonly dreams: number
  /** Choices looked at. */
  readonly choices: number
  /** Those of them that are compared. */
  readonly favourites: number
  /** How often a mind may think about the rest of a turn before it makes do with fewer choices and tables. */
  readonly thoughts: number
}

/** Whether so much of the time there is has passed; whoever has a clock may give one, and takes what is found by then. */
export type Late = (part: number) => boolean

const never: Late = () => false

export const hintBudget: HintBudget = { dreams: 24, choices: 24, favourites: 4, thoughts: 90 }

/** A choice and what may be expected of it. */
export interface Advised {
  readonly choice: Json
  /** How the turn goes on, the choice itself first, until something new is seen. */
  readonly line: readonly LineStep[]
  /** Points it brings at once, by the sheet. */
  readonly now: number
  /** Points expected at the end, in all and by category. */
  readonly own: number
  readonly points: { readonly [category: string]: number }
  /** By how much it is behind the best choice, over the same imagined tables, and the error of that. */
  readonly behind: number
  readonly error: number
  /** Imagined tables on which it came first of those compared. */
  readonly first: number
}

/** The best choice and up to two others; plain JSON. */
export interface Hint {
  readonly seat: Seat
  readonly kind: string
  readonly advised: readonly Advised[]
  readonly dreams: number
  /** It had to make do with fewer imagined tables than it wanted. */
  readonly isQuick: boolean
  readonly certainty: Certainty
  readonly reasons: readonly Reason[]
  /** How far the points may be off: two of three games end within it. None where nothing was learned yet. */
  readonly spread: number | null
}

/** A choice that was weighed on imagined tables. */
export interface Weighed extends Continuation {
  readonly choice: Json
  readonly worths: readonly Expectation[]
}

interface Glanced extends Weighed {
  readonly worths: Expectation[]
}

const SHOWN = 3
/** The part of all thoughts that may be used to find the favourites. */
const GLANCING = 0.4
/** How the rest of a turn is played on each imagined table: sensibly, and soon. */
const quick: Partial<Effort> = { beam: 2, roots: 2, samples: 1, merges: true, steps: 60 }
/** Fewer tables than these prove little. */
const FEWEST = 4

/** What a strong player would do, and why. It sees what the seat sees and nothing else. */
export class Adviser {
  readonly heuristics: Heuristics
  private readonly weights: readonly Weights[]
  /** Who proposes a choice; the rest of a turn is played in another style. */
  private readonly proposes: Bot
  private readonly style: Style
  private readonly ofVariants = new WeakMap<Variant, ExpectedPoints>()

  constructor(heuristics: Heuristics, weights: readonly Weights[], proposes: Bot) {
    this.heuristics = heuristics
    this.weights = weights
    this.proposes = proposes
    this.style = { ...plainStyle, effort: { ...effortOf(heuristics), ...quick }, learned: LEARNED }
  }

  expectedPoints({ table: { variant } }: Position): ExpectedPoints {
    const expectedPoints = this.ofVariants.get(variant) ?? new ExpectedPoints(this.heuristics, this.weights, variant)
    this.ofVariants.set(variant, expectedPoints)
    return expectedPoints
  }

  /** Nothing where the seat has nothing to decide. */
  hint(
    position: Position,
    seat: Seat,
    seed: number,
    budget: HintBudget = hintBudget,
    late: Late = never,
  ): Hint | undefined {
    const decision = position.owed(seat)
    if (!decision) return undefined
    const expectedPoints = this.expectedPoints(position)
    const dreams = this.dreams(position, seat, expectedPoints, seed)
    const ranked = ranking(this.weigh(dreams, position, decision, seed, budget, [], late))
    const [best, next] = ranked as [Weighed, Weighed | undefined]
    const advised = ranked.slice(0, SHOWN).map((weighed) => this.advised(dreams.now, seat, weighed, best, ranked))
    const { behind: gap = 0, error = 0 } = advised[1] ?? {}
    return {
      seat,
      kind: decision.kind,
      advised,
      dreams: best.worths.length,
      isQuick: best.worths.length < budget.dreams,
      certainty: next ? certainty(advised[0] as Advised, gap, error, best.worths.length) : 4,
      reasons: reasonsFor(this.heuristics, dreams.now, seat, explained(best), next && explained(next), gap),
      spread: expectedPoints.spreadAt(expectedPoints.progress(dreams.now)),
    }
  }

  dreams(position: Position, seat: Seat, expectedPoints: ExpectedPoints, seed: number): Dreams {
    return new Dreams(
      position,
      seat,
      expectedPoints,
      () => new TurnSearch(this.heuristics, this.style, this.weights),
      seed,
    )
  }

  /** Choices worth a thought, the favourites on all tables; `also` is among them in any case. */
  weigh(
    dreams: Dreams,
    position: Position,
    decision: Decision,
    seed: number,
    budget: HintBudget,
    also: readonly Json[] = [],
    late: Late = never,
  ): readonly Weighed[] {
    const choices = this.candidates(dreams, position, decision, seed, budget.choices, also)
    const lines: Glanced[] = []
    for (const choice of choices) {
      const isEnough = dreams.thoughts > GLANCING * budget.thoughts || late(GLANCING)
      if (lines.length > also.length + 1 && isEnough) break
      const line = dreams.lineAfter(choice)
      lines.push({ choice, ...line, worths: [dreams.worth(line, 0)] })
    }
    const isAlso = ({ choice }: Glanced) => also.some((one) => equal(one, choice))
    const favourites = distinct(ranking(lines)).filter((line, place) => place < budget.favourites || isAlso(line))
    for (let table = 1; table < budget.dreams; table++) {
      if (late(1) || (table >= FEWEST && dreams.thoughts > budget.thoughts)) break
      for (const line of favourites) line.worths.push(dreams.worth(line, table))
    }
    return favourites
  }

  /** What the game's shortlist holds, what the strongest player would do, and what has to be among them. */
  private candidates(
    dreams: Dreams,
    position: Position,
    decision: Decision,
    seed: number,
    most: number,
    also: readonly Json[],
  ): readonly Json[] {
    const space = position.space(decision)
    if (space.count(2) < 2) return [space.at(0)]
    const { seat, kind, args } = decision
    const view = dreams.now
    const offered = view.variant.kind(decision).space(view, seat, args)
    const mind: Policy = this.proposes.mind()
    const proposed = mind.choose(position, decision, space, seededFate(seed))
    const listed =
      this.heuristics.shortlist?.[kind]?.(view, seat, args, offered, seededFate(seed), 2) ?? first(each(offered), most)
    const unlike = (choice: Json, index: number, all: readonly Json[]) =>
      all.findIndex((one) => equal(one, choice)) === index
    return [...also, proposed, ...listed].filter(unlike).slice(0, Math.max(most, also.length + 1))
  }

  /** As they are shown. */
  private inOrder(points: { readonly [category: string]: number }): Record<string, number> {
    const order = this.heuristics.explains?.categories ?? Object.keys(points)
    return Object.fromEntries(
      order.flatMap((category) => (category in points ? [[category, points[category] ?? 0]] : [])),
    )
  }

  private advised(now: Table, seat: Seat, weighed: Weighed, best: Weighed, all: readonly Weighed[]): Advised {
    const { choice, line, after, worths } = weighed
    const { game } = now.variant
    const judged = (table: Table) => totalOf((game.judged ?? game.sheet)(table, seat))
    const { mean, error } = pairedDifference(margins(best), margins(weighed))
    return {
      choice,
      line,
      now: judged(after) - judged(now),
      own: meanOf(worths.map(({ own }) => own)),
      points: this.inOrder(explained(weighed).points),
      behind: mean,
      error,
      first: timesFirst(weighed, all),
    }
  }
}

/** What was weighed on hardly any table is never called sure. */
function certainty({ first }: Advised, gap: number, error: number, dreams: number): Certainty {
  const found = certaintyOf(first / dreams, gap, error)
  return dreams < FEWEST ? (Math.min(found, 2) as Certainty) : found
}

/** The best first, by their mean margin. */
function ranking<W extends Weighed>(weighed: readonly W[]): W[] {
  return [...weighed].sort((one, other) => meanOf(margins(other)) - meanOf(margins(one)))
}

export function margins({ worths }: Pick<Weighed, 'worths'>): number[] {
  return worths.map(({ margin }) => margin)
}

/** On how many tables it came first; who shares the first place has it, too. */
export function timesFirst(weighed: Weighed, all: readonly Weighed[]): number {
  return weighed.worths.filter(({ margin }, table) =>
    all.every(({ worths }) => (worths[table] as Expectation).margin <= margin),
  ).length
}

/** What a choice leads to, on average. */
export function explained({ after, worths }: Weighed): { after: Table; points: Record<string, number> } {
  const points: Record<string, number> = {}
  for (const worth of worths)
    for (const [category, amount] of Object.entries(worth.points))
      points[category] = (points[category] ?? 0) + amount / worths.length
  return { after, points }
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Choices that lead to the same sight are the same: the first of them is kept. */
function distinct<W extends Weighed>(ranked: readonly W[]): W[] {
  const found: W[] = []
  for (const one of ranked) {
    const isSame = (other: W) =>
      one.worths[0]?.margin === other.worths[0]?.margin &&
      one.line.length === other.line.length &&
      canonical(one.after.state as unknown as Json) === canonical(other.after.state as unknown as Json)
    if (!found.some(isSame)) found.push(one)
  }
  return found
}

function first<T>(items: Iterable<T>, most: number): T[] {
  const found: T[] = []
  for (const item of items) {
    if (found.length >= most) break
    found.push(item)
  }
  return found
}
