import { type GameEvent, redacted, type Told } from './event.ts'
import { type Fate, fateForAnswer } from './fate.ts'
import type { Game, Options, Outcome, SheetLine, State } from './game.ts'
import { hash } from './hash.ts'
import { equal, type Json } from './json.ts'
import { confirmKind, type Decision } from './kind.ts'
import { type Logged, type Played, type Recorded, recorded } from './line.ts'
import { settle, type Wish } from './options.ts'
import { fated } from './playout.ts'
import { type Act, INTERRUPT, Position } from './position.ts'
import { because, type Reason, type Refusal, Refused } from './reason.ts'
import { FATE, HOUSE, type Seat } from './seat.ts'
import { Setting } from './setting.ts'
import type { Space } from './space.ts'
import { Table } from './table.ts'
import { groupKey, type Undoable, undoable } from './undo.ts'
import { viewOf } from './view.ts'
import { refusalsOf, whyNot, whyNotInterrupt } from './why.ts'
import { Witness } from './witness.ts'

export interface Manner {
  /** Answers fate's questions; without it, and without `fate`, they wait for a record. */
  readonly seed?: number | undefined
  /** Where fate's n-th answer comes from, for tables whose chance nobody may foresee: a seed can be searched for. */
  readonly fate?: ((answer: number) => Fate) | undefined
  /** Seats that confirm their turns themselves; for the others it is done at once. */
  readonly confirming?: Iterable<Seat>
  /** Pauses wait for `goOn`. */
  readonly pausing?: boolean
}

/** One seat's sight of a match: the state with backs for what it may not read, and who owes what. */
export interface View<S extends State = State> {
  readonly seat: Seat
  readonly state: S
  readonly pending: readonly Decision[]
  readonly position: number
  readonly over: boolean
}

/** How an act came about: for want of another choice, or by standing while another seat's was taken back. */
interface Marks {
  readonly forced?: boolean
  readonly kept?: boolean
}

/** Where a step began. What a snapshot left out is found again by playing the line. */
interface Checkpoint<S> {
  readonly at: number
  readonly state?: S | undefined
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
  readonly setting: Setting<S, K>
  readonly confirming: Set<Seat>
  private readonly fate: ((answer: number) => Fate) | undefined
  private readonly pausing: boolean
  private position: Position<S, K>
  private witness: Witness
  private opening: readonly Told[] = []
  private played: Played[] = []
  private readonly history: Logged[] = []
  private checkpoints: Checkpoint<S>[] = []
  /** What each seat has taken back and may make again, the next first. */
  private readonly undone = new Map<Seat, readonly Act[]>()
  /** How often fate has answered, undone answers included. */
  private fateAnswers = 0

  private constructor(setting: Setting<S, K>, manner: Manner) {
    this.setting = setting
    const { seed } = manner
    this.fate = manner.fate ?? (seed === undefined ? undefined : (answer) => fateForAnswer(seed, answer))
    this.confirming = new Set(manner.confirming ?? [])
    this.pausing = manner.pausing ?? false
    this.position = new Position(setting, setting.opening())
    this.witness = new Witness(this.position.table)
    this.position.begin()
    this.opening = this.witness.take().told
    this.keepCheckpoint()
  }

  static open<S extends State, K>(game: Game<S, K>, wish: Wish, manner: Manner = {}): Match<S, K> {
    const match = new Match(new Setting(game, settle(game, wish)), manner)
    match.carryOn()
    return match
  }

  /** A match as its log left it. Stops at the first act that the rules no longer take, or take differently. */
  static restore<S extends State, K>(
    game: Game<S, K>,
    options: Options,
    log: readonly Logged[],
    manner: Manner = {},
  ): Match<S, K> {
    const match = new Match(new Setting(game, options), manner)
    match.follow(log)
    return match
  }

  /** A match as a snapshot and what was logged since left it. Its own log begins after the snapshot. */
  static resume<S extends State, K>(
    game: Game<S, K>,
    options: Options,
    snapshot: Snapshot<S>,
    log: readonly Logged[],
    manner: Manner = {},
  ): Match<S, K> {
    const match = new Match(new Setting(game, options), manner)
    const { line, steps, state, undone, fateAnswers } = snapshot
    match.played = [...line]
    match.checkpoints = steps.map((at, index) => (index === steps.length - 1 ? { at, state } : { at }))
    for (const [seat, acts] of undone) match.undone.set(seat, acts)
    match.fateAnswers = fateAnswers
    match.rebuild(line.length)
    match.follow(log)
    return match
  }

  snapshot(): Snapshot<S> {
    const { state } = this.checkpoints.at(-1) as Checkpoint<S>
    return {
      line: [...this.played],
      steps: this.checkpoints.map(({ at }) => at),
      state: state as S,
      undone: [...this.undone].filter(([, acts]) => acts.length > 0),
      fateAnswers: this.fateAnswers,
    }
  }

