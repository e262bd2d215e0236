import { because, type Flow, type Item, isRecord, type Json, type Reason, type Seat } from '@nora/kernel'
import { claimObjective, objectivesFor, objectivesInSight, whyNoClaim } from '../cards/objectives.ts'
import { react, sumOf } from '../cards/permanent-effects.ts'
import type { Region } from '../content/names.ts'
import { regions } from '../content/names.ts'
import { pitchTent, whyNoTent } from '../farm/tents.ts'
import { cardOf, isUnlocked } from '../player-board/player-area.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { areaOf, handOf } from '../zones.ts'
import {
  everyMove,
  isRegion,
  type Move,
  movesFor,
  moveWorker,
  moveWorkers,
  sendWorker,
  whyNotMove,
} from './move-workers.ts'

/** Czech rulebook, Rychlé akce. */
export type QuickAction =
  | { readonly buy: Purchase }
  | { readonly move: Move }
  | { readonly use: Item }
  | { readonly send: Region }
  | { readonly claim: Item }
  | typeof TENT

export type Purchase = 'joker' | 'electricity'

export const TENT = 'tent'

/** Prices in items, before discounts. */
const prices: { readonly [purchase in Purchase]: number } = { joker: 3, electricity: 4 }
const discounts: { readonly [purchase in Purchase]: string } = {
  joker: 'cheaperJokers',
  electricity: 'cheaperElectricity',
}
/** Both sides of the electricity token. */
export const STRONG = 2

export function priceOf(table: WistarTable, seat: Seat, purchase: Purchase): number {
  return Math.max(1, prices[purchase] - sumOf(table, seat, discounts[purchase]))
}

function whyNoPurchase(table: WistarTable, seat: Seat, purchase: Purchase): Reason | undefined {
  const { wood, metal, electricity } = playerOf(table, seat)
  if (purchase === 'electricity' && electricity >= STRONG) return because('electricityStrong')
  const needs = priceOf(table, seat, purchase)
  const has = wood + metal + table.zone(handOf(seat)).length
  return has < needs ? because('needsItems', { needs, has }) : undefined
}

/** Why a card cannot be used: it must lie before the player and have an effect for once in a round. */
function whyNoUse(table: WistarTable, seat: Seat, card: Item): Reason | undefined {
  const power = table.zone(areaOf(seat)).includes(card) ? cardOf(table, card).power : undefined
  if (power?.kind !== 'oncePerRound') return because('notOncePerRound')
  if (playerOf(table, seat).used.includes(card)) return because('usedThisRound')
  return table.content.language.at(table, seat, card).openly.can(power.effect)
}

/** The quick actions of each sort that are possible now, each sort looked at only when it is asked for. */
export const quickActions: readonly ((table: WistarTable, seat: Seat) => readonly QuickAction[])[] = [
  (table, seat) =>
    (['joker', 'electricity'] as const).filter((buy) => !whyNoPurchase(table, seat, buy)).map((buy) => ({ buy })),
  (table, seat) => (playerOf(table, seat).movement > 0 ? movesFor(table, seat).map((move) => ({ move })) : []),
  (table, seat) => usableCards(table, seat).map((use) => ({ use })),
  (table, seat) => (playerOf(table, seat).entrance > 0 ? regions.map((send) => ({ send })) : []),
  (table, seat) =>
    objectivesFor(table, seat)
      .filter((claim) => !whyNoClaim(table, seat, claim))
      .map((claim) => ({ claim })),
  (table, seat) => (whyNoTent(table, seat) ? [] : [TENT]),
]

function usableCards(table: WistarTable, seat: Seat): Item[] {
  return table.zone(areaOf(seat)).filter((card) => !whyNoUse(table, seat, card))
}

export function soughtQuickActions(table: WistarTable, seat: Seat): QuickAction[] {
  return [
    { buy: 'joker' },
    { buy: 'electricity' },
    ...everyMove.map((move) => ({ move })),
    ...table.zone(areaOf(seat)).map((use) => ({ use })),
    ...regions.map((send) => ({ send })),
    ...objectivesInSight(table).map((claim) => ({ claim })),
    TENT,
  ]
}

export function whyNoQuickAction(table: WistarTable, seat: Seat, choice: Json): Reason | undefined {
  if (choice === TENT) return whyNoTent(table, seat)
  if (!isRecord(choice)) return undefined
  const { buy, move, use, send, claim } = choice
  if (buy === 'joker' || buy === 'electricity') return whyNoPurchase(table, seat, buy)
  if (move !== undefined) return playerOf(table, seat).movement > 0 ? whyNotMove(move) : because('noMovementToken')
  if (typeof use === 'string') return whyNoUse(table, seat, use)
  if (isRegion(send)) return because('noWorkerAtEntrance')
  return typeof claim === 'string' ? whyNoClaim(table, seat, claim) : undefined
}

export function* quickAction(table: WistarTable, seat: Seat, action: QuickAction): Flow {
  if (action === TENT) yield* pitchTent(table, seat, playerOf(table, seat).explorer)
  else if ('buy' in action) yield* purchase(table, seat, action.buy)
  else if ('move' in action) yield* spendMovement(table, seat, action.move)
  else if ('use' in action) yield* useCard(table, seat, action.use)
  else if ('send' in action) yield* sendWorker(table, seat, action.send)
  else yield* claimObjective(table, seat, action.claim)
}

function* purchase(table: WistarTable, seat: Seat, what: Purchase): Flow {
  const context = table.content.language.at(table, seat, what)
  yield* context.pay({ item: priceOf(table, seat, what) })
  yield* context.gain(what, 1)
}

/** Czech rulebook, Zaplacení žetonu pohybu: one worker, two once the ability is unlocked. */
function* spendMovement(table: WistarTable, seat: Seat, move: Move): Flow {
  yield* table.content.language.at(table, seat, 'move').spend('movement', 1, 'pay')
  moveWorker(table, seat, move)
  const more = (isUnlocked(playerOf(table, seat), 'doubleMove') ? 1 : 0) + sumOf(table, seat, 'moreMoves')
  yield* moveWorkers(table, seat, more)
}

/** Czech rulebook, Použití efektu na kartě projektu: a use token lies on the card until the next round. */
function* useCard(table: WistarTable, seat: Seat, card: Item): Flow {
  const { power } = cardOf(table, card)
  if (power.kind !== 'oncePerRound') return
  playerOf(table, seat).used.push(card)
  table.tell?.({ type: 'cardUsed', seat, items: [card] })
  yield* table.content.language.at(table, seat, card).run(power.effect)
  yield* react(table, seat, { on: 'useInvention' })
}
