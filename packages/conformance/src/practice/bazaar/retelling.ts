import type { Retelling } from '@nora/kernel'
import type { BazaarState } from './state.ts'

export const bazaarRetelling: Retelling<BazaarState> = {
  tell(books, { type, seat = 0, ...event }) {
    const merchant = books.merchants[seat] as BazaarState['merchants'][number]
    const coins = Number(event.coins)
    if (type === 'order') books.order = event.order as number[]
    else if (type === 'turn') books.dice = event.dice as number[]
    else if (type === 'round') books.round = Number(event.round)
    else if (type === 'earn') {
      merchant.coins += coins
      books.bank -= coins
    } else if (type === 'invest') {
      merchant.coins -= coins
      merchant.invested += coins
    }
  },
  // The worth of the goods in the stall.
  derived: ['merchants.*.worth'],
}
