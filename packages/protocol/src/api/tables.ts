import * as z from 'zod/mini'
import { outcome } from '../kernel-values.ts'
import { limits } from '../limits.ts'
import { summary } from '../table-snapshot.ts'
import { terms } from '../terms.ts'
import { id, seat, whole } from '../values.ts'

/** Everything left out takes the game's default. */
export const wish = z.strictObject({
  mode: z.exactOptional(id),
  seats: z.exactOptional(z.int().check(z.minimum(1), z.maximum(limits.seats))),
  level: z.exactOptional(z.nullable(z.int())),
  options: z.exactOptional(z.record(id, id)),
})

/** A new table. `seat` is where its owner sits, null to leave the playing to others; `bots` names a bot for each seat or null. */
export const openBody = z.strictObject({
  game: id,
  wish,
  pack: z.exactOptional(id),
  terms,
  seat: z.nullable(seat),
  bots: z.array(z.nullable(id)).check(z.maxLength(limits.seats)),
})

export const lobbyQuery = z.strictObject({
  game: z.exactOptional(id),
  mode: z.exactOptional(id),
  clock: z.exactOptional(z.enum(['none', 'move', 'fischer', 'days'])),
  /** Only tables at which somebody may still sit down. */
  free: z.exactOptional(z.enum(['true', 'false'])),
})

/** A table as the lobby and the list of my games show it. */
export const listed = z.strictObject({
  table: id,
  room: summary,
  opened: whole,
  changed: whole,
  /** Whether it waits for me; false in the lobby. */
  yourTurn: z.boolean(),
})

/** A finished game in somebody's history. */
export const finished = z.extend(listed, { ended: whole, outcome: z.nullable(outcome) })

export const opened = z.strictObject({ table: id })

/** A game file as it was downloaded; its moves are checked when it is imported. */
export const gameFile = z.looseObject({ format: z.literal('nora-game'), schema: whole, game: id })

export const packStored = z.strictObject({ hash: id })

export type OpenBody = z.infer<typeof openBody>
export type LobbyQuery = z.infer<typeof lobbyQuery>
export type Listed = Readonly<z.infer<typeof listed>>
export type Finished = Readonly<z.infer<typeof finished>>
