import type { Table } from '@nora/kernel'
import {
  type AbilityId,
  decks,
  HUT,
  type Icon,
  icons,
  layoutOf,
  type MainAction,
  mainActions,
  type Region,
  regions,
  type WistarTable,
} from '@nora/wistar'
import type { Icon as Sign } from '../icons.ts'
import type { CardFace, Speaker } from '../words.ts'
import { abilityName, actionName, passageName, placeName, regionName } from './names.ts'
import { asWistar } from './table.ts'
import { abilityText } from './text/ability-text.ts'

/** What a place of the board means, with the rule that holds there; nothing for what is none. */
export function placeFace(anyTable: Table, thing: string, { voice }: Speaker): CardFace | undefined {
  const table = asWistar(anyTable)
  if (thing === HUT) return face(voice.format('wistarPlay.place.hut'), voice.format('wistarHelp.hut.text'), 'hut')
  if (layoutOf(table).spaces.has(thing))
    return face(voice.format('wistarHelp.space'), voice.format('wistarHelp.space.text'), 'wheel')
  if ((mainActions as readonly string[]).includes(thing))
    return face(
      actionName(voice, thing as MainAction),
      voice.format('wistarHelp.action.text'),
      'worker',
      ...aboutAction[thing as MainAction],
    )
  if ((regions as readonly string[]).includes(thing))
    return face(regionName(voice, thing as Region), voice.format('wistarHelp.region.text'), 'worker', 'movement')
  if (table.content.tables.passages.some(({ id }) => id === thing))
    return face(
      `${voice.format('wistarHelp.door')}: ${passageName(voice, table, thing)}`,
      voice.format('wistarHelp.door.text'),
      'door',
    )
  const [sort = '', of = ''] = thing.split('/')
  return sorts[sort]?.(table, of, voice)
}

function face(name: string, text: string | readonly string[], ...about: readonly Sign[]): CardFace {
  return { name, sort: '', marks: [], text: [text].flat(), about }
}

/** What more there is to read about each main action. */
const aboutAction: { readonly [action in MainAction]: readonly Sign[] } = {
  gatherWood: ['wood'],
  digRooms: ['spade'],
  gatherMetal: ['metal'],
  buildBeds: ['bed'],
  developProjects: ['card-basic'],
  explore: ['explore'],
}

/** What more there is to read about each thing that somebody has. */
const aboutStock: { readonly [good: string]: Sign } = {
  wood: 'item',
  metal: 'item',
  movement: 'movement',
  joker: 'joker',
  electricity: 'electricity',
  card: 'card-basic',
  leader: 'leader',
  tent: 'tent',
  door: 'door',
  disc: 'disc',
  hero: 'hero',
}

type Telling = (table: WistarTable, of: string, voice: Speaker['voice']) => CardFace | undefined

const stock: Telling = (_table, of, voice) =>
  face(voice.format('wistarHelp.stock'), voice.format('wistarHelp.stock.text'), aboutStock[of] ?? 'item')

const tent: Telling = (_table, _of, voice) =>
  face(voice.format('wistarHelp.tent'), voice.format('wistarHelp.tent.text'), 'tent')

const guests: Telling = (_table, _of, voice) =>
  face(voice.format('wistarHelp.guests'), voice.format('wistarHelp.guests.text'), 'guest')

/** Things of the board by their name, or by what it begins with. */
const sorts: { readonly [sort: string]: Telling } = {
  build: (_table, _of, voice) => face(voice.format('wistarHelp.build'), voice.format('wistarHelp.build.text'), 'bed'),
  dig: (_table, _of, voice) => face(voice.format('wistarHelp.dig'), voice.format('wistarHelp.dig.text'), 'spade'),
  round: (_table, _of, voice) =>
    face(voice.format('wistarHelp.round'), voice.format('wistarHelp.round.text'), 'turn', 'income'),
  entrance: (_table, _of, voice) =>
    face(voice.format('wistarHelp.entrance'), voice.format('wistarHelp.entrance.text'), 'worker-entrance'),
  skill: (_table, of, voice) => {
    const icon = icons.find((one) => one === of)
    return (
      icon &&
      face(voice.format(`wistarCards.icon.${icon}`), voice.format('wistarHelp.skill.text'), iconOf(icon), 'joker')
    )
  },
  room: (table, of, voice) =>
    face(placeName(voice, table, of), voice.format('wistarHelp.room.text'), 'explorer', 'explore'),
  rats: (_table, of, voice) =>
    face(regionName(voice, of as Region), voice.format('wistarHelp.region.text'), 'worker', 'movement'),
  mission: (_table, _of, voice) =>
    face(voice.format('wistarHelp.mission'), voice.format('wistarHelp.mission.text'), 'explore', 'mission'),
  row: (_table, _of, voice) =>
    face(voice.format('wistarHelp.row'), voice.format('wistarHelp.row.text'), 'lock', 'mission', 'cube'),
  guests,
  supply: guests,
  ability: (table, of, voice) =>
    face(
      abilityName(voice, table, of),
      [`${abilityText(voice, table, of as AbilityId)}.`, voice.format('wistarHelp.ability.cube')],
      'ability',
      'cube',
    ),
  deck: (_table, of, voice) => {
    const deck = decks.find((one) => one === of)
    return (
      deck &&
      face(
        voice.say({ id: 'wistarPlay.pile.deck', params: { deck } }),
        voice.format('wistarHelp.deck.text'),
        'card-basic',
        'deck-basic',
      )
    )
  },
  stock,
  quick: (table, of, voice) => (of === 'tent' ? tent : stock)(table, of, voice),
  tent,
}

function iconOf(icon: Icon): Sign {
  return icon === 'energy' ? icon : `skill-${icon}`
}
