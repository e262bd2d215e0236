import {
  CHEESE,
  ENTRANCE,
  guestsIn,
  hiddenMission,
  isClosed,
  layoutOf,
  type Owner,
  openMission,
  RATBOT,
  type WistarTable,
} from '@nora/wistar'
import type { Group, Mark, Speaker } from '../../words.ts'
import { ownerName, placeName } from '../names.ts'

/** The entrance and the rooms of the farm: ways, who is there, what waits, missions. */
export function farmGroups(table: WistarTable, speaker: Speaker): Group[] {
  const { voice } = speaker
  const { content, state } = table
  const entrance: Group = {
    id: 'entrance',
    title: voice.format('wistarPlay.group.entrance'),
    facts: [...ways(table, ENTRANCE, speaker), ...visitors(table, ENTRANCE, speaker)],
    items: [],
  }
  const rooms = [...content.rooms].map(([id, { floor, cheese }]): Group => {
    const missions = (layoutOf(table).missionsIn.get(id) ?? []).flatMap((space) =>
      [hiddenMission(space), openMission(space)].flatMap((zone) =>
        (state.zones[zone] ?? []).map((mission) => ({ mission, space })),
      ),
    )
    const waiting = state.zones[guestsIn(id)]?.length ?? 0
    const guests: Mark[] =
      waiting > 0
        ? [{ icon: 'guest', value: waiting, label: voice.format('wistarPlay.fact.guestsWaiting', { n: waiting }) }]
        : []
    return {
      id: `room/${id}`,
      title: voice.say({ id: 'wistarPlay.group.room', params: { room: placeName(voice, table, id), floor } }),
      facts: [...ways(table, id, speaker), ...visitors(table, id, speaker), ...guests],
      items: [...missions.map(({ mission }) => mission), ...(cheese ? (state.zones[CHEESE] ?? []) : [])],
      ...(missions.length > 0 && { places: missions.map(({ space }) => space) }),
    }
  })
  return [entrance, ...rooms]
}

/** Where one can go from a place, and where a door is in the way. */
function ways(table: WistarTable, place: string, { voice }: Speaker): Mark[] {
  const all = table.content.ways.get(place) ?? []
  const to = (closed: boolean) =>
    all.filter(({ passage }) => isClosed(table, passage) === closed).map((way) => placeName(voice, table, way.to))
  const open = to(false)
  const closed = to(true)
  return [
    ...(open.length > 0
      ? [{ icon: 'passage', label: voice.format('wistarPlay.fact.ways', { rooms: open }) } as const]
      : []),
    ...(closed.length > 0
      ? [
          {
            icon: 'door',
            value: closed.length,
            label: voice.format('wistarPlay.fact.doors', { rooms: closed }),
          } as const,
        ]
      : []),
  ]
}

function visitors({ state: { players, ratbot } }: WistarTable, place: string, speaker: Speaker): Mark[] {
  const { voice } = speaker
  const everybody: (readonly [Owner, { readonly explorer: string; readonly tents: readonly string[] }])[] = [
    ...players.entries(),
    ...(ratbot ? [[RATBOT, ratbot] as const] : []),
  ]
  const owners = (isThere: (pieces: { explorer: string; tents: readonly string[] }) => boolean) =>
    everybody.filter(([, pieces]) => isThere(pieces)).map(([owner]) => ownerName(speaker, owner))
  const explorers = owners(({ explorer }) => explorer === place)
  const tents = owners((pieces) => pieces.tents.includes(place))
  return [
    ...(explorers.length > 0
      ? [{ icon: 'explorer', label: voice.format('wistarPlay.fact.explorers', { owners: explorers }) } as const]
      : []),
    ...(tents.length > 0
      ? [{ icon: 'tent', label: voice.format('wistarPlay.fact.tentsHere', { owners: tents }) } as const]
      : []),
  ]
}
