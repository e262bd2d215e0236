import { type Flow, type Json, listed, type Reason, type Seat, type Space } from '@nora/kernel'
import { findCard } from '../content/content.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { handOf, holdsCards } from '../zones.ts'

const RAISE = 'raise'
const LOWER = 'lower'
const mayRaise = listed([RAISE])
const mayLower = listed([LOWER])

/** Whoever holds a card may raise a hand at any moment, whatever the card: so a raised hand tells nothing about it. */
export function anytime(table: CatsTable, seat: Seat): Space | undefined {
  if (!holdsCards(table, seat)) return undefined
  return playerOf(table, seat).raised ? mayLower : mayRaise
}

export function soughtAnytime(): Json[] {
  return [RAISE, LOWER]
}

export function whyNotAnytime(table: CatsTable, seat: Seat, choice: Json): Reason | undefined {
  if (choice !== RAISE && choice !== LOWER) return undefined
  if (!holdsCards(table, seat)) return refuse('emptyHand')
  return refuse(choice === RAISE ? 'handIsRaised' : 'handIsDown')
}

// biome-ignore lint/correctness/useYield: raising a hand asks nothing; the anytime window does
export function* interrupt(table: CatsTable, seat: Seat, choice: Json): Flow {
  const raised = choice === RAISE
  playerOf(table, seat).raised = raised
  table.tell?.({ type: raised ? 'handRaised' : 'handLowered', seat })
}

/** A raised hand is for an anytime card; to lower it needs none. */
export function offersAnytime(table: CatsTable, seat: Seat, choice: Json): boolean {
  return choice !== RAISE || holdsAnytimeCard(table, seat)
}

/** Alone among bots a person is only stopped with a card to play; among people hand size alone decides. */
export function pausesFor(table: CatsTable, seat: Seat, alone: boolean): boolean {
  if (playerOf(table, seat).raised) return false
  return alone ? holdsAnytimeCard(table, seat) : holdsCards(table, seat)
}

function holdsAnytimeCard(table: CatsTable, seat: Seat): boolean {
  return (table.state.zones[handOf(seat)] ?? []).some((card) => findCard(table.content, card, 'anytime'))
}
