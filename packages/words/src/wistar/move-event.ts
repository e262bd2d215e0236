import type { GameEvent, Seat } from '@nora/kernel'
import type { MessageId } from '@nora/messages'
import {
  ACTION_DECK,
  BOX,
  decks,
  discardsOf,
  drawnBy,
  EXPLORATION_TOP,
  guestsOf,
  handOf,
  marketOf,
  OBJECTIVE_DECK,
  OBJECTIVES,
  pairsOf,
  privateOf,
  ROUND_GUEST,
  ROUND_STACK,
  TURNED,
  type WistarTable,
} from '@nora/wistar'
import type { Speaker } from '../words.ts'
import { itemNames } from './names.ts'

type Log = Extract<MessageId, `wistarPlay.log.${string}`>

const markets = decks.map(marketOf)
const discards = decks.map(discardsOf)
const pairs = decks.map(pairsOf)
const bags: readonly string[] = decks

/** Cards and guests that go from one place to another, where no other event tells of it. */
export function moveEvent(table: WistarTable, event: GameEvent, { voice, name }: Speaker): string | undefined {
  const from = String(event.from)
  const to = String(event.to)
  const seats = Array.from({ length: table.options.seats }, (_, seat) => seat)
  const seat = seats.find((each) => isOf(each, from) || isOf(each, to))
  const id = seat === undefined ? commonMove(from, to) : ownMove(seat, from, to)
  if (!id) return undefined
  const items = itemNames(voice, table, event.items ?? [])
  const deck = decks[pairs.indexOf(to)] ?? ''
  return voice.say({ id, params: { items, deck, name: seat === undefined ? '' : name(seat) } })
}

function isOf(seat: Seat, zone: string): boolean {
  return [handOf, drawnBy, guestsOf, privateOf].some((own) => own(seat) === zone)
}

function ownMove(seat: Seat, from: string, to: string): Log | undefined {
  if (to === handOf(seat)) {
    if (markets.includes(from)) return 'wistarPlay.log.fromMarket'
    if (discards.includes(from)) return 'wistarPlay.log.fromDiscards'
    if (pairs.includes(from)) return 'wistarPlay.log.starts'
    return 'wistarPlay.log.fromDeck'
  }
  if (to === privateOf(seat)) return 'wistarPlay.log.keeps'
  if (to === drawnBy(seat)) return 'wistarPlay.log.toChoose'
  if (discards.includes(to)) return 'wistarPlay.log.discards'
  return from === guestsOf(seat) && to === BOX ? 'wistarPlay.log.guestLost' : undefined
}

function commonMove(from: string, to: string): Log | undefined {
  if (markets.includes(to) && bags.includes(from)) return 'wistarPlay.log.newInMarket'
  if (markets.includes(from) && discards.includes(to)) return 'wistarPlay.log.leavesMarket'
  if (pairs.includes(to)) return 'wistarPlay.log.pairs'
  if (pairs.includes(from)) return 'wistarPlay.log.pairDiscarded'
  if (to === ACTION_DECK) return 'wistarPlay.log.actionsReshuffled'
  if (to === EXPLORATION_TOP) return 'wistarPlay.log.nextExploration'
  if (from === TURNED && discards.includes(to)) return 'wistarPlay.log.turnedAway'
  if (from === ROUND_STACK && to === ROUND_GUEST) return 'wistarPlay.log.roundGuest'
  if (from === ROUND_GUEST && to === BOX) return 'wistarPlay.log.guestLeaves'
  return from === OBJECTIVE_DECK && to === OBJECTIVES ? 'wistarPlay.log.objectives' : undefined
}
