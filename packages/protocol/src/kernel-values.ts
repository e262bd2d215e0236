import type { Decision, GameEvent, Options, Outcome, SheetLine, State, View } from '@nora/kernel'
import * as z from 'zod/mini'
import { anyJson, anySeat, list, whole } from './values.ts'

/**
 * What the kernel and the rules of a game make, as far as every game has it. The rest only the rules of the game know, so
 * it is passed on as it came.
 */
export const shapes = {
  state: z.looseObject({
    zones: z.record(z.string(), list(z.string())),
    next: z.nullable(z.looseObject({ step: z.string() })),
  }),
  decision: z.looseObject({ seat: anySeat, kind: z.string(), args: anyJson }),
  gameEvent: z.looseObject({ type: z.string() }),
  sheetLine: z.looseObject({ id: z.string(), points: z.number() }),
  outcome: z.looseObject({
    standings: list(z.looseObject({ seat: anySeat, place: whole, score: z.number(), sheet: list(anyJson) })),
  }),
}

/** A value of the kernel's type that has its shape. It is written under its name. */
function ofKernel<T>(shape: keyof typeof shapes) {
  const schema = z.custom<T>((value) => shapes[shape].safeParse(value).success)
  z.globalRegistry.add(schema, { title: shape })
  return schema
}

export const state = ofKernel<State>('state')
export const decision = ofKernel<Decision>('decision')
export const gameEvent = ofKernel<GameEvent>('gameEvent')
export const sheetLine = ofKernel<SheetLine>('sheetLine')
export const outcome = ofKernel<Outcome>('outcome')

/** What a table was opened with. */
export const options: z.ZodMiniType<Options> = z.strictObject({
  mode: z.string(),
  seats: whole,
  level: z.nullable(z.number()),
  options: z.record(z.string(), z.string()),
})

/** A viewer's sight of the game, from which it reckons choices and refusals with the rules. */
export const view: z.ZodMiniType<View> = z.strictObject({
  seat: anySeat,
  state,
  pending: list(decision),
  /** How many acts stand on the line. */
  position: whole,
  over: z.boolean(),
})
