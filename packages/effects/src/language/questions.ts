import {
  ask,
  because,
  type Flow,
  type Item,
  includesSeat,
  isRecord,
  type Json,
  type Kind,
  listed,
  type Reason,
  type Seat,
  type Space,
  type Table,
  WATCHER,
} from '@nora/kernel'
import type { Context } from './context.ts'
import type { Cost, Effect } from './form.ts'
import type { Language } from './language.ts'
import { type Discount, type Payment, waysToPay } from './payment.ts'

/** What every question of an effect tells: what it is printed on and who brought it about. */
type Origin = { readonly source: Json; readonly actor: Seat }

/** A choice among the options of an effect: `options` names the ones still open. */
export type ChooseArgs = Origin & {
  readonly effect: Effect
  readonly options: readonly string[]
  readonly may: boolean
}
/** Whether to do an effect; where it may be done several times, how often still. */
export type MayArgs = Origin & { readonly effect: Effect; readonly left: number }
export type PayArgs = Origin & { readonly dues: Cost; readonly off: readonly Discount[] }
export type PickArgs = Origin & { readonly route: string; readonly left: number }

export const DO = 'do'
export const SKIP = 'skip'
export const NONE = 'none'

/** A kind, and its twin for choices that depend on what only the seat sees. */
class Pair<T extends Table, A extends Json, C extends Json> {
  readonly kinds: readonly [Kind<T, A, C>, Kind<T, A, C>]
  constructor(kind: Kind<T, A, C>) {
    this.kinds = [kind, { ...kind, name: `${kind.name}Secretly`, secret: true }]
  }
  *ask({ table, seat }: Context<T>, args: A, secret: boolean): Flow<C> {
    return yield* ask(table, seat, this.kinds[secret ? 1 : 0], args)
  }
}

/** The questions that effects ask. A game registers their kinds among its own. */
export class EffectQuestions<T extends Table> {
  readonly kinds: readonly Kind[]
  private readonly chooseKinds: Pair<T, ChooseArgs, string>
  private readonly mayKinds: Pair<T, MayArgs, string>
  private readonly payKind: Kind<T, PayArgs, Payment>
  private readonly pickKinds: Pair<T, PickArgs, Item>

  constructor(language: Language<T>) {
    const at = (table: T, seat: Seat, { source, actor }: Origin) => language.at(table, seat, source, actor)

    this.chooseKinds = new Pair<T, ChooseArgs, string>({
      name: 'effect.choose',
      declines: (choice) => choice === NONE,
      space: (table, seat, args) => {
        const context = at(table, seat, args)
        const possible = args.options.filter((id) => !context.can(optionOf(args.effect, id)))
        if (args.may || possible.length === 0) possible.push(NONE)
        return listed(possible)
      },
      sought: (_table, _seat, { options, may }) => (may ? [...options, NONE] : options),
      why: (table, seat, args, choice) => {
        if (choice === NONE) return because('mustChoose')
        if (typeof choice !== 'string' || !isRecord(args.effect.options)) return undefined
        if (args.options.includes(choice)) return at(table, seat, args).can(optionOf(args.effect, choice))
        return Object.hasOwn(args.effect.options, choice) ? because('alreadyChosen', { option: choice }) : undefined
      },
    })

    this.mayKinds = new Pair<T, MayArgs, string>({
      name: 'effect.may',
      declines: (choice) => choice === SKIP,
      space: (table, seat, args) => listed(at(table, seat, args).can(args.effect) ? [SKIP] : [DO, SKIP]),
      sought: () => [DO, SKIP],
      why: (table, seat, args, choice) => (choice === DO ? at(table, seat, args).can(args.effect) : undefined),
    })

    // How many of everything a seat has is known to all, so this one is never secret.
    this.payKind = {
      name: 'effect.pay',
      space: (table, seat, args) => listed(waysToPay(at(table, seat, args), args.dues, args.off)),
      why: (table, seat, args, choice) => whyNotThisPayment(at(table, seat, args), args.dues, choice),
    }

    this.pickKinds = new Pair<T, PickArgs, Item>({
      name: 'effect.pick',
      space: (table, seat, { route }): Space<Item> => listed(table.zone(language.route(route).from(table, seat))),
      sought: (table, seat, { route }) => table.zone(language.route(route).from(table, seat)),
      why: (_table, _seat, { route, left }) => because('cannotPick', { what: language.say.route(route, left) }),
    })

    const pairs = [this.chooseKinds, this.mayKinds, this.pickKinds].flatMap(
      ({ kinds }) => kinds as unknown as readonly Kind[],
    )
    this.kinds = [...pairs, this.payKind as unknown as Kind]
  }

  /** One of the options still open; `none` if there is none, or if the seat may and does so choose. */
  *choose(context: Context<T>, effect: Effect, options: readonly string[], may: boolean): Flow<string> {
    const args = { ...originOf(context), effect, options, may }
    return (yield* this.chooseKinds.ask(context, args, context.language.isSecret(effect))) ?? NONE
  }

  /** Whether the seat wants to do it. */
  *may(context: Context<T>, effect: Effect, left = 1): Flow<boolean> {
    const args = { ...originOf(context), effect, left }
    return (yield* this.mayKinds.ask(context, args, context.language.isSecret(effect))) === DO
  }

  *pay(context: Context<T>, dues: Cost, off: readonly Discount[]): Flow<Payment | undefined> {
    return (yield* ask(context.table, context.seat, this.payKind, { ...originOf(context), dues, off })) ?? undefined
  }

  /** One item on the way; the choice is secret unless everybody sees where it comes from. */
  *pick(context: Context<T>, route: string, left: number): Flow<Item | undefined> {
    const { table, seat, language } = context
    const readers = table.variant.readersOf(language.route(route).from(table, seat))
    const args = { ...originOf(context), route, left }
    return (yield* this.pickKinds.ask(context, args, !includesSeat(readers, WATCHER))) ?? undefined
  }
}

function originOf<T extends Table>({ source, actor }: Context<T>): Origin {
  return { source, actor }
}

export function optionOf(effect: Effect, id: string): Effect {
  return (effect.options as { readonly [id: string]: Effect })[id] as Effect
}

function whyNotThisPayment<T extends Table>(context: Context<T>, dues: Cost, choice: Json): Reason | undefined {
  if (!isRecord(choice)) return undefined
  const { language } = context
  for (const [stock, n] of Object.entries(choice)) {
    if (!language.hasStock(stock) || typeof n !== 'number') return undefined
    const has = context.held(stock)
    if (n > has) return because('cannotPay', { stock, what: language.say.stock(stock, n), needs: n, has })
  }
  return because('notThePrice', { cost: language.say.cost(dues) })
}
