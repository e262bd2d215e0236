import { canonicalPlacement, shapeOf, type Turn, tileOf } from '@nora/cats'
import { type Decision, isRecord, type Json, type Match } from '@nora/kernel'
import { contentOf } from './match.ts'

/** `4 7`, `4 7 1`, `4 7 1 f`: row, column, quarter turns, flipped. */
const placement = /^(\d+)[ ,]+(\d+)(?:[ ,]+([0-3]))?(?:[ ,]*(f))?$/i

/** A placement. */
export function catsTyped(match: Match, decision: Decision, text: string): Json | undefined {
  return decision.kind === 'place' ? placementIn(match, decision, text) : undefined
}

function placementIn(match: Match, { args }: Decision, text: string): Json | undefined {
  const found = placement.exec(text)
  if (!found || !isRecord(args)) return undefined
  const content = contentOf(match)
  const shape = shapeOf(content, tileOf(content, String(args.tile)).shape)
  const at = {
    row: Number(found[1]) - 1,
    col: Number(found[2]) - 1,
    turn: Number(found[3] ?? 0) as Turn,
    flip: found[4] !== undefined,
  }
  return canonicalPlacement(shape, at)
}