  get options(): Options {
    return this.setting.options
  }
  get pending(): readonly Decision[] {
    return this.position.pending
  }
  get over(): boolean {
    return this.position.over
  }
  /** Which step of the calendar this is, counted from the start. */
  get step(): number {
    return this.checkpoints.length
  }
  get line(): readonly Played[] {
    return this.played
  }
  get log(): readonly Logged[] {
    return this.history
  }
  get table(): Table<S, K> {
    return this.position.table
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
    return open ? this.setting.game.anytime?.(this.table, seat) : undefined
  }

  choose(seat: Seat, choice: unknown): void {
    const reason = this.whyNot(seat, choice)
    if (reason) throw new Refused(reason)
    const decision = this.owed(seat) as Decision
    this.apply({ seat, kind: decision.kind, choice: choice as Json })
    this.forget(seat)
    this.carryOn()
  }

  interrupt(seat: Seat, choice: unknown): void {
    const reason = this.whyNotInterrupt(seat, choice)
    if (reason) throw new Refused(reason)
    this.apply({ seat, kind: INTERRUPT, choice: choice as Json, interrupt: true })
    this.forget(seat)
    this.carryOn()
  }

  /** Ends a pause. */
  goOn(): void {
    if (!this.owed(HOUSE)) throw new Refused(because('notPaused'))
    this.apply({ seat: HOUSE, kind: (this.owed(HOUSE) as Decision).kind, choice: 'on' })
    this.carryOn()
  }

  /** Plays what fate and the house owe, and what a seat has no choice about. */
  carryOn(): void {
    for (;;) {
      const act = this.automatic()
      if (!act) return
      this.apply(act, { forced: act.seat >= 0 })
    }
  }

  whyNotUndo(seat: Seat): Reason | undefined {
    const found = this.undoable(seat)
    return 'code' in found ? found : undefined
  }

  /** Takes back the seat's last choice. */
  undo(seat: Seat): void {
    const found = this.undoable(seat)
    if ('code' in found) throw new Refused(found)
    const { at, alone, signs } = found
    // Others have answered since, in the same `together`, or given signs: that stands. What followed from the seat's own
    // choice does not.
    const others = alone ? this.played.slice(at + 1).filter((other) => other.seat !== seat) : signs
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
    if (!Number.isInteger(to) || to < 0 || to > this.played.length) throw new Refused(because('noSuchPosition', { to }))
    this.cut({ type: 'undo', seat, to, agreed: true })
    this.carryOn()
  }

  /** Makes the choice that was taken back last once more. */
  redo(seat: Seat): void {
    const act = this.undone.get(seat)?.[0]
    if (!act) throw new Refused(because('nothingToRedo'))
    const reason = act.interrupt ? this.whyNotInterrupt(seat, act.choice) : this.whyNot(seat, act.choice)
    if (reason) throw new Refused(reason)
    this.history.push({ type: 'redo', seat })
    this.apply(act)
    this.forget(seat, true)
    this.carryOn()
  }

  mayRedo(seat: Seat): boolean {
    return (this.undone.get(seat)?.length ?? 0) > 0
  }

  view(seat: Seat): View<S> {
    return {
      seat,
      state: viewOf(this.setting, this.table.state, seat),
      pending: this.pending,
      position: this.played.length,
      over: this.over,
    }
  }

  /** The events of every act from a position on, as the seat may see them; position 0 includes the opening. */
  news(seat: Seat, from = 0): readonly (readonly GameEvent[])[] {
    const told = this.played.slice(from).map((played) => played.told)
    if (from === 0) told.unshift(this.opening)
    return told.map((batch) => batch.map((event) => redacted(this.setting, event, seat)))
  }

  /** The seat's score sheet if the game ended now, reckoned from what `reader` may see. */
  sheet(seat: Seat, reader: Seat): readonly SheetLine[] {
    return this.setting.game.sheet(new Table(this.setting, viewOf(this.setting, this.table.state, reader)), seat)
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.setting.game.outcome(this.table) : undefined
  }

  get hash(): string {
    return this.played.at(-1)?.hash ?? hash(this.table.state)
  }

  /** A match of its own that shares the first `to` acts. */
  fork(to = this.played.length, manner: Manner = {}): Match<S, K> {
    const match = new Match(this.setting, manner)
    for (const played of this.played.slice(0, to)) match.repeat(played, { forced: played.forced })
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
    const at = this.played.length
    const reason = act.interrupt
      ? whyNotInterrupt(this.position, act.seat, act.choice)
      : (this.otherKind(act) ?? whyNot(this.position, act.seat, act.choice))
    if (reason) throw new Refused(because('illegalAct', { at, seat: act.seat, kind: act.kind, why: { ...reason } }))
    this.apply(recorded(act), marks)
    const found = this.hash
    if (found !== act.hash) throw new Refused(because('hashDiffers', { at, expected: act.hash, found }))
  }

