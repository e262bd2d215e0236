import * as z from 'zod/mini'
import { gameEvent, options, outcome, view } from './kernel-values.ts'
import { patch } from './patch.ts'
import { batch } from './table-snapshot.ts'
import { anySeat, id, list } from './values.ts'

/** With whose eyes a game is watched again; `open` sees everything. */
const viewpoint = z.union([anySeat, z.literal('open')])

/** A game as one saw it, act by act: the first view, then what each act changed and told. */
export const replay = z.strictObject({
  game: id,
  options,
  viewpoint,
  first: view,
  opening: list(gameEvent),
  steps: list(z.readonly(z.strictObject({ patch, batch }))),
  outcome: z.nullable(outcome),
})

export type Viewpoint = z.infer<typeof viewpoint>
export type Replay = Readonly<z.infer<typeof replay>>
