import type { Json } from '@nora/kernel'
import type { Answer, CardTable } from './card-table.ts'
import type { Given, Holding } from './position.ts'

/** What is different from a position that is just enough, and the reason that follows. */
export type Refusal = readonly [lacking: Given, code: string, params?: { readonly [name: string]: Json }]

/** Something done: from a position, with these answers, and all that is different afterwards. */
export interface Deed {
  readonly so: string
  readonly with?: Given
  readonly answers?: readonly Answer[]
  readonly after: Holding
}

/** An event after which a permanent effect shows, or does not. */
export interface Event extends Deed {
  readonly when: (table: CardTable) => void
}
