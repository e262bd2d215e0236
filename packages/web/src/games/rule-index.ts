import type { Address } from '@nora/messages'
import type { CommonIcon } from '@nora/words'

/** Which paragraph of its rulebook answers what a game asks, refuses and shows. `Own` are the game's own icons. */
export interface RuleIndex<A extends string = Address, Own extends string = string> {
  /** By kind of decision. */
  readonly decisions: { readonly [kind: string]: A }
  /** By reason code: those of the game, and of the effects of its cards. */
  readonly refusals: { readonly [code: string]: A }
  readonly icons: { readonly [icon in Own | CommonIcon]: A }
  /** Icons whose names mean something else in most sentences: a text that says such a word does not speak of them. */
  readonly everyday?: readonly Own[]
}
