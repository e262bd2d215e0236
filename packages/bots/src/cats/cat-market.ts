import { type CatsTable, type CatZone, colours, fishPerCat, LEFT, RIGHT, tileOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { SQUARES_PER_CAT } from './constants.ts'
import type { Facts } from './facts.ts'
import { rivals } from './remaining-game.ts'
import type { ByColour } from './ship/ship.ts'
import { cellWorth, nextCatWorth, potentialOf } from './ship/ship-worth.ts'

/** The cats beside the island as one seat wants them, the best bargain first. */
export interface Market {
  /** What each would bring, its price in fish already taken off at the going rate. */
  readonly cats: readonly { readonly net: number; readonly price: number }[]
  /** Others take their share: of so many cats in the row the seat gets one. */
  readonly stride: number
}

/** What some baskets and fish bring in today. */
export interface Rescued {
  readonly gain: number
  readonly cats: number
}

/** A cat seen from afar never fits quite as well as hoped. */
const FIT = 0.9
/** How much of a good row each rival takes away between two of the seat's own turns. */
const TAKEN_PER_RIVAL = 0.6

/** What a cat of each colour would bring, wherever it goes. */
export function catWorthsOf(facts: Facts, lessons: ByColour): number[] {
  const potential = potentialOf(facts)
  const covering = SQUARES_PER_CAT * cellWorth(facts)
  const worths = colours.map((_, colour) => nextCatWorth(0, potential) + (lessons[colour] as number))
  for (const { colour, size, room } of facts.ship.groups) {
    if (room < 2) continue
    const joining = nextCatWorth(size, potential) + (lessons[colour] as number)
    if (joining > (worths[colour] as number)) worths[colour] = joining
  }
  return worths.map((worth) => FIT * (worth + covering))
}

export function marketOf(table: CatsTable, seat: Seat, catWorths: ByColour, rate: number): Market {
  const cats = (zone: CatZone) =>
    table.zone(zone).map((tile) => {
      const price = fishPerCat[zone]
      const colour = colours.indexOf(tileOf(table.content, tile).colour as (typeof colours)[number])
      return { net: (catWorths[colour] as number) - rate * price, price }
    })
  return {
    cats: [...cats(LEFT), ...cats(RIGHT)].sort((one, other) => other.net - one.net),
    stride: 1 + TAKEN_PER_RIVAL * rivals(table, seat),
  }
}

/** The best use of some baskets and fish. */
export function bestRescue({ cats, stride }: Market, baskets: number, fish: number): Rescued {
  let left = fish
  let gain = 0
  let caught = 0
  for (let place = stride - 1; caught < baskets && place < cats.length; place += stride) {
    const { net, price } = cats[Math.floor(place)] as Market['cats'][number]
    if (net <= 0) break
    if (price > left) continue
    left -= price
    gain += net
    caught++
  }
  return { gain, cats: caught }
}
