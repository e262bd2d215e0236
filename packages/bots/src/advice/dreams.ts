import {
  type Decision,
  EventRecorder,
  FATE,
  fated,
  includesSeat,
  type Json,
  type Policy,
  type Position,
  type Seat,
  type Space,
  seededFate,
  Table,
  viewOf,
} from '@nora/kernel'
import { isTurnOver, type Planned } from '../line-of-play.ts'
import type { Expectation, ExpectedPoints } from './expected-points.ts'

/** A choice on the way, with what its question says: without it some choices cannot be told in words. */
export interface LineStep extends Planned {
  readonly args: Json
}

/** A first choice with the line that follows it until something new is seen. */
export interface Continuation {
  /** The choice itself comes first. */
  readonly line: readonly LineStep[]
  /** What the seat sees where the line ends; what a choice itself reveals is not part of it. */
  readonly after: Table
}

interface Dream {
  readonly position: Position
  judge(table: Table): Expectation
}

/** Apart, so that no two dreams of one game begin with the same chance. */
const DEALT = 7919
const PLAYED = 104_729

/**
 * The same imagined tables for all choices of one decision. What is hidden from the seat is dealt anew in each; a choice is
 * followed to the end of the turn by a mind that sees no more than the seat. So a line is the same on all tables until
 * something is revealed: chosen anew on each it would know the hidden cards.
 */
export class Dreams {
  private readonly position: Position
  private readonly seat: Seat
  private readonly expectedPoints: ExpectedPoints
  private readonly mind: () => Policy
  private readonly seed: number
  private readonly dreams: Dream[] = []
  /** How often a mind had to think: what takes time. */
  thoughts = 0

  /** `mind` plays the rest of the turn. */
  constructor(position: Position, seat: Seat, expectedPoints: ExpectedPoints, mind: () => Policy, seed: number) {
    this.position = position
    this.seat = seat
    this.expectedPoints = expectedPoints
    this.mind = mind
    this.seed = seed
  }

  /** The table as the seat sees it now. */
  get now(): Table {
    return this.seen(this.position)
  }

  /** How the turn goes on after a choice, as far as it can be told beforehand. */
  lineAfter(choice: Json): Continuation {
    const { kind, args } = this.position.owed(this.seat) as Decision
    const line: LineStep[] = [{ kind, args, choice }]
    let after = this.now
    this.play(0, line, (twin, step) => {
      after = this.seen(twin)
      if (step) line.push(step)
    })
    return { line, after }
  }

  /** What a line is worth on one of the tables. */
  worth({ line }: Continuation, table: number): Expectation {
    return this.dream(table).judge(this.play(table, line))
  }

  private seen({ table: { variant, state } }: Position): Table {
    return new Table(variant, viewOf(variant, state, this.seat))
  }

  private dream(table: number): Dream {
    const known = this.dreams[table]
    if (known) return known
    const position = this.position.imagined(this.seat, seededFate(this.seed * DEALT + table))
    const dream = { position, judge: this.expectedPoints.from(position.table, this.seat) }
    this.dreams[table] = dream
    return dream
  }

  /**
   * Plays the turn to its end: by the line until something new is seen, then as the mind thinks best. `noted` hears of
   * everything before that: the position, and the answer if there was another one and it is not in the line.
   */
  private play(
    table: number,
    line: readonly Planned[],
    noted: (twin: Position, step?: LineStep) => void = () => {},
  ): Table {
    const { seat } = this
    const twin = this.dream(table).position.fork()
    const { checkpoint } = twin
    const fate = seededFate(this.seed * PLAYED + table)
    const recorder = new EventRecorder(twin.table)
    const mind = this.mind()
    let next = 0
    let isNews = false
    do {
      const chance = twin.owed(FATE)
      const decision = chance ?? (twin.owed(seat) as Decision)
      const space = twin.space(decision)
      const isForced = !chance && space.count(2) < 2
      const planned = isForced || chance || isNews ? undefined : line[next++]
      const isPlanned = planned && planned.kind === decision.kind && space.includes(planned.choice)
      const answer = chance
        ? fated(twin, decision, fate)
        : isForced
          ? space.at(0)
          : isPlanned
            ? planned.choice
            : this.thought(mind, twin, decision, space)
      twin.answer(decision, answer, isForced)
      isNews ||= chance !== undefined || includesSeat(recorder.take().learned, seat)
      const { kind, args } = decision
      if (!isNews) noted(twin, isForced || isPlanned ? undefined : { kind, args, choice: answer })
    } while (!isTurnOver(twin, checkpoint, seat))
    return twin.table
  }

  /** Always of the same seed: what a mind imagines is the same wherever the seat sees the same. */
  private thought(mind: Policy, twin: Position, decision: Decision, space: Space): Json {
    this.thoughts++
    return mind.choose(twin, decision, space, seededFate(this.seed))
  }
}
