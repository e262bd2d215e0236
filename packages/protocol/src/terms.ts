import * as z from 'zod/mini'
import { id } from './values.ts'

const DAY = 86_400

export const clockTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So long for every turn. */
  z.strictObject({ kind: z.literal('move'), seconds: z.int().check(z.minimum(5), z.maximum(DAY)) }),
  /** So long for the whole game, and a little more after every turn. */
  z.strictObject({
    kind: z.literal('fischer'),
    seconds: z.int().check(z.minimum(10), z.maximum(DAY)),
    increment: z.int().check(z.minimum(0), z.maximum(3_600)),
  }),
  /** So many days for every turn, and hours to draw on when they are over. */
  z.strictObject({
    kind: z.literal('days'),
    days: z.int().check(z.minimum(1), z.maximum(30)),
    bankHours: z.int().check(z.minimum(0), z.maximum(720)),
  }),
])

/** What the people at a table have agreed to. */
export const terms = z.strictObject({
  /** Listed in the lobby; otherwise it is found by its link alone. */
  public: z.boolean(),
  clock: clockTerms,
  /** Whose time is up is played on by a bot, or has lost. */
  onTimeout: z.enum(['bot', 'forfeit']),
  /** Who resigns is played on by a bot, or the seat stays empty and takes the first of its choices each time. */
  onResign: z.enum(['bot', 'empty']),
  /** To the barrier, beyond it if all agree, or not at all. */
  undo: z.enum(['barrier', 'agreed', 'none']),
  /** Play begins when the last seat is taken, or when the owner says so. */
  start: z.enum(['full', 'owner']),
  /** A person may take the place of a bot that holds a seat of its own while the game is being played. */
  latecomers: z.boolean(),
  /** Whether players may ask for hints; left out, only who plays without other people may. */
  hints: z.exactOptional(z.boolean()),
  /** The bot that fills empty seats and stands in. */
  bot: id,
})

export type ClockTerms = z.infer<typeof clockTerms>
export type Terms = z.infer<typeof terms>

/** Where every table starts from: found by its link alone, without a clock, and a bot stands in for whoever goes. */
export const plainTerms: Terms = {
  public: false,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  onResign: 'bot',
  undo: 'barrier',
  start: 'full',
  latecomers: false,
  bot: 'casual',
}
