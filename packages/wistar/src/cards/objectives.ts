import { ask, because, draw, type Flow, type Item, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import type { Objective } from '../content/schema.ts'
import { layoutOf, playerOf, type WistarTable } from '../state.ts'
import { BOX, drawnBy, OBJECTIVE_DECK, OBJECTIVES, privateOf } from '../zones.ts'
import { react } from './permanent-effects.ts'

/** Discs of a player for objectives. */
export const DISCS = 3

function objectiveOf({ content }: WistarTable, card: Item): Objective {
  return content.objectives.get(card) as Objective
}

/** The objectives a player could claim: those on the board and its own. */
export function objectivesFor(table: WistarTable, seat: Seat): Item[] {
  return [...table.zone(OBJECTIVES), ...table.zone(privateOf(seat))]
}

/** Those of others too: everybody sees them. */
export function objectivesInSight(table: WistarTable): Item[] {
  const own = table.state.players.flatMap((_, seat) => table.zone(privateOf(seat)))
  return [...table.zone(OBJECTIVES), ...own]
}

/** How far a player has come. Czech rulebook, Dosažení cíle: no joker helps here. */
export function progress(table: WistarTable, seat: Seat, card: Item): number {
  return table.content.language.at(table, seat, card).amount(objectiveOf(table, card).counts)
}

/** Why an objective cannot be claimed; nothing if it can. */
export function whyNoClaim(table: WistarTable, seat: Seat, card: Item): Reason | undefined {
  const isOwn = table.zone(privateOf(seat)).includes(card)
  const claims = Object.hasOwn(table.state.claims, card) ? table.state.claims[card] : undefined
  if (!isOwn && !claims) return because('notYourObjective')
  const player = playerOf(table, seat)
  if (isOwn ? player.reached.includes(card) : claims?.includes(seat)) return because('objectiveClaimed')
  // A private objective has its top space only: nobody else is there to take it.
  const place = isOwn ? 0 : (claims?.indexOf(null) ?? -1)
  if (place < 0) return because('objectiveFull')
  if (player.discs === 0) return because('noneLeft', { what: 'discs' })
  const needs = (isOwn ? objectiveOf(table, card).steps[0]?.needs : layoutOf(table).steps.get(card)?.[place]) as number
  const has = progress(table, seat, card)
  return has < needs ? because('objectiveNotReached', { needs, has }) : undefined
}

/** A disc on the topmost free space, also of a private objective, and the bonus at once. */
export function* claimObjective(table: WistarTable, seat: Seat, card: Item): Flow {
  const player = playerOf(table, seat)
  const claims = table.state.claims[card]
  if (claims) claims[claims.indexOf(null)] = seat
  else player.reached.push(card)
  player.discs--
  table.tell?.({ type: 'objectiveClaimed', seat, items: [card], discs: player.discs })
  yield* table.content.language.at(table, seat, card).run(objectiveOf(table, card).bonus)
  yield* react(table, seat, { on: 'claimObjective' })
}

export function claimedObjectives(table: WistarTable, seat: Seat): number {
  let count = playerOf(table, seat).reached.length
  const { claims } = table.state
  for (const card in claims) if ((claims[card] as (number | null)[]).includes(seat)) count++
  return count
}

/** Which of the objectives drawn is kept. */
export const keepObjectiveKind: Kind<WistarTable, null, Item> = {
  name: 'keepObjective',
  secret: true,
  space: (table, seat) => lazy(() => table.zone(drawnBy(seat))),
}

/** Card 38: draw objectives and keep one, which nobody else can reach. */
export function* drawObjectives(table: WistarTable, seat: Seat, n: number): Flow {
  yield* draw(table, OBJECTIVE_DECK, drawnBy(seat), n)
  if (table.zone(drawnBy(seat)).length === 0) return
  const kept = yield* ask(table, seat, keepObjectiveKind, null)
  table.move(kept, drawnBy(seat), privateOf(seat))
  table.move([...table.zone(drawnBy(seat))], drawnBy(seat), BOX)
}
