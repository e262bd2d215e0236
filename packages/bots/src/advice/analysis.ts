import {
  type Act,
  type Decision,
  EventRecorder,
  FATE,
  type Game,
  includesSeat,
  type Json,
  type Options,
  Position,
  type Reason,
  type Seat,
  seededFate,
  settle,
  Variant,
} from '@nora/kernel'
import { isTurnOver } from '../line-of-play.ts'
import { reasonsFor } from './causes.ts'
import { type Certainty, certaintyOf, pairedDifference } from './certainty.ts'
import type { LineStep } from './dreams.ts'
import type { ExpectedPoints } from './expected-points.ts'
import { type Adviser, explained, type HintBudget, margins, meanOf, timesFirst, type Weighed } from './hint.ts'

/** Grows when games are weighed in another way: what was kept before was weighed by an older mind. */
export const ANALYSIS = 2

/** A game that was played to its end. */
export interface PlayedGame {
  readonly options: Options
  readonly line: readonly Act[]
}

/** What every seat may expect at one moment, each judged with its own eyes. */
export interface ExpectedMargins {
  /** How much of the game has passed, from 0 to 1. */
  readonly progress: number
  /** Own points at the end. */
  readonly own: readonly number[]
  /** Less those of the best other; alone, all of them. */
  readonly margins: readonly number[]
  /** How far a margin may be off: two of three games end within it. Nothing where that was not learned. */
  readonly spread: number | null
}

/** One turn: a seat decides, until somebody decides next. */
export interface AnalysedTurn extends ExpectedMargins {
  readonly seat: Seat
  /** The acts before it, and those with it. */
  readonly from: number
  readonly to: number
  /** Its own decisions that were any: by the acts before each. */
  readonly decisions: readonly number[]
  /** Something was revealed, drawn or rolled since the seat was judged last. */
  readonly isNews: boolean
}

/** A decision that gave something away, judged from what the seat knew then. */
export interface Slip {
  /** The acts before it. */
  readonly at: number
  readonly kind: string
  readonly played: Json
  readonly better: Json
  /** The better choice and what follows it, until something new is seen. */
  readonly line: readonly LineStep[]
  /** Points given away over the same imagined tables, and the error of that. */
  readonly gap: number
  readonly error: number
  /** Imagined tables on which the better choice came first. */
  readonly first: number
  readonly dreams: number
  readonly certainty: Certainty
  readonly reasons: readonly Reason[]
}

const DREAMS = 4
/** Less than a point, or than two errors, is nothing. */
const LEAST = 1
const ERRORS = 2
/** A look at a decision: whether something else might have been better at all. */
const glance: HintBudget = { dreams: 1, choices: 7, favourites: 3, thoughts: 40 }
/** What might have been is weighed on so many tables, and the largest of all once more. */
const tables = { usual: 12, largest: 48 }
const SUSPECT = 0.5

/** A finished game under the eyes of a strong player. Nobody sees more than a seat saw at the time. */
export class GameAnalysis {
  private readonly adviser: Adviser
  private readonly variant: Variant
  private readonly played: PlayedGame
  private running: { readonly position: Position; at: number } | undefined

  constructor(adviser: Adviser, game: Game, played: PlayedGame) {
    this.adviser = adviser
    this.variant = new Variant(game, settle(game, played.options))
    this.played = played
  }

  /**
   * The course of the game, a turn at a time; the first is what was to be expected before anybody decided. A seat is judged
   * again whenever a turn of its own is over: who is about to move always looks better than who has just moved.
   */
  *course(): Generator<{ readonly start: ExpectedMargins } | AnalysedTurn> {
    const { line } = this.played
    const { seats } = this.variant.options
    const position = Position.opening(this.variant)
    const recorder = new EventRecorder(position.table)
    const expectedPoints = this.adviser.expectedPoints(position)
    const everybody = Array.from({ length: seats }, (_, seat) => seat)
    const expected: Judged[] = []
    /** Who has seen something new since they were judged last. */
    const news = new Set<Seat>()
    let turn: { seat: Seat; from: number; checkpoint: unknown; decisions: number[]; isOver: boolean } | undefined
    const judged = (at: number, who: readonly Seat[]): ExpectedMargins => {
      for (const seat of who) expected[seat] = this.expected(position, expectedPoints, seat, at)
      const progress = expectedPoints.progress(position.table)
      return { progress, ...marginsOf(expected), spread: expectedPoints.spreadAt(progress) }
    }
    const ended = (at: number, who: readonly Seat[]): AnalysedTurn => {
      const { seat, from, decisions } = turn as NonNullable<typeof turn>
      const isNews = news.delete(seat)
      return { seat, from, to: at, decisions, isNews, ...judged(at, who) }
    }
    for (const [at, act] of line.entries()) {
      const decision = act.interrupt ? undefined : position.owed(act.seat)
      const isChoice = decision && decision.kind !== 'confirm' && position.space(decision).count(2) > 1
      if (act.seat >= 0 && (isChoice || act.interrupt) && (!turn || turn.isOver || turn.seat !== act.seat)) {
        yield turn ? ended(at, [turn.seat]) : { start: judged(at, everybody) }
        turn = { seat: act.seat, from: at, checkpoint: position.checkpoint, decisions: [], isOver: false }
      }
      if (isChoice && act.seat >= 0) turn?.decisions.push(at)
      position.replay(act)
      const { learned } = recorder.take()
      for (const seat of everybody) if (act.seat === FATE || includesSeat(learned, seat)) news.add(seat)
      if (turn) turn.isOver ||= isTurnOver(position, turn.checkpoint, turn.seat)
    }
    if (turn) yield ended(line.length, everybody)
  }