  private otherKind(act: Act): Reason | undefined {
    const decision = this.owed(act.seat)
    return decision && decision.kind !== act.kind ? because('otherKind', { kind: decision.kind }) : undefined
  }

  private automatic(): Act | undefined {
    const fate = this.owed(FATE)
    if (fate) {
      if (!this.fate) return undefined
      return { seat: FATE, kind: fate.kind, choice: fated(this.position, fate, this.fate(this.fateAnswers)) }
    }
    for (const decision of this.pending) {
      const { seat, kind } = decision
      if (seat === HOUSE ? this.pausing : this.isAsked(decision)) continue
      return { seat, kind, choice: this.position.space(decision).at(0) }
    }
    return undefined
  }

  /** Whether the seat answers itself: it has a choice, or answering at once would tell what only it knows. */
  private isAsked(decision: Decision): boolean {
    const kind = this.setting.kind(decision)
    if (kind === confirmKind) return this.confirming.has(decision.seat)
    return kind.secret === true || this.position.space(decision).count(2) !== 1
  }

  private undoable(seat: Seat): Undoable | Reason {
    const { step } = this
    const open = new Set(
      this.pending.filter(({ group }) => group !== undefined).map(({ group }) => groupKey({ step, group })),
    )
    const found = undoable(this.played, seat, open)
    if ('code' in found || this.signsChangeNothing(found)) return found
    return because('undoOther', { seat: (found.signs[0] as Played).seat })
  }

  /** Whether all would be the same had the signs come before the act: only then they are in nobody's way. */
  private signsChangeNothing({ at, signs }: Undoable): boolean {
    if (signs.length === 0) return true
    const position = this.positionAt(at)
    const later = this.played.slice(at).filter((played) => !signs.includes(played))
    return (
      [...signs, ...later].every((act) => position.replay(act)) &&
      equal(position.pending, this.pending) &&
      hash(position.table.state) === this.hash
    )
  }

  private apply(act: Act, { forced = false, kept = false }: Marks = {}): void {
    const decision = act.interrupt ? undefined : this.owed(act.seat)
    const step = this.checkpoints.length
    try {
      if (!this.position.replay(act)) throw new Refused(because('notYourDecision', { seat: act.seat }))
    } catch (error) {
      // A fault in the rules must not cost the table: go back to where it stood.
      this.rebuild(this.played.length)
      throw error
    }
    const after = recorded({ ...act, hash: hash(this.table.state) })
    if (act.seat === FATE) this.fateAnswers++
    const sign = act.interrupt === true && this.setting.game.isSign?.(act.choice) === true
    this.played.push({ ...after, forced, sign, group: decision?.group, step, ...this.witness.take() })
    this.history.push({ type: 'act', ...after, ...(forced && { forced }), ...(kept && { kept }) })
    this.keepCheckpoint()
  }

  private keepCheckpoint(): void {
    const state = this.position.checkpoint as S
    if (this.checkpoints.at(-1)?.state !== state) this.checkpoints.push({ at: this.played.length, state })
  }

  private cut(undo: Logged & { type: 'undo' }): void {
    const { seat, to } = undo
    if (undo.agreed) this.undone.clear()
    else this.undone.set(seat, [this.played[to] as Played, ...(this.undone.get(seat) ?? [])])
    this.history.push(undo)
    this.rebuild(to)
  }

  /** A new choice ends what could be made again; making one again uses it up. */
  private forget(seat: Seat, again = false): void {
    const rest = again ? (this.undone.get(seat) ?? []).slice(1) : []
    this.undone.set(seat, rest)
  }

  /** Stands again where the line had this length. */
  private rebuild(to: number): void {
    this.position = this.positionAt(to)
    this.checkpoints = this.checkpoints.filter(({ at }) => at <= to)
    const { at } = this.checkpoints.pop() as Checkpoint<S>
    this.checkpoints.push({ at, state: this.position.checkpoint as S })
    this.witness = new Witness(this.position.table)
    this.played.length = to
  }

  /** Where the line had this length: from the last checkpoint that is kept, through the acts since. */
  private positionAt(to: number): Position<S, K> {
    const kept = this.checkpoints.findLast(({ at, state }) => at <= to && state !== undefined)
    const position = new Position(this.setting, kept ? this.setting.clone(kept.state as S) : this.setting.opening())
    position.begin()
    for (const act of this.played.slice(kept?.at ?? 0, to)) position.replay(act)
    return position
  }
}
