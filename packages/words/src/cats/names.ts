import { type Content, cardOf, SISTER, tileOf } from '@nora/cats'
import { type Item, isHidden, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Speaker } from '../words.ts'
import { shapeName } from './shape-names.ts'

/** A tile in words: "blue cat (stick)". */
export function tileName(voice: Catalogue, content: Content, tile: Item): string {
  const { kind, shape, colour } = tileOf(content, tile)
  return nameOf(voice, content, kind, shape, colour ?? undefined)
}

/** A treasure that is chosen by its shape, or a tile. */
export function thingName(voice: Catalogue, content: Content, thing: string): string {
  if (content.tiles.has(thing)) return tileName(voice, content, thing)
  if (content.cards.has(thing)) return cardName(voice, content, thing)
  const shape = content.shapes.get(thing)
  return shape ? nameOf(voice, content, shape.kind, shape.id) : thing
}

/** No two printed cards have one name; where a pack has given one to several, their numbers tell them apart. */
export function cardName(voice: Catalogue, content: Content, card: Item): string {
  const name = voice.say(cardOf(content, card).name)
  return isOnly(voice, content, name) ? name : `${name} (${card})`
}

const names = new WeakMap<Content, Map<Catalogue, ReadonlyMap<string, number>>>()

function isOnly(voice: Catalogue, content: Content, name: string): boolean {
  const inLanguages = names.get(content) ?? new Map()
  names.set(content, inLanguages)
  const counts = inLanguages.get(voice) ?? counted([...content.cards.values()].map((card) => voice.say(card.name)))
  inLanguages.set(voice, counts)
  return (counts.get(name) ?? 0) < 2
}

function counted(list: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Cards and tiles by name, those seen from behind by number. */
export function itemNames(voice: Catalogue, content: Content, items: readonly Item[]): string {
  const shown = items.filter((item) => !isHidden(item)).map((item) => thingName(voice, content, item))
  const hidden = items.length - shown.length
  if (items.length === 0) return voice.format('catsPlay.do.none')
  return [...shown, ...(hidden > 0 ? [voice.format('catsPlay.hiddenCards', { n: hidden })] : [])].join(', ')
}

export function moverName({ voice, name }: Speaker, mover: Seat): string {
  return mover === SISTER ? voice.format('catsPlay.sister') : name(mover)
}

/** `hammer ×2`: how many there are of each shape. */
export function countedShapes(voice: Catalogue, content: Content, tiles: readonly Item[]): string[] {
  const counts = counted(tiles.map((tile) => shapeName(voice, content, tileOf(content, tile).shape)))
  return [...counts].map(([shape, count]) => (count > 1 ? `${shape} ×${count}` : shape))
}

function nameOf(
  voice: Catalogue,
  content: Content,
  kind: 'cat' | 'oshax' | 'common' | 'rare',
  id: string,
  colour?: string,
): string {
  const shape = shapeName(voice, content, id)
  if (kind === 'cat') return voice.say({ id: 'catsPlay.tile.cat', params: { colour: colour ?? 'blue', shape } })
  return voice.format(`catsPlay.tile.${kind}`, { shape })
}
