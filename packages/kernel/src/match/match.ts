import { type GameEvent, redacted } from '../events/event.ts'
import type { Game, Options, Outcome, SheetLine, State } from '../game.ts'
import type { Json } from '../json.ts'
import type { Decision } from '../kind.ts'
import { settle, type Wish } from '../options.ts'
import { type Act, INTERRUPT, type Position } from '../position.ts'
import { because, type Reason, type Refusal, Refused } from '../reason.ts'
import { FATE, HOST, type Seat } from '../seat.ts'
import type { Space } from '../space.ts'
import { Table } from '../table.ts'
import { Variant } from '../variant.ts'
import { viewOf } from '../view.ts'
import { refusalsOf, whyNot, whyNotInterrupt } from '../why.ts'
import { AutoAnswers, type MatchOptions } from './auto-answers.ts'
import { type Logged, loggedAct, type Marks, type Played, type Recorded } from './line.ts'
import { Timeline } from './timeline.ts'
import { type TriedOut, tryOut } from './try-out.ts'
import { undoable, undoableFrom } from './undo.ts'

/** One seat's sight of a match: the state with backs for what it may not read, and who owes what. */
export interface View<S extends State = State> {
  readonly seat: Seat
  readonly state: S
  readonly pending: readonly Decision[]
  readonly position: number
  readonly over: boolean
}

/** Everything a match needs to go on without its log: plain JSON, as good as the log it was taken from. */
export interface Snapshot<S extends State = State> {
  readonly line: readonly Played[]
  /** Where each step began, and the state at the last of them. */
  readonly steps: readonly number[]
  readonly state: S
  readonly undone: readonly (readonly [Seat, readonly Act[]])[]
  readonly fateAnswers: number
}

/**
 * A game played for people and bots alike. It checks every choice, answers for fate and for seats without a choice,
 * keeps the log and the line, and takes back what may be taken back.
 */
export class Match<S extends State = State, K = unknown> {
  readonly variant: Variant<S, K>
  private readonly autoAnswers: AutoAnswers
  private readonly timeline: Timeline<S, K>
  private history: Logged[] = []
  /** What each seat has taken back and may make again, the next first. */
  private readonly undone = new Map<Seat, readonly Act[]>()
  /** The outcome, which is asked for more than once, and the act after which it was reckoned. */
  private reckoned: { readonly after: Played | undefined; readonly outcome: Outcome } | undefined

  private constructor(variant: Variant<S, K>, matchOptions: MatchOptions) {
    this.variant = variant
    this.autoAnswers = new AutoAnswers(matchOptions)
    this.timeline = new Timeline(variant)
  }

  static open<S extends State, K>(game: Game<S, K>, wish: Wish, matchOptions: MatchOptions = {}): Match<S, K> {
    const match = new Match(Variant.of(game, settle(game, wish)), matchOptions)
    match.carryOn()
    return match
  }

  /** A match as its log left it. Stops at the first act that the rules no longer take, or take differently. */
  static restore<S extends State, K>(
    game: Game<S, K>,
    options: Options,
    log: readonly Logged[],
    matchOptions: MatchOptions = {},
  ): Match<S, K> {
    const match = new Match(Variant.of(game, options), matchOptions)
    match.follow(log)
    return match
  }

  /** A match as a snapshot and what was logged since left it. Its own log begins after the snapshot. */
  static resume<S extends State, K>(
    game: Game<S, K>,
    options: Options,
    snapshot: Snapshot<S>,
    log: readonly Logged[],
    matchOptions: MatchOptions = {},
  ): Match<S, K> {
    const match = new Match(Variant.of(game, options), matchOptions)
    const { line, steps, state, undone, fateAnswers } = snapshot
    match.timeline.resume(line, steps, state)
    for (const [seat, acts] of undone) match.undone.set(seat, acts)
    match.autoAnswers.fateAnswers = fateAnswers
    match.follow(log)
    return match
  }

  snapshot(): Snapshot<S> {
    const { line, steps, checkpoint } = this.timeline
    return {
      line: [...line],
      steps,
      state: checkpoint,
      undone: [...this.undone].filter(([, acts]) => acts.length > 0),
      fateAnswers: this.autoAnswers.fateAnswers,
    }
  }

  get options(): Options {
    return this.variant.options
  }
  /** Seats that confirm their turns themselves. */
  get confirming(): Set<Seat> {
    return this.autoAnswers.confirming
  }
  get pending(): readonly Decision[] {
    return this.position.pending
  }
  get over(): boolean {
    return this.position.over
  }
  /** Which step of the calendar this is, counted from the start. */
  get step(): number {
    return this.timeline.step
  }
  get line(): readonly Played[] {
    return this.timeline.line
  }
  get log(): readonly Logged[] {
    return this.history
  }
  get table(): Table<S, K> {
    return this.position.table
  }

