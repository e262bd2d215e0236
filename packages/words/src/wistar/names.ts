import type { Name } from '@nora/effects'
import { type Item, isHidden, type Json } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import {
  ENTRANCE,
  HUT,
  type MainAction,
  type Owner,
  RATBOT,
  type Region,
  skillOf,
  type WistarTable,
} from '@nora/wistar'
import { dashed, nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'

/** A thing by its name: an invention with the number in its corner, a card of Ratbot's by its number alone. */
export function itemName(voice: Catalogue, { content }: WistarTable, item: Item): string {
  if (isHidden(item)) return nameIn(voice, `wistarPlay.back.${item.slice(1)}`, item)
  const invention = content.inventions.recommended.get(item)
  if (invention) return `${voice.say(inventionName(content, item))} (${invention.number})`
  const named =
    content.guests.get(item) ?? content.missions.get(item) ?? content.objectives.get(item) ?? content.heroes.get(item)
  if (named) return voice.say(named.name)
  const cheese = content.cheeses.get(item)
  if (cheese) return voice.format('wistarPlay.item.cheese', { n: cheese.points })
  const [sort = '', n = ''] = item.split('-')
  if (sort === 'token') return voice.format('wistarPlay.item.token', { skill: iconName(voice, skillOf(item)) })
  return voice.say({ id: `wistarPlay.item.${sort}`, params: { n: n.replace(/^0/, '') } })
}

function inventionName({ tables }: WistarTable['content'], item: Item): Name {
  return (tables.inventions.find(({ id }) => id === item) as { readonly name: Name }).name
}

export function itemNames(voice: Catalogue, table: WistarTable, items: readonly Item[]): string[] {
  return counted(items.map((item) => itemName(voice, table, item)))
}

/** `house guest ×3`: equal names once. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
}

/** A room of the farm with the letter on the plan, or the entrance. */
export function placeName(voice: Catalogue, { content }: WistarTable, place: string): string {
  if (place === ENTRANCE) return `${voice.format('wistarPlay.place.entrance')} (${place})`
  const room = content.rooms.get(place)
  return room ? `${voice.say(room.name)} (${place})` : place
}

/** The two places at the ends of a passage. */
export function passageName(voice: Catalogue, table: WistarTable, passage: string): string {
  const ends = table.content.tables.passages.find(({ id }) => id === passage)?.between ?? [passage]
  return dashed(
    voice,
    ends.map((end) => placeName(voice, table, end)),
  )
}

export function ownerName({ voice, name }: Speaker, owner: Owner): string {
  return owner === RATBOT ? voice.format('wistarPlay.ratbot') : name(owner)
}

export function actionName(voice: Catalogue, action: MainAction | typeof HUT): string {
  return action === HUT ? voice.format('wistarPlay.place.hut') : voice.format(`wistarCards.action.${action}`)
}

export function regionName(voice: Catalogue, region: Region): string {
  return voice.format(`wistarCards.region.${region}`)
}

/** A worker's way: forest → lair. */
export function moveName(voice: Catalogue, from: Region, to: Region): string {
  return `${regionName(voice, from)} → ${regionName(voice, to)}`
}

export function iconName(voice: Catalogue, icon: string): string {
  return nameIn(voice, `wistarCards.icon.${icon}`, icon)
}

export function abilityName(voice: Catalogue, { content }: WistarTable, ability: string): string {
  const record = content.tables.abilities.find(({ id }) => id === ability)
  return record ? voice.say(record.name) : ability
}

/** What an effect comes from, where it has a name that tells more than the action itself. */
export function sourceName(voice: Catalogue, table: WistarTable, source: Json | undefined): string | undefined {
  if (typeof source !== 'string') return undefined
  if (source === HUT) return voice.format('wistarPlay.place.hut')
  if (table.content.tables.abilities.some(({ id }) => id === source)) return abilityName(voice, table, source)
  return isItem(table, source) ? itemName(voice, table, source) : undefined
}

function isItem({ content }: WistarTable, source: string): boolean {
  const { inventions, guests, missions, objectives, doors, heroes, cheeses, tables } = content
  const tiles = [inventions.recommended, guests, missions, objectives, doors, heroes, cheeses]
  return tiles.some((records) => records.has(source)) || tables.stateCards.some(({ id }) => id === source)
}
