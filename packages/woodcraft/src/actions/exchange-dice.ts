import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-abilities.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import {
  colourOf,
  colours,
  type Die,
  type DieName,
  dieNamed,
  dieOf,
  faceOf,
  LARGEST,
  nameOf,
} from '../workshop/dice.ts'
import { needsBerries, spend, take } from '../workshop/goods.ts'
import { addDie, differentNames, pileSize, removeDie, whyNotDie } from '../workshop/lumber.ts'
import type { MainAction } from './main-action.ts'
import { salePrice, sixPrice } from './prices.ts'

const NONE = 'none'

export type SellArgs = { readonly more: number; readonly off: number; readonly mustSell: boolean }
export type BuySixArgs = { readonly sold: string | null; readonly off: number; readonly mustBuy: boolean }

const sixes: readonly Die[] = colours.map((_, colour) => dieOf(colour, LARGEST))

/** The sixes that can be paid for, of another colour than the die just sold. */
function affordable(table: WoodcraftTable, seat: Seat, sold: string | null, off: number): Die[] {
  const { berries } = playerOf(table, seat)
  return sixes.filter((six) => colours[colourOf(six)] !== sold && sixPrice(table, seat, six, off) <= berries)
}

export function whyNoSix(table: WoodcraftTable, seat: Seat, off: number): Reason | undefined {
  const cheapest = Math.min(...sixes.map((six) => sixPrice(table, seat, six, off)))
  return needsBerries(table, seat, cheapest)
}

const sellDie: Kind<WoodcraftTable, SellArgs, DieName> = {
  name: 'sellDie',
  declines: (choice) => choice === NONE,
  space: (table, seat, { off, mustSell }) => {
    const names = differentNames(playerOf(table, seat))
    if (!mustSell && !whyNoSix(table, seat, off)) names.push(NONE)
    return listed(names)
  },
  sought: (table, seat, { mustSell }) => [...differentNames(playerOf(table, seat)), ...(mustSell ? [] : [NONE])],
  why: (table, seat, { off, mustSell }, choice) => {
    if (choice === NONE) return mustSell ? because('mustSell') : whyNoSix(table, seat, off)
    return whyNotDie(playerOf(table, seat), choice)
  },
}

const buySix: Kind<WoodcraftTable, BuySixArgs, DieName> = {
  name: 'buySix',
  declines: (choice) => choice === NONE,
  space: (table, seat, { sold, off, mustBuy }) => {
    const names = affordable(table, seat, sold, off).map(nameOf)
    if (!mustBuy) names.push(NONE)
    return listed(names)
  },
  sought: () => [...sixes.map(nameOf), NONE],
  why: (table, seat, { sold, off }, choice) => {
    if (choice === NONE) return because('mustBuy')
    const die = dieNamed(choice)
    if (die === undefined) return undefined
    if (faceOf(die) !== LARGEST) return because('onlySixes')
    if (colours[colourOf(die)] === sold) return because('sameColour', { colour: sold })
    return needsBerries(table, seat, sixPrice(table, seat, die, off))
  },
}

export const exchangeKinds = [sellDie, buySix]

export const exchangeDice: MainAction = {
  why(table, seat, off) {
    if (pileSize(playerOf(table, seat)) > 0) return undefined
    return whyNoSix(table, seat, off)
  },
  /** First the sale, then the purchase: what the sale brings can pay for it. */
  *run(table, seat, off) {
    const sold =
      pileSize(playerOf(table, seat)) > 0 ? yield* sell(table, seat, { more: 0, off, mustSell: false }) : null
    if (affordable(table, seat, sold, off).length > 0) yield* buy(table, seat, { sold, off, mustBuy: sold === null })
  },
}

/** Sells one die and tells its colour; nothing if none was sold. */
export function* sell(table: WoodcraftTable, seat: Seat, args: SellArgs): Flow<string | null> {
  const die = dieNamed(yield* ask(table, seat, sellDie, args))
  if (die === undefined) return null
  const berries = salePrice(table, seat, die, args.more)
  removeDie(table, seat, die)
  take(table, seat, 'berries', berries)
  table.tell?.({ type: 'sellDie', seat, die: nameOf(die), berries })
  yield* react(table, seat, { on: 'sellDie' })
  return colours[colourOf(die)] as string
}

export function* buy(table: WoodcraftTable, seat: Seat, args: BuySixArgs): Flow {
  const die = dieNamed(yield* ask(table, seat, buySix, args))
  if (die === undefined) return
  const berries = sixPrice(table, seat, die, args.off)
  spend(table, seat, 'berries', berries)
  addDie(table, seat, die)
  table.tell?.({ type: 'buyDie', seat, die: nameOf(die), berries })
  yield* react(table, seat, { on: 'buyDie', colour: colours[colourOf(die)] as string })
}

/** Why no die can be sold: there is none. */
export function whyNotSell(table: WoodcraftTable, seat: Seat): Reason | undefined {
  return pileSize(playerOf(table, seat)) > 0 ? undefined : because('noLumber')
}
