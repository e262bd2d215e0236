import {
  type Act,
  type Decision,
  FATE,
  type Fate,
  HOST,
  type Item,
  includesSeat,
  isRecord,
  type Json,
  type Seat,
  type Space,
  type State,
  type Variant,
  viewOf,
  WATCHER,
} from '@nora/kernel'
import { type Check, oneOf, samples, seatsOf } from '../check-context.ts'
import { difference, shown } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'
import { RecordedPosition } from './recorded-position.ts'
import { Renaming } from './renaming.ts'
import { seatChoicesOf } from './seat-choices.ts'

const ACTS_ON = 10

/**
 * What a seat sees and may do does not depend on what it cannot see. For one seat a twin of the position is made in
 * which hidden items have changed places, back by back, from the step's checkpoint on. Then both are played on alike.
 */
export const twin: Check = {
  name: 'twin',
  rate: () => 0.12,
  at(context) {
    const { match, variant, fate, tally } = context
    if (match.over) return
    const seat = oneOf([WATCHER, ...seatsOf(context)], fate) as Seat
    const { checkpoint, since } = match.currentPosition()
    const pair = new Twins(variant, checkpoint as State, since, seat, fate)
    tally.secrecyChecks += pair.play(samples(context, ACTS_ON))
  },
}

class Twins {
  private readonly variant: Variant
  private readonly since: readonly Act[]
  private readonly seat: Seat
  private readonly fate: Fate
  private readonly truth: RecordedPosition
  private readonly other: RecordedPosition
  private readonly renaming: Renaming
  private compared = 0

  constructor(variant: Variant, checkpoint: State, since: readonly Act[], seat: Seat, fate: Fate) {
    this.variant = variant
    this.since = since
    this.seat = seat
    this.fate = fate
    this.renaming = new Renaming(variant, unseen(variant, checkpoint, since, seat), fate)
    this.truth = new RecordedPosition(variant, variant.clone(checkpoint))
    this.other = new RecordedPosition(variant, this.renaming.state(variant, checkpoint))
  }

  /** Plays the line since the checkpoint and some acts more; gives how often the two were compared. */
  play(actsOn: number): number {
    if (this.renaming.isEmpty) return 0
    this.compare()
    for (const act of this.since) {
      if (!this.both(act) || this.declaredOtherwise()) return this.compared
      this.compare()
    }
    this.compareChoices()
    for (let left = actsOn; left > 0; left--) {
      const act = this.nextAct()
      if (!act || !this.both(act) || this.differentReveal() || this.declaredOtherwise()) return this.compared
      this.compare()
      this.compareChoices()
    }
    return this.compared
  }

  /** Does an act in both; false if it cannot be done in the twin, because what was hidden there is another thing. */
  private both(act: Act): boolean {
    const { position } = this.other
    const own = act.seat === this.seat
    const decision = act.interrupt ? undefined : position.owed(act.seat)
    const space = decision ? position.space(decision) : this.anytime(act.seat)
    if (act.seat === FATE && !this.settleDraw(decision, act.choice)) return false
    const choice = space && this.renaming.legalIn(space, act.choice)
    if (choice === undefined) {
      if (own) throw new Violation(`seat ${act.seat} may no longer choose ${shown(act.choice)} if hidden items differ`)
      return false
    }
    this.truth.replay(act)
    mustNotThrow(`${act.kind} ${shown(choice)} with hidden items renamed`, () => {
      if (decision) this.other.answer(decision, choice)
      else this.other.interrupt(act.seat, choice)
    })
    return true
  }

  private anytime(seat: Seat): Space | undefined {
    const { table } = this.other.position
    return this.variant.game.anytime?.(table, seat)
  }

  /** Where the seat sees what is drawn, the same is drawn in the twin; false if it is not there to be drawn. */
  private settleDraw(decision: Decision | undefined, drawn: Json): boolean {
    const args = decision?.args
    if (!isRecord(args) || typeof args.from !== 'string' || typeof args.to !== 'string') return true
    if (!includesSeat(this.variant.readersOf(args.to), this.seat)) return true
    for (const item of drawn as readonly Item[]) {
      if (!this.renaming.changes(item)) continue
      if (!this.other.position.table.zone(args.from).includes(item)) return false
      this.renaming.settle(item)
    }
    return true
  }

  private differentReveal(): boolean {
    for (const item of this.truth.readBy(this.seat)) if (this.renaming.changes(item)) return true
    return false
  }

  /** An event that says so made something public that follows from what is hidden, and it is not the same. */
  private declaredOtherwise(): boolean {
    return difference(this.truth.declared(this.seat), this.other.declared(this.seat)) !== undefined
  }

  private nextAct(): Act | undefined {
    const { position } = this.truth
    const { fate } = this
    const decision = position.owed(FATE) ?? oneOf(position.pending, fate)
    if (!decision) return undefined
    if (decision.seat === HOST || (decision.seat >= 0 && fate.below(8) === 0)) {
      const seat = fate.below(this.variant.options.seats)
      const open = !position.pending.some(({ closed, seat }) => closed || seat === FATE)
      const choice = open ? this.variant.game.anytime?.(position.table, seat)?.sample(fate) : undefined
      if (choice !== undefined) return { seat, kind: 'interrupt', choice, interrupt: true }
    }
    const choice = position.space(decision).sample(fate)
    return choice === undefined ? undefined : { seat: decision.seat, kind: decision.kind, choice }
  }

  private compare(): void {
    const [truth, other] = [this.truth.position, this.other.position]
    const { seat, variant } = this
    this.compared++
    this.same('is told otherwise', this.truth.news(seat), this.other.news(seat))
    this.same('sees', viewOf(variant, truth.table.state, seat), viewOf(variant, other.table.state, seat))
    this.same('sees others asked', truth.pending, other.pending)
    truth.pending.forEach((decision, index) => {
      const twin = other.pending[index] as Decision
      if (decision.seat < 0 || decision.seat === seat || variant.kind(decision).secret) return
      const forced = truth.space(decision).count(2) === 1
      // An answer that is given at once tells that there was no choice.
      if (forced !== (other.space(twin).count(2) === 1))
        throw new Violation(`haste at ${decision.kind} tells seat ${seat} what seat ${decision.seat} holds`)
    })
  }

  private compareChoices(): void {
    const { seat } = this
    if (seat === WATCHER) return
    this.same('may choose', seatChoicesOf(this.truth.position, seat), seatChoicesOf(this.other.position, seat))
  }

  private same(what: string, truth: unknown, other: unknown): void {
    const differs = difference(truth, other)
    if (differs) throw new Violation(`if hidden items differ, seat ${this.seat} ${what}: ${differs}`)
  }
}

/** The items that a seat could not read at any time since the checkpoint. */
function unseen(variant: Variant, checkpoint: State, since: readonly Act[], seat: Seat): Set<Item> {
  const hidden = new Set(variant.items)
  const truth = new RecordedPosition(variant, variant.clone(checkpoint))
  const look = () => {
    for (const item of truth.readBy(seat)) hidden.delete(item)
  }
  const { zones } = checkpoint
  for (const zone in zones) {
    if (includesSeat(variant.readersOf(zone), seat)) for (const item of zones[zone] ?? []) hidden.delete(item)
  }
  look()
  for (const act of since) {
    truth.replay(act)
    look()
  }
  return hidden
}
