import { type Flow, type Item, isRecord, type Json, type Reason, type Seat } from '@nora/kernel'
import { cardOf, findCard } from '../content/content.ts'
import type { CardKind } from '../content/schema.ts'
import { drawCards } from '../language/draw-cards.ts'
import { drawTileToBoat } from '../language/draw-tile-to-boat.ts'
import { drawTilesToZones } from '../language/draw-tiles-to-zones.ts'
import type { AnytimeEffect } from '../language/effect.ts'
import type { EffectName, EffectOf, EffectRule } from '../language/effect-rule.ts'
import { extraRescue } from '../language/extra-rescue.ts'
import { gainBasket } from '../language/gain-basket.ts'
import { gainFish } from '../language/gain-fish.ts'
import { moveCats } from '../language/move-cats.ts'
import { nextTileAnywhere } from '../language/next-tile-anywhere.ts'
import { sellBasket } from '../language/sell-basket.ts'
import { refuse } from '../reasons.ts'
import type { CatsTable, Phase } from '../state.ts'
import { DISCARDS, handOf } from '../zones.ts'

const rules: { readonly [Name in EffectName]: EffectRule<EffectOf<Name>> } = {
  gainFish,
  nextTileAnywhere,
  drawCards,
  drawTileToBoat,
  sellBasket,
  moveCats,
  extraRescue,
  drawTilesToZones,
  gainBasket,
}

/** A card played from the hand, as a choice. */
export type Play = { readonly play: Item }

/** The anytime cards in hand, whether they may be played now or not. */
export function anytimeCards(table: CatsTable, seat: Seat): Play[] {
  const plays: Play[] = []
  for (const play of table.zone(handOf(seat))) if (cardOf(table.content, play).kind === 'anytime') plays.push({ play })
  return plays
}

/** Whether one of them may. */
export function mayPlay(table: CatsTable, seat: Seat, card: Item): boolean {
  return whyNotAnytimeCard(table, seat, card) === undefined
}

/** Isle of Cats rulebook, Anytime cards: the card is carried out in full before anything else happens. */
export function* playAnytime(table: CatsTable, seat: Seat, card: Item): Flow {
  const { effect } = cardOf(table.content, card) as { effect: AnytimeEffect }
  table.move(card, handOf(seat), DISCARDS)
  table.tell?.({ type: 'anytimePlayed', seat, items: [card] })
  yield* ruleOf(effect).play(table, seat, effect, card)
}

/** Every card in hand, as a person would try to play it. */
export function everyPlay(table: CatsTable, seat: Seat): Play[] {
  return table.zone(handOf(seat)).map((play) => ({ play }))
}

/** The phase in which a card that is no anytime card has its place. */
const phaseOf: { readonly [kind in CardKind]?: Phase } = {
  privateLesson: 'lessons',
  publicLesson: 'lessons',
  rescue: 'rescue',
  oshax: 'rareFinds',
  treasure: 'rareFinds',
}

/** Why this choice is no anytime card that may be played now; nothing for a choice of another form. */
export function whyNotPlay(table: CatsTable, seat: Seat, choice: Json): Reason | undefined {
  if (!isRecord(choice) || typeof choice.play !== 'string') return undefined
  const card = choice.play
  if (!table.zone(handOf(seat)).includes(card)) return refuse('notInHand', { item: card })
  if (findCard(table.content, card, 'anytime')) return whyNotAnytimeCard(table, seat, card)
  return whyNotNow(table, card)
}

/** Why a card that has its own moment may not be played now; nothing for an anytime card. */
export function whyNotNow(table: CatsTable, card: Item): Reason | undefined {
  const phase = phaseOf[cardOf(table.content, card).kind]
  if (!phase) return undefined
  // Rescue cards, say, are laid down before the first cat is rescued, and on the own turn only.
  return refuse(phase === table.state.phase ? 'notThisMoment' : 'notThisPhase', { phase })
}

function whyNotAnytimeCard(table: CatsTable, seat: Seat, card: Item): Reason | undefined {
  const { effect } = cardOf(table.content, card) as { effect: AnytimeEffect }
  return ruleOf(effect).why(table, seat, effect)
}

/** The one place that pairs an effect with its own rule. */
function ruleOf(effect: AnytimeEffect): EffectRule<AnytimeEffect> {
  return rules[effect.effect] as EffectRule<AnytimeEffect>
}
