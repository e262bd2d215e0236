import type { Picks } from '@nora/choosing'

/**
 * What a region answers: once a rat is picked, where it goes; as long as rats wait at the lair entrance, where one of them
 * is sent; else which rat is meant.
 */
export function regionSort(kind: string | undefined, picks: Picks, waiting: number): 'to' | 'send' | 'from' {
  if (kind === 'sendWorker') return 'send'
  if (picks.picked('move.from').length > 0 || picks.picked('from').length > 0) return 'to'
  return kind === 'turn' && waiting > 0 ? 'send' : 'from'
}
