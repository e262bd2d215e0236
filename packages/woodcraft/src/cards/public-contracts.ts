import { ask, because, type Flow, type Item, type Kind, listed, type Seat } from '@nora/kernel'
import type { WoodcraftTable } from '../state.ts'
import { score, take } from '../workshop/goods.ts'
import { CLAIMED, CONTRACTS } from '../zones.ts'

/** Take the printed berries and points instead. */
const ALTERNATIVE = 'alternative'

/** Contracts on offer that the seat has not claimed yet in this round. */
function claimable(table: WoodcraftTable, seat: Seat): Item[] {
  return table.zone(CONTRACTS).filter((contract) => !table.state.claims[contract]?.includes(seat))
}

const claimContract: Kind<WoodcraftTable, { readonly order: Item }, Item> = {
  name: 'claimContract',
  space: (table, seat) => listed([...claimable(table, seat), ALTERNATIVE]),
  sought: (table) => [...table.zone(CONTRACTS), ...table.zone(CLAIMED)],
  why: (table, seat, _args, choice) => {
    if (typeof choice !== 'string' || !table.content.contracts.has(choice)) return undefined
    return table.state.claims[choice]?.includes(seat) ? because('claimedAlready') : because('contractGone')
  },
}

export const contractKinds = [claimContract]

/** Czech rulebook, Oříškové objednávky a veřejné zakázky: a marker on a contract, or what the order prints instead. */
export function* claimContractOrReward(
  table: WoodcraftTable,
  seat: Seat,
  order: Item,
  alternative: { readonly berries: number; readonly points: number },
): Flow {
  const choice = yield* ask(table, seat, claimContract, { order })
  if (choice === ALTERNATIVE) {
    table.tell?.({ type: 'gain', seat, what: 'berries', n: alternative.berries })
    take(table, seat, 'berries', alternative.berries)
    score(table, seat, 'hazelnutOrders', alternative.points)
    return
  }
  const claims = table.state.claims[choice] ?? []
  claims.push(seat)
  table.state.claims[choice] = claims
  table.tell?.({ type: 'claimContract', seat, items: [choice] })
}

/** At the end of a round a claimed contract can no longer be claimed by anybody. */
export function closeClaimed(table: WoodcraftTable): void {
  const claimed = table.zone(CONTRACTS).filter((contract) => table.state.claims[contract])
  if (claimed.length > 0) table.move(claimed, CONTRACTS, CLAIMED)
}
