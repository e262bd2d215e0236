import { draw, type Flow, type Next } from '@nora/kernel'
import { closeClaimed } from '../cards/public-contracts.ts'
import { tellScoring } from '../scoring/final-scoring.ts'
import { isSolo, type WoodcraftTable } from '../state.ts'
import { CONTRACTS, GONE } from '../zones.ts'
import { incomePhase } from './income-phase.ts'
import { roundsFor } from './rounds.ts'

/** Czech rulebook, Varianta pro jednoho hráče, Veřejné zakázky: at the start of these rounds one contract vanishes. */
export const VANISHING = [10, 13]

/** Czech rulebook, Konec kola: an income phase after some rounds, and the end of the game after the last. */
export function* endOfRound(table: WoodcraftTable): Flow<Next> {
  const { rounds, incomeAfter } = roundsFor(table.options.seats)
  closeClaimed(table)
  if (incomeAfter.includes(table.state.round)) yield* incomePhase(table)
  if (table.state.round === rounds) {
    tellScoring(table)
    return null
  }
  table.state.round++
  if (table.state.round === rounds) table.tell?.({ type: 'lastRound', round: rounds })
  if (isSolo(table) && VANISHING.includes(table.state.round)) yield* draw(table, CONTRACTS, GONE, 1)
  return { step: 'turn', args: { place: 0 } }
}
