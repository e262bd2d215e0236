import type { Table } from '@nora/kernel'
import {
  type AbilityId,
  decks,
  HUT,
  layoutOf,
  type MainAction,
  mainActions,
  type Region,
  regions,
  type WistarTable,
} from '@nora/wistar'
import type { CardFace, Speaker } from '../words.ts'
import { abilityText } from './ability-text.ts'
import { abilityName, actionName, passageName, placeName, regionName } from './names.ts'
import { asWistar } from './table.ts'

/** What a place of the board means, with the rule that holds there; nothing for what is none. */
export function placeFace(anyTable: Table, thing: string, { voice }: Speaker): CardFace | undefined {
  const table = asWistar(anyTable)
  const face = (name: string, ...text: readonly string[]): CardFace => ({ name, sort: '', marks: [], text })
  if (thing === HUT) return face(voice.format('wistarPlay.place.hut'), voice.format('wistarHelp.hut.text'))
  if (layoutOf(table).spaces.has(thing))
    return face(voice.format('wistarHelp.space'), voice.format('wistarHelp.space.text'))
  if ((mainActions as readonly string[]).includes(thing))
    return face(actionName(voice, thing as MainAction), voice.format('wistarHelp.action.text'))
  if ((regions as readonly string[]).includes(thing))
    return face(regionName(voice, thing as Region), voice.format('wistarHelp.region.text'))
  if (thing === 'build' || thing === 'dig')
    return face(voice.format(`wistarHelp.${thing}`), voice.format(`wistarHelp.${thing}.text`))
  if (table.content.tables.passages.some(({ id }) => id === thing))
    return face(
      `${voice.format('wistarHelp.door')}: ${passageName(voice, table, thing)}`,
      voice.format('wistarHelp.door.text'),
    )
  const [sort = '', of = ''] = thing.split('/')
  return sorts[sort]?.(table, of, { voice, face })
}

interface Telling {
  readonly voice: Speaker['voice']
  face(name: string, ...text: readonly string[]): CardFace
}

/** Things of the board whose name begins with their sort. */
const sorts: { readonly [sort: string]: (table: WistarTable, of: string, telling: Telling) => CardFace | undefined } = {
  room: (table, of, { voice, face }) => face(placeName(voice, table, of), voice.format('wistarHelp.room.text')),
  rats: (_table, of, { voice, face }) => face(regionName(voice, of as Region), voice.format('wistarHelp.region.text')),
  mission: (_table, _of, { voice, face }) =>
    face(voice.format('wistarHelp.mission'), voice.format('wistarHelp.mission.text')),
  row: (_table, _of, { voice, face }) => face(voice.format('wistarHelp.row'), voice.format('wistarHelp.row.text')),
  guests: (_table, _of, { voice, face }) =>
    face(voice.format('wistarHelp.guests'), voice.format('wistarHelp.guests.text')),
  ability: (table, of, { voice, face }) =>
    face(
      abilityName(voice, table, of),
      `${abilityText(voice, table, of as AbilityId)}.`,
      voice.format('wistarHelp.ability.cube'),
    ),
  deck: (_table, of, { voice, face }) => {
    const deck = decks.find((one) => one === of)
    return (
      deck && face(voice.say({ id: 'wistarPlay.pile.deck', params: { deck } }), voice.format('wistarHelp.deck.text'))
    )
  },
  stock: (_table, _of, { voice, face }) =>
    face(voice.format('wistarHelp.stock'), voice.format('wistarHelp.stock.text')),
  quick: (_table, of, { voice, face }) =>
    of === 'tent'
      ? face(voice.format('wistarHelp.tent'), voice.format('wistarHelp.tent.text'))
      : face(voice.format('wistarHelp.stock'), voice.format('wistarHelp.stock.text')),
  tent: (_table, _of, { voice, face }) => face(voice.format('wistarHelp.tent'), voice.format('wistarHelp.tent.text')),
}
