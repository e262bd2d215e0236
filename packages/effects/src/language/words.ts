import type { Flow, Reason, Table } from '@nora/kernel'
import { LARGEST_AMOUNT } from '../content/bounds.ts'
import type { Context } from './context.ts'
import type { Amount, ArgsOf, Condition, Cost, Counted, Effect, Fields, Parts, Rule, Trigger, Word } from './form.ts'
import type { MessageRef, Text } from './message.ts'

/** Says the parts of a word. */
export interface Say {
  effect(effect: Effect): MessageRef
  condition(condition: Condition): MessageRef
  /** "for each dug room", "for every 2 dug rooms". */
  each(counted: Counted): MessageRef
  /** "3 dug rooms". */
  some(counted: Counted, n: number): MessageRef
  /** "more dug rooms than you". */
  more(counted: Counted): MessageRef
  stock(stock: string, n: number, form?: CountForm): MessageRef
  cost(cost: Cost): Text
  pile(pile: string, n: number): MessageRef
  route(route: string, n: number): MessageRef
  rule(rule: Rule): MessageRef
  trigger(trigger: Trigger): MessageRef
}

/**
 * The three ways a thing is counted in a sentence, whatever counts it. A translator needs a phrase of its own for each: "for each dug room",
 * "3 dug rooms", "more dug rooms than you".
 */
export type CountForm = 'each' | 'some' | 'more'

/** A word that does something. */
export interface Atom<T extends Table> extends Word {
  /**
   * Whether it can be done looks at what only the seat sees. Such an atom is always done, so that the others learn
   * nothing: it asks the seat, with a way out.
   */
  readonly secret?: boolean
  /** Why it would do nothing now; nothing if it can be done. Changes nothing. */
  can?(context: Context<T>, effect: Effect): Reason | undefined
  /** Does it, at once or by a flow if somebody has to be asked. Called only if everybody sees that it can be done. */
  do(context: Context<T>, effect: Effect): Flow | undefined
  /** Tells that it was skipped, where that is a loss people would look for. */
  skip?(context: Context<T>, effect: Effect): void
  describe(effect: Effect, say: Say): MessageRef
}

/** A word that counts something everybody can see. */
export interface Count<T extends Table> extends Word {
  of(context: Context<T>, counted: Counted): number
  describe(counted: Counted, n: number, form: CountForm, say: Say): MessageRef
}

/** A word for something everybody can see to hold or not. */
export interface Test<T extends Table> extends Word {
  /** Nothing if it holds. */
  whyNot(context: Context<T>, condition: Condition): Reason | undefined
  describe(condition: Condition, say: Say): MessageRef
}

/** A word whose meaning the game's rules look up where it matters: a lasting rule, or what sets off an effect. */
export interface Sign<P> extends Word {
  describe(phrase: P, say: Say): MessageRef
}

type With<F extends Fields> = { readonly name: string; fields?(parts: Parts): F }

type AtomWith<T extends Table, F extends Fields> = With<F> & {
  readonly secret?: boolean
  can?(context: Context<T>, effect: ArgsOf<F>): Reason | undefined
  do(context: Context<T>, effect: ArgsOf<F>): Flow | undefined
  skip?(context: Context<T>, effect: ArgsOf<F>): void
  describe(effect: ArgsOf<F>, say: Say): MessageRef
}

type CountWith<T extends Table, F extends Fields> = With<F> & {
  of(context: Context<T>, args: ArgsOf<F>): number
  describe(args: ArgsOf<F>, n: number, form: CountForm, say: Say): MessageRef
}

type TestWith<T extends Table, F extends Fields> = With<F> & {
  whyNot(context: Context<T>, args: ArgsOf<F>): Reason | undefined
  describe(args: ArgsOf<F>, say: Say): MessageRef
}

type SignWith<F extends Fields> = With<F> & { describe(args: ArgsOf<F>, say: Say): MessageRef }

type NoFields = Record<never, never>

/**
 * Defines words for a game's table. A word's arguments get their types from its fields. The forms below are erased
 * here, once: the schema has checked a phrase before any word sees it.
 */
export function vocabulary<T extends Table>() {
  return {
    atom: <F extends Fields = NoFields>(word: AtomWith<T, F>) => word as unknown as Atom<T>,
    count: <F extends Fields = NoFields>(word: CountWith<T, F>) => word as unknown as Count<T>,
    condition: <F extends Fields = NoFields>(word: TestWith<T, F>) => word as unknown as Test<T>,
    rule: <F extends Fields = NoFields>(word: SignWith<F>) => word as unknown as Sign<Rule>,
    trigger: <F extends Fields = NoFields>(word: SignWith<F>) => word as unknown as Sign<Trigger>,
  }
}

/** How often a counted thing is counted before its number is limited. */
export function limited(counted: Counted, number: number): number {
  const { times = 1, per = 1, most = LARGEST_AMOUNT } = counted
  return Math.max(0, Math.min(most, Math.floor(number / per) * times))
}

/** The same amount in a sentence: its number where there is one, else what one counted thing gives. */
export function unitOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : (amount.times ?? 1)
}
