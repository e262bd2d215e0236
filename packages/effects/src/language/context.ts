import { because, type Flow, type Json, type Reason, type Seat, type Table } from '@nora/kernel'
import type { Amount, Condition, Cost, Effect } from './form.ts'
import type { Language } from './language.ts'
import { type Discount, pay, whyNotPay } from './payment.ts'
import { limited } from './words.ts'

/** Where effects are done: at a table, for a seat, printed on something. */
export class Context<T extends Table = Table> {
  readonly language: Language<T>
  readonly table: T
  /** Whom the effect befalls. */
  readonly seat: Seat
  /** What it is printed on, as the game names it; known to everybody. */
  readonly source: Json
  /** Who brought it about: another than the seat, when the effect hits others. */
  readonly actor: Seat
  /** Judges by what everybody can see. */
  readonly open: boolean
  private public: Context<T> | undefined

  constructor(language: Language<T>, table: T, seat: Seat, source: Json, actor = seat, open = false) {
    this.language = language
    this.table = table
    this.seat = seat
    this.source = source
    this.actor = actor
    this.open = open
  }

  /** The same for another seat. */
  of(seat: Seat): Context<T> {
    return new Context(this.language, this.table, seat, this.source, this.actor, this.open)
  }

  /** The same, judged by what everybody can see. */
  get openly(): Context<T> {
    if (this.open) return this
    this.public ??= new Context(this.language, this.table, this.seat, this.source, this.actor, true)
    return this.public
  }

  /** Why the effect would do nothing now, as far as the seat can see; nothing if it can be done. */
  can(effect: Effect): Reason | undefined {
    const atom = this.language.atom(effect)
    return this.open && atom.secret ? undefined : atom.can?.(this, effect)
  }

  /**
   * Does the effect, or nothing if everybody can see that it cannot be done: what cannot be done is skipped, what must
   * be paid first is paid first.
   */
  *run(effect: Effect): Flow {
    this.table.work(this.language.weight(effect))
    const atom = this.language.atom(effect)
    if (this.openly.can(effect)) return atom.skip?.(this, effect)
    const flow = atom.do(this, effect)
    if (!flow) return
    this.table.enter()
    try {
      yield* flow
    } finally {
      this.table.leave()
    }
  }

  /** How much it is now. */
  amount(amount: Amount): number {
    return typeof amount === 'number' ? amount : limited(amount, this.language.count(amount).of(this, amount))
  }

  /** Why it is none now; nothing if it is something. */
  whyNone(amount: Amount): Reason | undefined {
    if (typeof amount === 'number' || this.amount(amount) > 0) return undefined
    return because('noneCounted', { what: this.language.say.each(amount) })
  }

  /** Why the condition does not hold; nothing if it does. */
  whyNot(condition: Condition): Reason | undefined {
    return this.language.test(condition).whyNot(this, condition)
  }

  /** How many the seat has of a stock. */
  held(stock: string): number {
    return this.language.stock(stock).has?.(this.table, this.seat) ?? 0
  }

  /** How many more of a stock the seat can take. */
  room(stock: string): number {
    return this.language.stock(stock).room?.(this.table, this.seat) ?? Number.POSITIVE_INFINITY
  }

  /** Gains as many as there is room for. */
  *gain(stock: string, n: number): Flow {
    const { table, seat } = this
    const gained = Math.min(n, this.room(stock))
    if (gained <= 0) return
    table.tell?.({ type: 'gain', seat, what: stock, n: gained, ...this.origin })
    const flow = this.language.stock(stock).gain?.(table, seat, gained)
    if (flow) yield* flow
  }

  /** Gives up so many; what is only had, like an icon, stays. */
  *spend(stock: string, n: number, how: 'pay' | 'lose'): Flow {
    const { table, seat } = this
    const { spend } = this.language.stock(stock)
    if (n <= 0 || !spend) return
    table.tell?.({ type: how, seat, what: stock, n, ...this.origin })
    const flow = spend(table, seat, n)
    if (flow) yield* flow
  }

  /** Where it comes from, for whoever is told. */
  private get origin(): { readonly source?: Json } {
    return this.source === null ? {} : { source: this.source }
  }

  /** Why the seat cannot pay this; nothing if it can. */
  whyNotPay(cost: Cost, off: readonly Discount[] = []): Reason | undefined {
    return whyNotPay(this, cost, off)
  }

  /** Pays; the seat is asked if it can do so in more than one way. */
  *pay(cost: Cost, off: readonly Discount[] = []): Flow {
    yield* pay(this, cost, off)
  }
}
