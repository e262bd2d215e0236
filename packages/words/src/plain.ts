import type { GameEvent } from '@nora/kernel'

/** Numbers and words of an event that a sentence may need as they are. */
export function plainOf(event: GameEvent): { readonly [name: string]: string | number } {
  const plain = Object.entries(event).filter(([, value]) => typeof value === 'number' || typeof value === 'string')
  return Object.fromEntries(plain as [string, string | number][])
}
