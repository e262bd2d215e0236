import { decks, marketOf, ROUND_GUEST } from '@nora/wistar'
import type { Ceremonies } from '../ceremony.ts'

const markets = decks.map(marketOf)

/** A new round: who came and went as its guest, the turn order, and other inventions in the market. */
export const wistarCeremony: Ceremonies = ({ type, from, to }) => {
  if (type === 'newRound') return { role: 'opens', icon: 'round' }
  // Guests who bring something at the beginning of a round.
  if (type === 'lastRound' || type === 'gain') return { role: 'after', icon: 'round' }
  if (type !== 'move') return undefined
  if (from === ROUND_GUEST || to === ROUND_GUEST) return { role: 'before', icon: 'guest' }
  if (markets.includes(String(from)) || markets.includes(String(to))) return { role: 'after', icon: 'cards' }
  return undefined
}
