import type { Next } from '@nora/kernel'
import { RATBOT, type WistarTable } from '../state.ts'

export const ROUNDS = 5
/** Leaders of a player, and so turns in a round. */
export const LEADERS = 3

/** Czech rulebook, Konec kola: three turns each, in turn order; after the last round the game ends. */
export function nextTurn(table: WistarTable, turn: number): Next {
  const { order, round } = table.state
  if (turn < order.length * LEADERS) return turnOf(table, turn)
  return { step: round < ROUNDS ? 'newRound' : 'finalScoring' }
}

/** Ratbot takes its turns in a step of its own. */
function turnOf({ state: { order } }: WistarTable, turn: number): Next {
  return { step: order[turn % order.length] === RATBOT ? 'ratbotTurn' : 'turn', args: { turn } }
}
