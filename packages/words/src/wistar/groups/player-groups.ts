import type { Seat } from '@nora/kernel'
import {
  areaOf,
  colours,
  deckOf,
  doorsOf,
  drawnBy,
  freeRooms,
  guestsOf,
  HOME,
  handOf,
  heroesOf,
  highest,
  icons,
  playerOf,
  privateOf,
  tokensOf,
  type WistarTable,
} from '@nora/wistar'
import type { Group, Mark, Speaker } from '../../words.ts'
import { abilityName, iconName, placeName } from '../names.ts'
import { abilityText } from '../text/ability-text.ts'
import { skillIcon } from '../text/requirement-marks.ts'

const zones = [
  ['area', areaOf],
  ['guests', guestsOf],
  ['doors', doorsOf],
  ['heroesOf', heroesOf],
  ['tokensOf', tokensOf],
  ['private', privateOf],
  ['hand', handOf],
  ['drawn', drawnBy],
] as const

/** What lies before a player. */
export function playerGroups(table: WistarTable, seat: Seat, reader: Seat, speaker: Speaker): Group[] {
  const { voice } = speaker
  const name = speaker.name(seat)
  return [
    { id: `player/${seat}`, title: name, owner: seat, facts: stockFacts(table, seat, speaker), items: [] },
    {
      id: `lair/${seat}`,
      title: voice.format('wistarPlay.group.lair', { name }),
      owner: seat,
      facts: lairFacts(table, seat, speaker),
      items: [],
    },
    {
      id: `explorer/${seat}`,
      title: voice.format('wistarPlay.group.explorer', { name }),
      owner: seat,
      facts: farmFacts(table, seat, speaker),
      items: [],
    },
    {
      id: `icons/${seat}`,
      title: voice.format('wistarPlay.group.icons', { name }),
      owner: seat,
      facts: iconMarks(table, seat, speaker),
      items: [],
    },
    {
      id: `abilities/${seat}`,
      title: voice.format('wistarPlay.group.abilities', { name }),
      owner: seat,
      facts: abilityFacts(table, seat, speaker),
      items: [],
      // They are the same for everybody, so it is enough to read them once.
      ...(seat === reader ? { note: abilityNotes(table, seat, speaker) } : {}),
    },
    ...zones.map(([id, zone]): Group => {
      const title = voice.format(`wistarPlay.group.${id}`, { name })
      return { id: zone(seat), title, owner: seat, facts: [], items: table.state.zones[zone(seat)] ?? [] }
    }),
  ]
}

const sides = ['none', 'basic', 'other'] as const

export function stockFacts(table: WistarTable, seat: Seat, { voice }: Speaker): Mark[] {
  const player = playerOf(table, seat)
  const { points, electricity, leaders, discs } = player
  const hand = table.state.zones[handOf(seat)] ?? []
  const basic = hand.filter((card) => deckOf(table, card) === 'basic').length
  const cards = { n: hand.length, basic, advanced: hand.length - basic }
  const stocks = (['wood', 'metal', 'movement', 'joker'] as const).map((stock): Mark => {
    const n = player[stock]
    return { icon: stock, value: n, label: voice.format(`wistarPlay.fact.${stock}`, { n }) }
  })
  return [
    { icon: 'points', value: points, label: voice.format('wistarPlay.fact.points', { n: points }) },
    ...stocks,
    {
      icon: electricity === 2 ? 'electricity-strong' : 'electricity',
      value: electricity,
      label: voice.format('wistarPlay.fact.electricity', { side: sides[electricity] ?? 'other' }),
    },
    { icon: 'cards', value: hand.length, label: voice.format('wistarPlay.fact.hand', cards) },
    { icon: 'leader', value: leaders, label: voice.format('wistarPlay.fact.leaders', { n: leaders }) },
    { icon: 'disc', value: discs, label: voice.format('wistarPlay.fact.discs', { n: discs }) },
  ]
}

function lairFacts(table: WistarTable, seat: Seat, { voice }: Speaker): Mark[] {
  const { workers, entrance, beds, bedsGone, rooms } = playerOf(table, seat)
  const { board } = table.content
  const standing = beds - bedsGone
  const free = freeRooms(table, seat)
  const value = (values: readonly number[], uncovered: number) => highest(values, uncovered)
  return [
    {
      icon: 'worker',
      value: `${workers.forest}/${workers.lair}/${workers.farm}`,
      label: voice.format('wistarPlay.fact.workers', workers),
    },
    { icon: 'worker-entrance', value: entrance, label: voice.format('wistarPlay.fact.entrance', { n: entrance }) },
    {
      icon: 'bed',
      value: standing,
      label: voice.format('wistarPlay.fact.beds', { n: standing, value: value(board.beds, beds) }),
    },
    {
      icon: 'room',
      value: rooms,
      label: voice.format('wistarPlay.fact.rooms', { n: rooms, value: value(board.rooms, rooms) }),
    },
    { icon: 'room-free', value: free, label: voice.format('wistarPlay.fact.freeRooms', { n: free }) },
  ]
}

function farmFacts(table: WistarTable, seat: Seat, { voice }: Speaker): Mark[] {
  const { explorer, tents } = playerOf(table, seat)
  const rooms = tents.map((room) => placeName(voice, table, room))
  const label =
    rooms.length > 0 ? voice.format('wistarPlay.fact.tents', { rooms }) : voice.format('wistarPlay.fact.noTents')
  return [
    { icon: 'explorer', value: explorer, label: placeName(voice, table, explorer) },
    { icon: 'tent', value: tents.length, label },
  ]
}

function iconMarks(table: WistarTable, seat: Seat, { voice }: Speaker): Mark[] {
  const owned = playerOf(table, seat).icons
  return icons.map((icon): Mark => {
    const n = owned[icon]
    return { icon: skillIcon(icon), value: n, label: `${iconName(voice, icon)} ×${n}` }
  })
}

/** The abilities already free, and how many cubes are left of each colour. */
function abilityFacts(table: WistarTable, seat: Seat, { voice }: Speaker): Mark[] {
  const { cubes } = playerOf(table, seat)
  const all = [...table.content.abilities]
  const freed = all
    .filter(([id]) => cubes[id] !== HOME)
    .map(([id]): Mark => ({ icon: 'ability', label: abilityName(voice, table, id) }))
  const left = colours.map((colour): Mark => {
    const n = all.filter(([id, ability]) => cubes[id] === HOME && ability.colour === colour).length
    return {
      icon: `cube-${colour}`,
      value: n,
      label: voice.say({ id: 'wistarPlay.fact.cubesLeft', params: { colour, n } }),
    }
  })
  return [...freed, ...left]
}

/** What can still be freed, by the colour of its cube. */
function abilityNotes(table: WistarTable, seat: Seat, { voice }: Speaker): string[] {
  const { cubes } = playerOf(table, seat)
  return colours.flatMap((colour) => {
    const left = [...table.content.abilities].filter(([id, ability]) => cubes[id] === HOME && ability.colour === colour)
    const abilities = left.map(([id]) => abilityText(voice, table, id)).join(' · ')
    return left.length > 0 ? [voice.say({ id: 'wistarPlay.fact.cubes', params: { colour, abilities } })] : []
  })
}