  /** What was logged since this was asked last. Whoever stores it need not have it in memory as well. */
  takeLog(): readonly Logged[] {
    const { history } = this
    if (history.length > 0) this.history = []
    return history
  }

  private get position(): Position<S, K> {
    return this.timeline.position
  }

  /** The zones that can have changed since the line had this length, if it was not cut back below that meanwhile. */
  zonesChangedSince(length: number): readonly string[] {
    return this.timeline.zonesChangedSince(length)
  }

  /** For bots: a position to imagine from. It is a copy. */
  currentPosition(): Position<S, K> {
    return this.position.fork()
  }

  owed(seat: Seat): Decision | undefined {
    return this.position.owed(seat)
  }

  space(seat: Seat): Space | undefined {
    const decision = this.owed(seat)
    return decision && this.position.space(decision)
  }

  refusals(seat: Seat): Refusal[] {
    const decision = this.owed(seat)
    return decision ? refusalsOf(this.position, decision) : []
  }

  whyNot(seat: Seat, choice: unknown): Reason | undefined {
    return whyNot(this.position, seat, choice)
  }

  whyNotInterrupt(seat: Seat, choice: unknown): Reason | undefined {
    return whyNotInterrupt(this.position, seat, choice)
  }

  /** What the seat may do out of turn now. */
  anytime(seat: Seat): Space | undefined {
    const open = !this.over && !this.pending.some((decision) => decision.closed)
    return open ? this.variant.game.anytime?.(this.table, seat) : undefined
  }

  choose(seat: Seat, choice: unknown): void {
    const reason = this.whyNot(seat, choice)
    if (reason) throw new Refused(reason)
    const decision = this.owed(seat) as Decision
    this.act({ seat, kind: decision.kind, choice: choice as Json })
    this.forget(seat)
  }

  interrupt(seat: Seat, choice: unknown): void {
    const reason = this.whyNotInterrupt(seat, choice)
    if (reason) throw new Refused(reason)
    this.act({ seat, kind: INTERRUPT, choice: choice as Json, interrupt: true })
    this.forget(seat)
  }

  /** Ends a pause. */
  goOn(): void {
    if (!this.owed(HOST)) throw new Refused(because('notPaused'))
    this.act({ seat: HOST, kind: (this.owed(HOST) as Decision).kind, choice: 'on' })
  }

  /** Plays what fate and the host owe, and what a seat has no choice about. */
  carryOn(): void {
    for (;;) {
      const act = this.autoAnswers.next(this.position as Position)
      if (!act) return
      this.apply(act, { forced: act.seat >= 0 })
    }
  }

  whyNotUndo(seat: Seat): Reason | undefined {
    const found = undoable(this.timeline, seat)
    return 'code' in found ? found : undefined
  }

  /** The length of the line before everything the seat may take back; nothing if there is nothing. */
  undoableFrom(seat: Seat): number | undefined {
    return undoableFrom(this.timeline, seat)
  }

  /** What a legal choice would lead to, tried on a copy. */
  tryOut(seat: Seat, choice: Json, interrupt: boolean): TriedOut<S, K> {
    return tryOut(this.currentPosition(), this.autoAnswers, seat, choice, interrupt)
  }

  /** Takes back the seat's last choice. */
  undo(seat: Seat): void {
    const found = undoable(this.timeline, seat)
    if ('code' in found) throw new Refused(found)
    const { at, alone, signs } = found
    // Others have answered since, in the same `together`, or given signs: that stands. What followed from the seat's own
    // choice does not.
    const others = alone ? this.line.slice(at + 1).filter((other) => other.seat !== seat) : signs
    this.cut({ type: 'undo', seat, to: at })
    for (const other of others) {
      if (other.sign || this.owed(other.seat)?.kind === other.kind) {
        this.apply(other, { forced: other.forced, kept: true })
      }
    }
    this.carryOn()
  }

  /** Takes back everything the seat may take back. */
  undoTurn(seat: Seat): void {
    this.undo(seat)
    while (!this.whyNotUndo(seat)) this.undo(seat)
  }

