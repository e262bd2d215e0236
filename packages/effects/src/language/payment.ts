import { because, canonical, type Flow, type Reason, type Table } from '@nora/kernel'
import type { Context } from './context.ts'
import type { Cost } from './form.ts'
import type { Stock } from './stock.ts'

/** So many less, shared among these stocks as the payer likes: "1 wood or 1 metal less". */
export type Discount = { readonly of: readonly string[]; readonly n: number }

/** What is spent, stock by stock. */
export type Payment = { readonly [stock: string]: number }

/** Every way in which the seat can pay, each once. Nothing is offered that spends a joker for an icon one has. */
export function waysToPay<T extends Table>(context: Context<T>, dues: Cost, off: readonly Discount[]): Payment[] {
  const left = new Map<string, number>()
  const hasOf = (name: string) => left.get(name) ?? context.held(name)
  const ways = new Map<string, Payment>()
  const paid: Record<string, number> = {}

  /** Covers the dues one after the other; what an earlier one took is not there for a later one. */
  function cover(entries: readonly [string, number][]): void {
    const [first, ...rest] = entries
    if (!first) {
      const way = Object.fromEntries(Object.entries(paid).filter(([, n]) => n > 0))
      ways.set(canonical(way), way)
      return
    }
    const [name, n] = first
    const stock = context.language.stock(name)
    const owed = stock.spend ? n : Math.max(0, n - context.held(name))
    share(owed, sourcesOf(name, stock), () => cover(rest))
  }

  /** Spends `n` from the sources in every possible division. */
  function share(n: number, [source, ...others]: readonly string[], then: () => void): void {
    if (source === undefined) {
      if (n === 0) then()
      return
    }
    const has = hasOf(source)
    const before = paid[source] ?? 0
    for (let spent = Math.min(n, has); spent >= 0; spent--) {
      left.set(source, has - spent)
      paid[source] = before + spent
      share(n - spent, others, then)
    }
    left.set(source, has)
    paid[source] = before
  }

  for (const reduced of reductions(dues, off)) cover(Object.entries(reduced))
  return [...ways.values()]
}

/** The dues after the discounts, in every division in which nothing of a discount is lost needlessly. */
function reductions(dues: Cost, off: readonly Discount[]): Cost[] {
  const [first, ...rest] = off
  if (!first) return [dues]
  return taken(dues, first.of, Math.min(first.n, total(dues, first.of))).flatMap((less) => reductions(less, rest))
}

function taken(dues: Cost, [name, ...others]: readonly string[], n: number): Cost[] {
  if (name === undefined) return n === 0 ? [dues] : []
  const due = dues[name] ?? 0
  const results: Cost[] = []
  for (let less = Math.min(n, due); less >= 0; less--) {
    results.push(...taken(less > 0 ? { ...dues, [name]: due - less } : dues, others, n - less))
  }
  return results
}

function total(dues: Cost, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (dues[name] ?? 0), 0)
}

function sourcesOf<T extends Table>(name: string, stock: Stock<T>): readonly string[] {
  const others = stock.standIns ?? []
  return stock.spend ? [name, ...others] : others
}

/** Why the seat cannot pay; nothing if it can. */
export function whyNotPay<T extends Table>(
  context: Context<T>,
  dues: Cost,
  off: readonly Discount[],
): Reason | undefined {
  const { say } = context.language
  for (const stock in dues) {
    const needs = (dues[stock] as number) - offOf(stock, off)
    const has = reachOf(context, stock)
    if (has < needs) return because('cannotPay', { stock, what: say.stock(stock, needs), needs, has })
  }
  if (off.length === 0 && isPlain(context, dues)) return undefined
  return waysToPay(context, dues, off).length > 0 ? undefined : because('cannotPayAll', { cost: say.cost(dues) })
}

/** How much of one stock discounts could take off if they went nowhere else. */
function offOf(stock: string, off: readonly Discount[]): number {
  return off.reduce((sum, { of, n }) => (of.includes(stock) ? sum + n : sum), 0)
}

/** How much the seat could cover of one stock if nothing else were due. */
function reachOf<T extends Table>(context: Context<T>, name: string): number {
  const { standIns = [] } = context.language.stock(name)
  return standIns.reduce((sum, other) => sum + context.held(other), context.held(name))
}

/** Nothing can stand in for anything: there is one way to pay, if any. */
function isPlain<T extends Table>(context: Context<T>, dues: Cost): boolean {
  for (const name in dues) if (context.language.stock(name).standIns) return false
  return true
}

/** Pays; asks only if there is more than one way. */
export function* pay<T extends Table>(context: Context<T>, dues: Cost, off: readonly Discount[]): Flow {
  const [way, ...others] = off.length === 0 && isPlain(context, dues) ? [dues] : waysToPay(context, dues, off)
  const payment = others.length === 0 ? way : yield* context.language.questions.pay(context, dues, off)
  if (!payment) return
  for (const name in payment) yield* context.spend(name, payment[name] as number, 'pay')
}
