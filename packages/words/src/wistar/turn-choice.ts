import type { Effect } from '@nora/effects'
import { type Item, isRecord, type Json, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import {
  actionAt,
  type BonusAction,
  bedPrice,
  bonusEffect,
  cardOf,
  HUT,
  layoutOf,
  type MainAction,
  type Objective,
  type Purchase,
  playerOf,
  priceOf,
  type Region,
  roomPrice,
  strengthOf,
  type WistarTable,
} from '@nora/wistar'
import type { Speaker } from '../words.ts'
import { actionName, itemName, moveName, placeName, regionName } from './names.ts'
import { effectClause } from './text/clause.ts'

type Record_ = { readonly [key: string]: Json }

/** Something to do in a turn: a leader, a main, bonus or quick action, or the end. */
export function turnChoice(table: WistarTable, seat: Seat, args: Json, choice: Json, { voice }: Speaker): string {
  if (choice === 'end') return endOf(voice, table, args)
  if (choice === 'tent') {
    const { explorer } = playerOf(table, seat)
    return voice.format('wistarPlay.do.tent', { room: placeName(voice, table, explorer) })
  }
  if (!isRecord(choice)) return String(choice)
  const { place, main, bonus, buy, move, use, send, claim } = choice as Record_
  if (place !== undefined) return placeChoice(voice, table, seat, String(place))
  if (main !== undefined) return mainChoice(voice, table, seat, main as MainAction)
  if (bonus !== undefined) {
    const effect = effectClause(voice, table, bonusEffect(bonus as BonusAction))
    return voice.format('wistarPlay.do.bonus', { effect })
  }
  if (buy !== undefined) {
    const purchase = buy as Purchase
    return voice.format(`wistarPlay.do.buy.${purchase}`, { n: priceOf(table, seat, purchase) })
  }
  if (move !== undefined) return voice.format('wistarPlay.do.spendMovement', { move: moveChoice(voice, move) })
  if (use !== undefined) return useChoice(voice, table, String(use))
  if (send !== undefined) return voice.format('wistarPlay.do.send', { region: regionName(voice, send as Region) })
  const card = String(claim)
  const { bonus: reward } = table.content.objectives.get(card) as Objective
  return voice.format('wistarPlay.do.claim', {
    card: itemName(voice, table, card),
    effect: effectClause(voice, table, reward),
  })
}

/** From where to where; only a part of it is known where several moves are told together. */
export function moveChoice(voice: Catalogue, move: Json): string {
  const { from, to } = (isRecord(move) ? move : {}) as { from?: Region; to?: Region }
  if (from && to) return moveName(voice, from, to)
  return from ? `${regionName(voice, from)} → …` : voice.format('wistarPlay.do.anyMove')
}

/** What the turn would end without. */
function endOf(voice: Catalogue, table: WistarTable, args: Json): string {
  const { main, bonus } = (isRecord(args) ? args : {}) as { main?: MainAction | null; bonus?: BonusAction[] }
  const things = [
    ...(main ? [actionName(voice, main)] : []),
    ...(bonus ?? []).map((action) => effectClause(voice, table, bonusEffect(action))),
  ]
  return things.length > 0 ? voice.format('wistarPlay.do.unused', { things }) : voice.format('wistarPlay.do.end')
}

function placeChoice(voice: Catalogue, table: WistarTable, seat: Seat, id: string): string {
  if (id === HUT) return voice.format('wistarPlay.do.hut')
  const space = layoutOf(table).spaces.get(id)
  if (!space) return id
  const action = actionAt(table, space.segment)
  return voice.format('wistarPlay.do.place', {
    action: actionName(voice, action),
    strength: strengthOf(table, seat, action),
    bonuses: bonusNames(voice, table, space.bonus),
  })
}

export function bonusNames(voice: Catalogue, table: WistarTable, bonuses: readonly BonusAction[]): string[] {
  return bonuses.map((bonus) => effectClause(voice, table, bonusEffect(bonus)))
}

/** A main action with what its strength is good for. */
export function mainChoice(voice: Catalogue, table: WistarTable, seat: Seat, action: MainAction, more = 0): string {
  const n = strengthOf(table, seat, action) + more
  if (action === 'digRooms') return voice.format('wistarPlay.do.digRooms', { n, price: roomPrice(table, seat) })
  if (action === 'buildBeds') return voice.format('wistarPlay.do.buildBeds', { n, price: bedPrice(table, seat) })
  return voice.format(`wistarPlay.do.${action}`, { n })
}

function useChoice(voice: Catalogue, table: WistarTable, card: Item): string {
  const { power } = cardOf(table, card)
  const effect = 'effect' in power ? effectClause(voice, table, power.effect as Effect) : ''
  return voice.format('wistarPlay.do.use', { card: itemName(voice, table, card), effect })
}
