import { isRecord, type Json } from './json.ts'
import type { Decision } from './kind.ts'
import type { Position } from './position.ts'
import { because, type Reason, type Refusal } from './reason.ts'
import type { Seat } from './seat.ts'

/** Values nested deeper than this are no choice of any game. */
const DEEPEST = 12

/** Why a seat may not choose this now; nothing if it may. */
export function whyNot(position: Position, seat: Seat, choice: unknown): Reason | undefined {
  if (position.over) return because('gameOver')
  if (!isJson(choice)) return because('malformed')
  const decision = position.owed(seat)
  if (!decision) return because('notYourDecision', { seat, waitingFor: position.pending.map((owed) => owed.seat) })
  if (position.space(decision).includes(choice)) return undefined
  return reasonOf(position, decision, choice) ?? because('notOffered', { kind: decision.kind })
}

/** Why a seat may not interrupt with this now; nothing if it may. */
export function whyNotInterrupt(position: Position, seat: Seat, choice: unknown): Reason | undefined {
  if (position.over) return because('gameOver')
  if (!isJson(choice)) return because('malformed')
  if (position.pending.some((decision) => decision.closed)) return because('closedToInterrupts')
  const { table } = position
  const { game, options } = table.variant
  if (!Number.isInteger(seat) || seat < 0 || seat >= options.seats) return because('unknownSeat', { seat })
  if (game.anytime?.(table, seat)?.includes(choice)) return undefined
  return game.whyNotAnytime?.(table, seat, choice) ?? because('notOffered', { kind: 'anytime' })
}

/** What the seat would look for at this question and may not take, each with its reason. */
export function refusalsOf(position: Position, decision: Decision): Refusal[] {
  const { table } = position
  const kind = table.variant.kind(decision)
  const space = position.space(decision)
  const refusals: Refusal[] = []
  for (const choice of kind.sought?.(table, decision.seat, decision.args) ?? []) {
    if (space.includes(choice)) continue
    const reason = reasonOf(position, decision, choice) ?? because('notOffered', { kind: decision.kind })
    refusals.push({ choice, ...reason })
  }
  return refusals
}

function reasonOf({ table }: Position, decision: Decision, choice: Json): Reason | undefined {
  return table.variant.kind(decision).why?.(table, decision.seat, decision.args, choice)
}

/** Whether a value from outside is plain JSON of a sane depth. */
export function isJson(value: unknown, depth = DEEPEST): value is Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value)
    case 'object':
      if (value === null) return true
      if (depth === 0) return false
      if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1))
      return isRecord(value) && Object.values(value).every((item) => isJson(item, depth - 1))
    default:
      return false
  }
}
