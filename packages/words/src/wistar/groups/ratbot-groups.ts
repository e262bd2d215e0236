import {
  ACTIONS_TURNED,
  automaBoardOf,
  EXPLORATION_TOP,
  highest,
  RATBOT_DOORS,
  RATBOT_GUESTS,
  RATBOT_PILE,
  ratbotFreeRooms,
  STATE_CARDS,
  type WistarTable,
} from '@nora/wistar'
import type { Group, Mark, Speaker } from '../../words.ts'
import { placeName } from '../names.ts'

/** The automa board, its guests, the state cards, the action cards of the round and the next exploration card. */
export function ratbotGroups(table: WistarTable, { voice }: Speaker): Group[] {
  const { zones, ratbot } = table.state
  if (!ratbot) return []
  const zone = (id: string, title: string): Group => ({ id, title, facts: [], items: zones[id] ?? [] })
  return [
    { id: 'ratbot', title: voice.format('wistarPlay.ratbot'), facts: ratbotFacts(table, { voice }), items: [] },
    zone(STATE_CARDS, voice.format('wistarPlay.group.states')),
    zone(RATBOT_GUESTS, voice.format('wistarPlay.group.ratbotGuests')),
    zone(ACTIONS_TURNED, voice.format('wistarPlay.group.actionsTurned')),
    zone(EXPLORATION_TOP, voice.format('wistarPlay.group.explorationTop')),
  ]
}

const counted = ['bed', 'room', 'marker', 'deck', 'door', 'tent']

/** What of it grows and is worth points, beside its guests. */
export function ratbotGoods(table: WistarTable, speaker: Speaker): Mark[] {
  const guests = table.state.zones[RATBOT_GUESTS]?.length ?? 0
  const label = `${speaker.voice.format('wistarPlay.group.ratbotGuests')}: ${guests}`
  return [
    ...ratbotFacts(table, speaker).filter(({ icon }) => counted.includes(icon)),
    { icon: 'guest', value: guests, label },
  ]
}

function ratbotFacts(table: WistarTable, { voice }: Pick<Speaker, 'voice'>): Mark[] {
  const { zones, ratbot } = table.state
  if (!ratbot) return []
  const { points, markers, beds, rooms, workers, leaders, explorer, tents, discs } = ratbot
  const board = automaBoardOf(table)
  const pile = zones[RATBOT_PILE]?.length ?? 0
  const doors = zones[RATBOT_DOORS]?.length ?? 0
  const free = ratbotFreeRooms(table)
  const places = tents.map((room) => placeName(voice, table, room))
  return [
    { icon: 'points', value: points, label: voice.format('wistarPlay.fact.points', { n: points }) },
    { icon: 'leader', value: leaders, label: voice.format('wistarPlay.fact.leaders', { n: leaders }) },
    {
      icon: 'worker',
      value: `${workers.forest}/${workers.lair}/${workers.farm}`,
      label: voice.format('wistarPlay.fact.workers', workers),
    },
    {
      icon: 'marker',
      value: markers,
      label: voice.format('wistarPlay.fact.markers', { n: markers, value: highest(board.markers, markers) }),
    },
    {
      icon: 'bed',
      value: beds,
      label: voice.format('wistarPlay.fact.beds', { n: beds, value: highest(board.beds, beds) }),
    },
    {
      icon: 'room',
      value: rooms,
      label: voice.format('wistarPlay.fact.rooms', { n: rooms, value: highest(board.rooms, rooms) }),
    },
    { icon: 'room-free', value: free, label: voice.format('wistarPlay.fact.freeRooms', { n: free }) },
    { icon: 'deck', value: pile, label: voice.format('wistarPlay.fact.pile', { n: pile }) },
    { icon: 'door', value: doors, label: voice.format('wistarPlay.fact.doorTokens', { n: doors }) },
    {
      icon: 'explorer',
      value: explorer,
      label: voice.format('wistarPlay.fact.explorer', { place: placeName(voice, table, explorer) }),
    },
    {
      icon: 'tent',
      value: tents.length,
      label:
        places.length > 0
          ? voice.format('wistarPlay.fact.tents', { rooms: places })
          : voice.format('wistarPlay.fact.noTents'),
    },
    { icon: 'disc', value: discs, label: voice.format('wistarPlay.fact.discs', { n: discs }) },
  ]
}
