import { orchard } from '@nora/conformance/practice'
import { type Game, type Seat, settle } from '@nora/kernel'
import { PROTOCOL, plainTerms, type ServerMessage } from '@nora/protocol'
import { Room } from '@nora/room'
import { chance } from '../../src/worker/chance.ts'

export const ada = { id: 'ada', name: 'Ada' }
export const bo = { id: 'bo', name: 'Bo' }

const game = orchard as unknown as Game

/** A short game of two that has begun: Ada sits in the first seat, Bo in the second. */
export function orchardRoom(): Room {
  const opening = {
    options: settle(game, { seats: 2 }),
    terms: { ...plainTerms, bot: 'random' },
    pack: null,
    seat: 0,
    bots: [],
  }
  const { room } = Room.open({ game, bots: ['random'] }, opening, ada, 0, chance)
  room.consider({ type: 'sit', seat: 1 }, bo, 1)
  return room
}

export function welcomeTo(room: Room, person: string | null, seat: Seat): ServerMessage {
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    table: 't',
    you: { person, seat },
    now: Date.now(),
    snapshot: room.tableSnapshot(seat),
    chat: [],
    present: [],
    watchers: 0,
    muted: [],
  }
}
