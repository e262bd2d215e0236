import { UNASKED_WORK } from './endless.ts'
import type { Fate } from './fate.ts'
import type { Flow, Reply } from './flow.ts'
import type { Next, State } from './game.ts'
import { imagine } from './imagine.ts'
import { copySharing, type Json } from './json.ts'
import type { Decision } from './kind.ts'
import { Fault } from './reason.ts'
import { FATE, type Seat } from './seat.ts'
import type { Space } from './space.ts'
import { Table } from './table.ts'
import type { Variant } from './variant.ts'
import { viewOf } from './view.ts'
import type { Item, Zones } from './zones.ts'

/** One answer, or one interrupt: what a line of play is made of. */
export interface Act {
  readonly seat: Seat
  readonly kind: string
  readonly choice: Json
  readonly interrupt?: true
}

export const INTERRUPT = 'interrupt'

/**
 * A game being played: the state, the flows of the current step, and the questions that are open. It trusts its caller
 * to answer legally; `Match` is the one that checks.
 *
 * A flow cannot be copied, but it can be run again: a position is its checkpoint and the acts since. That is how it
 * forks, also in the middle of a nested choice. What a bot imagines is laid over the state at the act where it imagined it.
 */
export class Position<S extends State = State, K = unknown> {
  readonly table: Table<S, K>
  /** The open questions; empty when the game is over. */
  pending: readonly Decision[] = []
  /** The state at the start of the current step; kept only where forks are wanted. */
  checkpoint: S | undefined
  private keeps: boolean
  /** Nothing is kept any more once the current step has ended. */
  private endsWithStep = false
  private acts: Act[] = []
  /** Those of them that shall be known only when all who are asked with them have answered. */
  private sealed: { readonly act: Act; readonly group: number }[] = []
  private overlays: { readonly at: number; readonly zones: Zones }[] = []
  private step: Flow<Next> | undefined
  private readonly interrupts: { readonly flow: Flow; readonly suspended: readonly Decision[] }[] = []
  private readonly reply: Reply = { decision: { seat: FATE, kind: '', args: null }, choice: null }

  /** Starts from a checkpoint, which becomes this position's own. A fast position keeps nothing and cannot fork. */
  constructor(variant: Variant<S, K>, checkpoint: S, keeps = true) {
    this.table = new Table(variant, checkpoint)
    this.keeps = keeps
  }

  static opening<S extends State, K>(variant: Variant<S, K>, keeps = true): Position<S, K> {
    const position = new Position(variant, variant.opening(), keeps)
    position.begin()
    return position
  }

  /** Runs to the first question; before that a listener can be put to the table. */
  begin(): void {
    this.settle(this.nextStep())
  }

  get over(): boolean {
    return this.table.state.next === null
  }

  /** The acts since the checkpoint. */
  get since(): readonly Act[] {
    return this.acts
  }

  space(decision: Decision): Space {
    return this.table.variant.kind(decision).space(this.table, decision.seat, decision.args)
  }

  /** The seat's open question; where fate or a seat has several, the first. */
  owed(seat: Seat): Decision | undefined {
    for (const decision of this.pending) if (decision.seat === seat) return decision
    return undefined
  }

  /** `forced` is an answer to which there was no other. */
  answer(decision: Decision, choice: Json, forced = false): void {
    if (decision.seat < 0 || forced) this.table.work(UNASKED_WORK)
    else this.table.rest()
    if (this.keeps) this.keep(decision, choice)
    this.settle(this.resumed(decision, choice))
  }

  private keep(decision: Decision, choice: Json): void {
    const { seat, kind, group } = decision
    const act: Act = { seat, kind, choice }
    this.acts.push(act)
    if (group !== undefined && this.table.variant.kind(decision).sealed) this.sealed.push({ act, group })
  }

  /** A seat acts out of turn: the open questions wait and are asked again afterwards. */
  interrupt(seat: Seat, choice: Json): void {
    const { game } = this.table.variant
    if (!game.interrupt) throw new Fault(`${game.id} knows no interrupts`)
    if (this.keeps) this.acts.push({ seat, kind: INTERRUPT, choice, interrupt: true })
    this.table.rest()
    const flow = game.interrupt(this.table, seat, choice)
    this.interrupts.push({ flow, suspended: this.pending })
    this.settle(flow.next())
  }

  /** Applies a recorded act; false if no such question is open. */
  replay(act: Act, forced = false): boolean {
    if (act.interrupt) {
      this.interrupt(act.seat, act.choice)
      return true
    }
    const decision = this.owed(act.seat)
    if (!decision || decision.kind !== act.kind) return false
    this.answer(decision, act.choice, forced)
    return true
  }

