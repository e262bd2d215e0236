import type { Address } from '@nora/messages'
import type { CommonIcon } from '@nora/words'

/** Which paragraph of its rulebook answers what a game asks, refuses and shows. `Own` are the game's own icons. */
export interface RuleIndex<A extends string = Address, Own extends string = string> {
  /** By kind of decision. */
  readonly decisions: { readonly [kind: string]: A }
  /** By reason code: those of the game, of the effects of its cards, and those the kernel gives where nothing is asked. */
  readonly refusals: { readonly [code: string]: A }
  readonly icons: { readonly [icon in Own | CommonIcon]: A }
  /** Icons whose names mean something else in most sentences: a text that says such a word does not speak of them. */
  readonly everyday?: readonly Own[]
}

/** The kernel knows no better reason: what is asked tells what may be chosen. */
const unreasoned: readonly string[] = ['notOffered', 'malformed']

/** The paragraph that a refusal follows from; `kind` is what was asked. */
export function addressOf({ refusals, decisions }: RuleIndex, code: string, kind?: string): string | undefined {
  if (kind !== undefined && unreasoned.includes(code)) return decisions[kind]
  return refusals[code]
}
