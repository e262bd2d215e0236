import type { GameEvent } from '@nora/kernel'
import type { Icon } from './icons.ts'

/**
 * How an event belongs to a ceremony, which is shown over the board: a new day or round, an income phase. It `opens` one,
 * comes `before` that, or `after` it as long as nothing else happens.
 */
export interface CeremonyPart {
  readonly role: 'before' | 'opens' | 'after'
  /** What the event is about, drawn. */
  readonly icon: Icon
  /** The message that says it shortly with the number `n` of its items, where the sentence of the log names all of them. */
  readonly short?: string
}

export type Ceremonies = (event: GameEvent) => CeremonyPart | undefined

/** Ceremonies told by the types of events alone. */
export function ceremoniesOf(parts: { readonly [type: string]: CeremonyPart }): Ceremonies {
  return ({ type }) => (Object.hasOwn(parts, type) ? parts[type] : undefined)
}
