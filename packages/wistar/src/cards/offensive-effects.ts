import type { Seat } from '@nora/kernel'
import { RATBOT, type WistarTable } from '../state.ts'
import { rulesOf } from './permanent-effects.ts'

/** Card 95: until the end no offensive effect of another player touches its owner. */
export function isImmune(table: WistarTable, seat: Seat): boolean {
  return rulesOf(table, seat, 'immune').length > 0
}

/** Which players an offensive effect can hit, in turn order after the player; Ratbot suffers in its own way. */
export function opponents(table: WistarTable, seat: Seat): Seat[] {
  const { order } = table.state
  const own = order.indexOf(seat)
  const others = [...order.slice(own + 1), ...order.slice(0, own)]
  return others.filter((other) => other !== RATBOT && !isImmune(table, other))
}
