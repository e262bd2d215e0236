import type { Effect } from '@nora/effects'
import type { Item, Seat } from '@nora/kernel'
import { salePrice, sixPrice } from '../actions/prices.ts'
import { freeCuts } from '../actions/saw.ts'
import { holds, sumOf } from '../cards/permanent-abilities.ts'
import { whyNoEffect } from '../cards/resolve-effect.ts'
import type { HelperCard } from '../content/content.ts'
import { type Bench, benches } from '../content/names.ts'
import { type Good, goods, type WoodcraftTable } from '../state.ts'
import { colours, DICE, type Die, dieOf, LARGEST } from '../workshop/dice.ts'
import { isSplice, raiseOf } from '../workshop/workshop.ts'
import { workshopOf } from '../zones.ts'

/** What stays the same while a player takes extra actions. */
export interface KnownRules {
  /** Helpers with an ability of each turn that a search understands. */
  readonly helpers: readonly { readonly id: Item; readonly effect: Effect }[]
  readonly freeCuts: number
  readonly raise: { readonly [bench in Bench]?: number }
  readonly spliceFree: boolean
  readonly glueFree: boolean
  /** What permanent abilities add to each sort of work. */
  readonly after: { readonly [happening: string]: readonly (readonly [Good, number])[] }
  readonly salePrices: readonly number[]
  readonly sixPrices: readonly number[]
}

const understood = new Set([
  ...['seq', 'gain', 'score', 'pay', 'choose', 'if', 'saw', 'splice', 'shave', 'glue'],
  ...['recolour', 'turnOver', 'grow', 'ready', 'sell', 'buySix'],
])

export function knownRules(table: WoodcraftTable, seat: Seat): KnownRules {
  const cards = table.zone(workshopOf(seat)).map((id) => ({ id, card: table.content.helpers.get(id) as HelperCard }))
  const raise: { [bench in Bench]?: number } = {}
  for (const bench of benches) {
    if (isSplice(bench)) raise[bench] = raiseOf(table, bench) + sumOf(table, seat, 'higherSplice')
  }
  return {
    helpers: cards.flatMap(({ id, card: { oncePerTurn } }) =>
      oncePerTurn && isUnderstood(oncePerTurn) && holdsNow(table, seat, id, oncePerTurn)
        ? [{ id, effect: oncePerTurn }]
        : [],
    ),
    freeCuts: freeCuts(table, seat, { cuts: 0 }),
    raise,
    spliceFree: holds(table, seat, 'spliceFree'),
    glueFree: holds(table, seat, 'glueFree'),
    after: Object.fromEntries(
      ['saw', 'splice', 'glue', 'harvest'].map((happening) => [
        happening,
        cards.flatMap(({ card: { when } }) =>
          when && (when.trigger as { readonly on?: string }).on === happening ? plainGains(when.effect) : [],
        ),
      ]),
    ),
    salePrices: Array.from({ length: DICE }, (_, die) => salePrice(table, seat, die as Die, 0)),
    sixPrices: colours.map((_, colour) => sixPrice(table, seat, dieOf(colour, LARGEST), 0)),
  }
}

function isUnderstood(effect: Effect): boolean {
  const parts = [effect.effect, ...(Array.isArray(effect.effects) ? effect.effects : []), ...options(effect)]
  return (
    understood.has(effect.do) && parts.every((part) => part === undefined || isUnderstood(part as unknown as Effect))
  )
}

export function options(effect: Effect): Effect[] {
  return effect.do === 'choose' ? (Object.values(effect.options as object) as Effect[]) : []
}

/** A condition is judged once: nothing that a search does makes it true or untrue. */
function holdsNow(table: WoodcraftTable, seat: Seat, item: Item, effect: Effect): boolean {
  return effect.do !== 'if' || !whyNoEffect(table, seat, { road: 'helpers', item }, effect)
}

/** Goods that a permanent ability brings without asking anything. */
function plainGains(effect: Effect): (readonly [Good, number])[] {
  if (effect.do === 'seq') return (effect.effects as readonly Effect[]).flatMap(plainGains)
  const isGood = (goods as readonly unknown[]).includes(effect.what)
  return effect.do === 'gain' && isGood && typeof effect.n === 'number' ? [[effect.what as Good, effect.n]] : []
}
