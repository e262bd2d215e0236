import { type AnytimeEffect, type CatsTable, cardOf, handOf, type Player } from '@nora/cats'
import type { Item, Json, Seat, Space } from '@nora/kernel'
import { baskets, laidCards, type RemainingGame, remainingGame } from './remaining-game.ts'
import type { CatsShortlist } from './shortlist.ts'

/** A raised hand plays what is worth it, one card after the other, and goes down. */
export const anytime: CatsShortlist = (table, seat, _args, space) => ['lower', ...playsWorthTrying(table, seat, space)]

/**
 * A hand goes up only while exploring and before the own rescue cards are laid: for a purchase to come, for lessons
 * still to be read, for a basket to be used. Everything else waits for the seat's own turn.
 */
export const raise: CatsShortlist = (table, seat, _args, space) => {
  const { phase, players } = table.state
  if (phase !== 'exploring' && phase !== 'rescue') return []
  const { stage } = remainingGame(table, seat, Number.POSITIVE_INFINITY)
  if ((stage !== 'buying' && stage !== 'bought') || players[seat]?.raised) return []
  return worthTrying(table, seat).length > 0 && space.includes('raise') ? ['raise'] : []
}

/** The plays among what is on offer that may be worth their card now. */
export function playsWorthTrying(table: CatsTable, seat: Seat, space: Space): Json[] {
  return worthTrying(table, seat)
    .map((play) => ({ play }))
    .filter((choice) => space.includes(choice))
}

/** Of cards that do the same only one. */
function worthTrying(table: CatsTable, seat: Seat): Item[] {
  const remaining = remainingGame(table, seat, Number.POSITIVE_INFINITY)
  const effects = new Set<string>()
  return table.zone(handOf(seat)).filter((id) => {
    const card = cardOf(table.content, id)
    if (card.kind !== 'anytime' || !isTime(table, seat, remaining, card.effect)) return false
    const effect = JSON.stringify(card.effect)
    return !effects.has(effect) && effects.add(effect)
  })
}

/** Whether this is the time of day for an effect. */
function isTime(table: CatsTable, seat: Seat, { stage, daysLeft }: RemainingGame, { effect }: AnytimeEffect): boolean {
  const player = table.state.players[seat] as Player
  switch (effect) {
    case 'gainFish':
      if (stage === 'buying') return daysLeft <= 1
      return stage === 'rescuing' && player.fish < ENOUGH_FISH && carries(table, seat)
    case 'sellBasket':
      if (stage === 'buying') return daysLeft === 0
      return stage === 'rescuing' && player.fish < ENOUGH_FISH && carries(table, seat)
    case 'drawCards':
      return stage === 'bought' && player.fish > 1
    case 'nextTileAnywhere':
    case 'drawTileToBoat':
      return stage === 'rescuing' || stage === 'finding'
    case 'moveCats':
    case 'extraRescue':
    case 'drawTilesToZones':
      return stage === 'rescuing'
    case 'gainBasket':
      return stage === 'bought' || stage === 'rescuing'
  }
}

/** With so many fish the next cat can be paid anyway. */
const ENOUGH_FISH = 5

function carries(table: CatsTable, seat: Seat): boolean {
  return baskets(table, seat, laidCards(table, seat)) > 0
}