  /** The decision of a turn that gave most away; nothing where none did. */
  slipIn({ decisions }: Pick<AnalysedTurn, 'decisions'>): Slip | null {
    let worst: Slip | null = null
    for (const at of decisions) {
      const slip = this.slipAt(at, tables.usual)
      if (slip && slip.gap > (worst?.gap ?? 0)) worst = slip
    }
    return worst
  }

  /** The same slip over more tables: what remains of it. */
  again({ at }: Pick<Slip, 'at'>): Slip | null {
    return this.slipAt(at, tables.largest)
  }

  /** By how much a guess is behind the better choice, judged like a slip; `isFound`: by no more than the error. */
  guess(
    { at, better }: Pick<Slip, 'at' | 'better'>,
    guess: Json,
  ): { readonly behind: number; readonly isFound: boolean } {
    const position = this.positionAt(at)
    const { seat } = this.played.line[at] as Act
    const dreams = this.adviser.dreams(position, seat, this.adviser.expectedPoints(position), at + 1)
    const worths = (choice: Json) => {
      const line = dreams.lineAfter(choice)
      return Array.from({ length: tables.usual }, (_, table) => dreams.worth(line, table).margin)
    }
    const { mean, error } = pairedDifference(worths(better), worths(guess))
    return { behind: mean, isFound: mean <= Math.max(error, SUSPECT / 2) }
  }

  /** By whose judgement: another one may come to other results. */
  get mind(): string {
    return `${ANALYSIS} ${this.adviser.expectedPoints(Position.opening(this.variant)).mind}`
  }

  private slipAt(at: number, dreamed: number): Slip | null {
    const { adviser } = this
    const position = this.positionAt(at)
    const { seat, choice: played } = this.played.line[at] as Act
    const decision = position.owed(seat) as Decision
    const expectedPoints = adviser.expectedPoints(position)
    const seed = at + 1
    const dreams = adviser.dreams(position, seat, expectedPoints, seed)
    const [better, own] = pair(adviser.weigh(dreams, position, decision, seed, glance, [played]), played)
    if (!own || !better || pairedDifference(margins(better), margins(own)).mean < SUSPECT) return null
    const worths = (weighed: Weighed) => [
      ...weighed.worths,
      ...Array.from({ length: dreamed - weighed.worths.length }, (_, index) =>
        dreams.worth(weighed, weighed.worths.length + index),
      ),
    ]
    const best = { ...better, worths: worths(better) }
    const mine = { ...own, worths: worths(own) }
    const { mean: gap, error } = pairedDifference(margins(best), margins(mine))
    if (gap < LEAST || gap < ERRORS * error) return null
    const first = timesFirst(best, [best, mine])
    return {
      at,
      kind: decision.kind,
      played,
      better: best.choice,
      line: best.line,
      gap,
      error,
      first,
      dreams: dreamed,
      certainty: certaintyOf(first / dreamed, gap, error),
      reasons: reasonsFor(adviser.heuristics, dreams.now, seat, explained(best), explained(mine), gap),
    }
  }

  /** By what was played; going forward is quick. */
  private positionAt(at: number): Position {
    if (!this.running || this.running.at > at) this.running = { position: Position.opening(this.variant), at: 0 }
    const { running } = this
    for (; running.at < at; running.at++) running.position.replay(this.played.line[running.at] as Act)
    return running.position
  }

  /** With the seat's own eyes: what others hold in secret is dealt anew. */
  private expected(position: Position, expectedPoints: ExpectedPoints, seat: Seat, at: number): Judged {
    const worths = Array.from({ length: position.over ? 1 : DREAMS }, (_, dream) => {
      const { table } = position.over ? position : position.imagined(seat, seededFate(at * DREAMS + dream))
      return expectedPoints.from(table, seat)(table)
    })
    return { own: meanOf(worths.map(({ own }) => own)), margin: meanOf(margins({ worths })) }
  }
}

interface Judged {
  readonly own: number
  readonly margin: number
}

/** Alone the automa is the other, and only a learned value knows it. */
function marginsOf(expected: readonly Judged[]): Pick<ExpectedMargins, 'own' | 'margins'> {
  const own = expected.map((one) => one.own)
  const bestOther = (seat: Seat) => Math.max(...own.filter((_, other) => other !== seat))
  const isAlone = expected.length === 1
  return {
    own,
    margins: isAlone ? expected.map(({ margin }) => margin) : own.map((points, seat) => points - bestOther(seat)),
  }
}

/** The best but the one that was played, and that one. */
function pair(weighed: readonly Weighed[], played: Json): readonly [Weighed | undefined, Weighed | undefined] {
  const key = JSON.stringify(played)
  const own = weighed.find(({ choice }) => JSON.stringify(choice) === key)
  const others = weighed.filter((one) => one !== own)
  const best = others.reduce<Weighed | undefined>(
    (found, one) => (!found || meanOf(margins(one)) > meanOf(margins(found)) ? one : found),
    undefined,
  )
  return [best, own]
}