  /** Cuts the line back to a length whatever stands in the way: for a table that agreed to it. */
  rewind(seat: Seat, to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.line.length) throw new Refused(because('noSuchPosition', { to }))
    this.cut({ type: 'undo', seat, to, agreed: true })
    this.carryOn()
  }

  /** Makes the choice that was taken back last once more. */
  redo(seat: Seat): void {
    const act = this.undone.get(seat)?.[0]
    if (!act) throw new Refused(because('nothingToRedo'))
    const reason = act.interrupt ? this.whyNotInterrupt(seat, act.choice) : this.whyNot(seat, act.choice)
    if (reason) throw new Refused(reason)
    this.act(act, { type: 'redo', seat })
    this.forget(seat, true)
  }

  mayRedo(seat: Seat): boolean {
    return (this.undone.get(seat)?.length ?? 0) > 0
  }

  view(seat: Seat): View<S> {
    return {
      seat,
      state: viewOf(this.variant, this.table.state, seat),
      pending: this.pending,
      position: this.line.length,
      over: this.over,
    }
  }

  /** The events of every act from a position on, as the seat may see them; position 0 includes the opening. */
  news(seat: Seat, from = 0): readonly (readonly GameEvent[])[] {
    const told = this.line.slice(from).map((played) => played.told)
    if (from === 0) told.unshift(this.timeline.opening)
    return told.map((batch) => batch.map((event) => redacted(this.variant, event, seat)))
  }

  /** The seat's score sheet if the game ended now, reckoned from what `reader` may see. */
  sheet(seat: Seat, reader: Seat): readonly SheetLine[] {
    return this.variant.game.sheet(new Table(this.variant, viewOf(this.variant, this.table.state, reader)), seat)
  }

  get outcome(): Outcome | undefined {
    if (!this.over) return undefined
    const last = this.line.at(-1)
    if (!this.reckoned || this.reckoned.after !== last) {
      this.reckoned = { after: last, outcome: this.variant.game.outcome(this.table) }
    }
    return this.reckoned.outcome
  }

  get hash(): string {
    return this.timeline.hash
  }

  /** A match of its own that shares the first `to` acts. */
  fork(to = this.line.length, matchOptions: MatchOptions = {}): Match<S, K> {
    const match = new Match(this.variant, matchOptions)
    for (const played of this.line.slice(0, to)) match.repeat(played, { forced: played.forced })
    match.carryOn()
    return match
  }

  /** Goes on as a log says. */
  follow(log: readonly Logged[]): void {
    for (const [index, logged] of log.entries()) {
      if (logged.type === 'undo') this.cut(logged)
      else if (logged.type === 'redo') this.history.push(logged)
      else {
        this.repeat(logged, logged)
        if (!logged.forced && !logged.kept) this.forget(logged.seat, log[index - 1]?.type === 'redo')
      }
    }
    this.carryOn()
  }

  /** Applies a recorded act after checking it as if it came from a person. */
  repeat(act: Recorded, marks: Marks = {}): void {
    const at = this.line.length
    const reason = act.interrupt
      ? whyNotInterrupt(this.position, act.seat, act.choice)
      : (this.otherKind(act) ?? whyNot(this.position, act.seat, act.choice))
    if (reason) throw new Refused(because('illegalAct', { at, seat: act.seat, kind: act.kind, why: { ...reason } }))
    this.apply(act, marks)
    const found = this.hash
    if (found !== act.hash) throw new Refused(because('hashDiffers', { at, expected: act.hash, found }))
  }

  private otherKind(act: Act): Reason | undefined {
    const decision = this.owed(act.seat)
    return decision && decision.kind !== act.kind ? because('otherKind', { kind: decision.kind }) : undefined
  }

  /** An act and all that follows from it, or nothing of it: a game that fails on the way stands where it stood. */
  private act(act: Act, redo?: Logged): void {
    const played = this.line.length
    const logged = this.history.length
    const { fateAnswers } = this.autoAnswers
    try {
      if (redo) this.history.push(redo)
      this.apply(act)
      this.carryOn()
    } catch (error) {
      this.timeline.goBack(played)
      this.history.length = logged
      this.autoAnswers.fateAnswers = fateAnswers
      throw error
    }
  }

  private apply(act: Act, marks: Marks = {}): void {
    const played = this.timeline.play(act, marks.forced ?? false)
    if (!played) throw new Refused(because('notYourDecision', { seat: act.seat }))
    if (act.seat === FATE) this.autoAnswers.fateAnswers++
    this.history.push(loggedAct(played, marks))
  }

  private cut(undo: Logged & { type: 'undo' }): void {
    const { seat, to } = undo
    if (undo.agreed) this.undone.clear()
    else this.undone.set(seat, [this.line[to] as Played, ...(this.undone.get(seat) ?? [])])
    this.history.push(undo)
    this.timeline.goBack(to)
  }

  /** A new choice ends what could be made again; making one again uses it up. */
  private forget(seat: Seat, again = false): void {
    const rest = again ? (this.undone.get(seat) ?? []).slice(1) : []
    this.undone.set(seat, rest)
  }
}
