import { Fault, type Json, type Kind, type Seat, type Table } from '@nora/kernel'
import * as z from 'zod/mini'
import { coreAtoms } from '../atoms/index.ts'
import { positive } from '../content/bounds.ts'
import { problemsOf, type RecordPlace, refuseIf } from '../content/problem.ts'
import { Context } from './context.ts'
import { coreCounts } from './core-counts.ts'
import { coreTests } from './core-tests.ts'
import {
  type Amount,
  type Condition,
  type Cost,
  type Counted,
  type Effect,
  nameOf,
  oneOf,
  type Parts,
  type Rule,
  type Trigger,
  type Word,
} from './form.ts'
import type { MessageRef } from './message.ts'
import type { Discount } from './payment.ts'
import { EffectQuestions } from './questions.ts'
import { says } from './say.ts'
import type { Pile, Route, Stock, Stocks } from './stock.ts'
import { template, walk, wordsIn } from './walk.ts'
import type { Atom, Count, Say, Sign, Test } from './words.ts'

/** What a game brings to the language. */
export interface Vocabulary<T extends Table> {
  readonly stocks?: Stocks<T>
  readonly piles?: { readonly [name: string]: Pile<T> }
  readonly routes?: { readonly [name: string]: Route<T> }
  readonly atoms?: readonly Atom<T>[]
  readonly counts?: readonly Count<T>[]
  readonly conditions?: readonly Test<T>[]
  readonly rules?: readonly Sign<Rule>[]
  readonly triggers?: readonly Sign<Trigger>[]
  /** The other seats, in the order in which an effect befalls them; left out, clockwise. */
  others?(table: T, seat: Seat): readonly Seat[]
  /** What the seat pays less when an effect makes it pay for this purpose. */
  discounts?(context: Context<T>, purpose: string): readonly Discount[]
}

/** The closed language that the cards of one game are written in: the core's words and the game's own. */
export class Language<T extends Table = Table> {
  /** Schemas of effects, amounts, conditions and the rest, for the tables of content. */
  readonly schema: Parts
  /** The questions effects ask; a game registers them among its own. */
  readonly kinds: readonly Kind[]
  readonly questions: EffectQuestions<T>
  /** Says any part of a card. */
  readonly say: Say
  private readonly words: Vocabulary<T>
  private readonly atoms: ReadonlyMap<string, Atom<T>>
  private readonly counts: ReadonlyMap<string, Count<T>>
  private readonly tests: ReadonlyMap<string, Test<T>>
  private readonly rules: ReadonlyMap<string, Sign<Rule>>
  private readonly triggers: ReadonlyMap<string, Sign<Trigger>>
  /** Which effects look at secrets. Effects never change, so it is found out once for each. */
  private readonly secrets = new WeakMap<Effect, boolean>()
  private readonly weights = new WeakMap<Effect, number>()

  constructor(words: Vocabulary<T>) {
    this.words = words
    this.atoms = named([...coreAtoms<T>(), ...(words.atoms ?? [])])
    this.counts = named([...coreCounts<T>(), ...(words.counts ?? [])])
    this.tests = named([...coreTests<T>(), ...(words.conditions ?? [])])
    this.rules = named(words.rules ?? [])
    this.triggers = named(words.triggers ?? [])
    this.schema = this.schemas()
    this.questions = new EffectQuestions(this)
    this.kinds = this.questions.kinds
    this.say = says(this)
  }

  /** Where effects are done: `language.at(table, seat, card).run(effect)`. */
  at(table: T, seat: Seat, source: Json = null, actor: Seat = seat): Context<T> {
    return new Context(this, table, seat, source, actor)
  }

  /** Checks an effect that stands in no table; those in tables are checked with their records. */
  validate(effect: unknown, place: RecordPlace): Effect {
    refuseIf(problemsOf(this.schema.effect, effect, place))
    return effect as Effect
  }

  /** What the effect says, for people. */
  describe(effect: Effect): MessageRef {
    return this.say.effect(effect)
  }

  /** The tree of words without numbers and names. */
  template(effect: Effect): string {
    return template(effect)
  }

  /** The effect and every effect inside it. */
  walk(effect: Effect): readonly Effect[] {
    return walk(effect)
  }

  /** Every word there is, by family: for tests that each is used, described and priced. */
  get known(): { readonly [family in 'atoms' | 'counts' | 'conditions' | 'rules' | 'triggers']: readonly string[] } {
    return {
      atoms: [...this.atoms.keys()],
      counts: [...this.counts.keys()],
      conditions: [...this.tests.keys()],
      rules: [...this.rules.keys()],
      triggers: [...this.triggers.keys()],
    }
  }