  /** An independent copy of this position. */
  fork(): Position<S, K> {
    return this.forkWithout(() => false)
  }

  /** A copy that is followed to the end of the current step and no further: from then on it keeps nothing and cannot fork. */
  forkForStep(): Position<S, K> {
    const twin = this.fork()
    twin.endsWithStep = true
    return twin
  }

  /** A position that looks the same to the seat, with everything unseen dealt anew, and sealed answers chosen anew. */
  imagined(seat: Seat, fate: Fate): Position<S, K> {
    const { variant, state } = this.table
    const sealed = this.sealedFrom(seat)
    const twin = this.forkWithout((act) => sealed.includes(act))
    twin.overlay(imagine(variant, viewOf(variant, state, seat).zones, fate))
    for (const act of sealed) {
      const decision = twin.owed(act.seat) as Decision
      twin.answer(decision, twin.space(decision).sample(fate) as Json)
    }
    return twin
  }

  /** What others have answered together with a question that is still open, and that shall be known only then. */
  private sealedFrom(seat: Seat): readonly Act[] {
    const open = new Set(this.pending.map(({ group }) => group))
    return this.sealed.filter(({ act, group }) => act.seat !== seat && open.has(group)).map(({ act }) => act)
  }

  private forkWithout(isLeftOut: (act: Act) => boolean): Position<S, K> {
    const { variant } = this.table
    if (!this.checkpoint) throw new Fault('a fast position cannot fork')
    const twin = new Position(variant, variant.clone(this.checkpoint))
    // Nobody changes a checkpoint, so that twins can have the same one.
    twin.settle(twin.nextStep(this.checkpoint))
    let index = 0
    const replayTo = (end: number) => {
      for (; index < end; index++) {
        const act = this.acts[index] as Act
        if (!isLeftOut(act)) twin.replay(act)
      }
    }
    for (const { at, zones } of this.overlays) {
      replayTo(at)
      twin.overlay(zones)
    }
    replayTo(this.acts.length)
    return twin
  }

  /** Replaces what lies in the zones; the flows go on and do not notice. */
  overlay(zones: Zones): void {
    for (const zone in zones) {
      const items = this.table.zone(zone) as Item[]
      const other = zones[zone] as readonly Item[]
      for (let index = 0; index < other.length; index++) items[index] = other[index] as Item
    }
    if (this.keeps) this.overlays.push({ at: this.acts.length, zones })
  }

  private nextStep(checkpoint?: S): IteratorResult<readonly Decision[], Next> {
    const { variant, state } = this.table
    const { next } = state
    if (!next) return { done: true, value: null }
    const step = variant.game.steps[next.step]
    if (!step) throw new Fault(`there is no step ${next.step}`)
    this.table.groups = 0
    this.table.depth = 0
    if (this.endsWithStep) {
      this.keeps = false
      this.checkpoint = undefined
    }
    if (this.keeps) {
      const before = this.checkpoint
      this.checkpoint = checkpoint ?? (before ? copySharing(state, before) : variant.clone(state))
      this.acts = []
      this.sealed = []
      this.overlays = []
    }
    this.step = step(this.table, next.args ?? null)
    return this.step.next()
  }

  private resumed(decision: Decision, choice: Json): IteratorResult<readonly Decision[], unknown> {
    const flow = this.interrupts.at(-1)?.flow ?? this.step
    if (!flow || this.over) throw new Fault('the game is over')
    this.reply.decision = decision
    this.reply.choice = choice
    this.table.answered = decision.kind
    return flow.next(this.reply)
  }

  /** Goes on until a question is open: an ended interrupt gives way to what it interrupted, an ended step to the next. */
  private settle(first: IteratorResult<readonly Decision[], unknown>): void {
    let result = first
    let interrupted = false
    for (;;) {
      this.table.work()
      if (!result.done) {
        this.pending = result.value
      } else if (this.interrupts.length > 0) {
        this.pending = this.interrupts.pop()?.suspended ?? []
        interrupted = true
      } else {
        this.table.state.next = (result.value ?? null) as Next
        this.pending = []
        if (this.over) return
        result = this.nextStep()
        interrupted = false
        continue
      }
      const emptied = interrupted ? this.emptied() : undefined
      if (!emptied) return
      result = this.resumed(emptied, null)
    }
  }

  /** A question to which an interrupt has left no answer. */
  private emptied(): Decision | undefined {
    return this.pending.find((decision) => decision.seat >= 0 && this.space(decision).count(1) === 0)
  }
}
