import type { GameEvent } from '@nora/kernel'
import type { Batch } from '@nora/protocol'

/** Everything she did on her latest turn: from the card she turned on. */
export function herLastTurn(log: readonly Batch[]): readonly GameEvent[] {
  const hers = log.flatMap(({ events }) => events).filter(({ type }) => type.startsWith('sister'))
  const begun = hers.findLastIndex(({ type }) => type === 'sisterTurn' || type === 'sisterReady')
  return begun < 0 ? [] : hers.slice(begun)
}
