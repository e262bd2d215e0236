import type { Stock, Stocks } from '@nora/effects'
import { advanceIncome } from '../board/income-tracks.ts'
import { advanceReputation, loseReputation } from '../board/reputation.ts'
import { type Good, goods, playerOf, type WoodcraftTable } from '../state.ts'
import { spend, take } from '../workshop/goods.ts'

function described(name: string): Pick<Stock<WoodcraftTable>, 'describe'> {
  const id = `woodcraftCards.stock.${name}`
  return { describe: (n, form) => ({ id: form === 'some' ? id : `${id}.${form}`, params: { n } }) }
}

function good(name: Good): Stock<WoodcraftTable> {
  return {
    has: (table, seat) => playerOf(table, seat)[name],
    gain: (table, seat, n) => {
      take(table, seat, name, n)
      return undefined
    },
    spend: (table, seat, n) => {
      spend(table, seat, name, n)
      return undefined
    },
    ...described(name),
  }
}

function income(track: 'berryIncome' | 'nutIncome'): Stock<WoodcraftTable> {
  return {
    has: (table, seat) => playerOf(table, seat)[track],
    gain: (table, seat, n) => advanceIncome(table, seat, track, n),
    ...described(track),
  }
}

/** What cards give and take. Points are no stock: it matters in which category they were won. */
export const stocks: Stocks<WoodcraftTable> = {
  ...Object.fromEntries(goods.map((name) => [name, good(name)])),
  berryIncome: income('berryIncome'),
  nutIncome: income('nutIncome'),
  reputation: {
    has: (table, seat) => playerOf(table, seat).reputation,
    gain: (table, seat, n) => advanceReputation(table, seat, n),
    spend: (table, seat, n) => {
      loseReputation(table, seat, n)
      return undefined
    },
    ...described('reputation'),
  },
}
