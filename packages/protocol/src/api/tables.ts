import type { Outcome } from '@nora/kernel'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { type Summary, summary } from '../sight.ts'
import { terms } from '../terms.ts'
import { anyJson, as, id, seat, whole } from '../values.ts'

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
export interface Listed {
  readonly table: string
  readonly room: Summary
  readonly opened: number
  readonly changed: number
  /** Whether it waits for me; false in the lobby. */
  readonly yourTurn: boolean
}

export const listed = as<Listed>(
  z.strictObject({ table: id, room: summary, opened: whole, changed: whole, yourTurn: z.boolean() }),
)

/** A finished game in somebody's history. */
export interface Finished extends Listed {
  readonly ended: number
  readonly outcome: Outcome | null
}

export const finished = as<Finished>(
  z.strictObject({
    table: id,
    room: summary,
    opened: whole,
    changed: whole,
    yourTurn: z.boolean(),
    ended: whole,
    outcome: anyJson,
  }),
)

export const opened = z.strictObject({ table: id })

/** A game file as it was downloaded; its moves are checked when it is imported. */
export const gameFile = z.looseObject({ format: z.literal('nora-game'), schema: whole, game: id })

export const packStored = z.strictObject({ hash: id })

export type OpenBody = z.infer<typeof openBody>
export type LobbyQuery = z.infer<typeof lobbyQuery>
