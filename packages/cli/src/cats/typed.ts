import { canonicalPlacement, draftOf, handOf, offerOf, shapeOf, type Turn, tileOf } from '@nora/cats'
import { type Decision, isRecord, type Json, type Match, type Seat } from '@nora/kernel'
import { contentOf } from './match.ts'

/** `4 7`, `4 7 1`, `4 7 1 f`: row, column, quarter turns, flipped. */
const placement = /^(\d+)[ ,]+(\d+)(?:[ ,]+([0-3]))?(?:[ ,]*(f))?$/i

/** Where the cards of a selection come from. */
const selections: { readonly [kind: string]: (seat: Seat) => string } = {
  draft: draftOf,
  buy: offerOf,
  rescueCards: handOf,
}

export function takesCards(kind: string): boolean {
  return Object.hasOwn(selections, kind)
}

/** A placement, or several cards by their numbers. */
export function catsTyped(match: Match, decision: Decision, text: string): Json | undefined {
  if (decision.kind === 'place') return placementIn(match, decision, text)
  const zone = selections[decision.kind]?.(decision.seat)
  return zone === undefined ? undefined : cardsIn(match.table.zone(zone), text)
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

function cardsIn(zone: readonly string[], text: string): Json | undefined {
  const cards = text.split(/[ ,]+/)
  return cards.every((card) => zone.includes(card)) ? cards.toSorted() : undefined
}