  atom(effect: Effect): Atom<T> {
    return find(this.atoms, effect.do)
  }

  count(counted: Counted): Count<T> {
    return find(this.counts, counted.count)
  }

  test(condition: Condition): Test<T> {
    return find(this.tests, condition.is)
  }

  rule(rule: Rule): Sign<Rule> {
    return find(this.rules, rule.rule)
  }

  trigger(trigger: Trigger): Sign<Trigger> {
    return find(this.triggers, trigger.on)
  }

  hasStock(name: string): boolean {
    return Object.hasOwn(this.words.stocks ?? {}, name)
  }

  stock(name: string): Stock<T> {
    return own(this.words.stocks, name)
  }

  pile(name: string): Pile<T> {
    return own(this.words.piles, name)
  }

  route(name: string): Route<T> {
    return own(this.words.routes, name)
  }

  others(table: T, seat: Seat): readonly Seat[] {
    if (this.words.others) return this.words.others(table, seat)
    const { seats } = table.options
    return Array.from({ length: seats - 1 }, (_, index) => (seat + index + 1) % seats)
  }

  discounts(context: Context<T>, purpose: string | undefined): readonly Discount[] {
    return (purpose !== undefined && this.words.discounts?.(context, purpose)) || []
  }

  /** Whether any part of the effect looks at what only the seat sees. */
  isSecret(effect: Effect): boolean {
    let secret = this.secrets.get(effect)
    if (secret === undefined) {
      secret = walk(effect).some((part) => this.atom(part).secret === true)
      this.secrets.set(effect, secret)
    }
    return secret
  }

  /** What doing the effect counts: every word in it, because a condition or a part that cannot be done costs as much. */
  weight(effect: Effect): number {
    let weight = this.weights.get(effect)
    if (weight === undefined) {
      weight = wordsIn(effect)
      this.weights.set(effect, weight)
    }
    return weight
  }

  private schemas(): Parts {
    const namesOf = (words: object | undefined) => nameOf(Object.keys(words ?? {}))
    const factors = {
      times: z.exactOptional(positive),
      per: z.exactOptional(positive),
      most: z.exactOptional(positive),
    }
    const stock = namesOf(this.words.stocks)
    const gainable = Object.entries(this.words.stocks ?? {}).flatMap(([name, { gain }]) => (gain ? [name] : []))
    const counted: z.ZodMiniType<Counted> = z.lazy(() => countSchema)
    const amount: z.ZodMiniType<Amount> = z.union([positive, counted])
    // Words are made of each other, so each family is looked up when a value is checked.
    const parts: Parts = {
      effect: z.lazy(() => effectSchema),
      counted,
      amount,
      condition: z.lazy(() => testSchema),
      rule: z.lazy(() => ruleSchema),
      trigger: z.lazy(() => triggerSchema),
      cost: z.partialRecord(stock, positive) as unknown as z.ZodMiniType<Cost>,
      stock,
      gainable: nameOf(gainable),
      pile: namesOf(this.words.piles),
      route: namesOf(this.words.routes),
    }
    const effectSchema = oneOf<Effect>('do', this.atoms.values(), parts)
    const countSchema = oneOf<Counted>('count', this.counts.values(), parts, factors)
    const testSchema = oneOf<Condition>('is', this.tests.values(), parts)
    const ruleSchema = oneOf<Rule>('rule', this.rules.values(), parts)
    const triggerSchema = oneOf<Trigger>('on', this.triggers.values(), parts)
    return parts
  }
}

/** The language of a game. */
export function language<T extends Table>(words: Vocabulary<T>): Language<T> {
  return new Language(words)
}

function named<W extends Word>(words: readonly W[]): ReadonlyMap<string, W> {
  const found = new Map<string, W>()
  for (const word of words) {
    if (found.has(word.name)) throw new Fault(`two words are called ${word.name}`)
    found.set(word.name, word)
  }
  return found
}

function find<W>(words: ReadonlyMap<string, W>, name: string): W {
  const word = words.get(name)
  if (!word) throw new Fault(`there is no word ${name}`)
  return word
}

function own<W>(words: { readonly [name: string]: W } | undefined, name: string): W {
  const word = words?.[name]
  if (!word) throw new Fault(`there is no ${name} in this language`)
  return word
}
