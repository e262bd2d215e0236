import { type Content, cardOf, SISTER, tileOf } from '@nora/cats'
import { type Item, isHidden, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Speaker } from '../words.ts'

/** A tile in words: "blue cat 16". */
export function tileName(voice: Catalogue, content: Content, tile: Item): string {
  const { kind, shape, colour } = tileOf(content, tile)
  return shapeName(voice, kind, shape, colour ?? undefined)
}

/** A treasure that is chosen by its shape, or a tile. */
export function thingName(voice: Catalogue, content: Content, thing: string): string {
  if (content.tiles.has(thing)) return tileName(voice, content, thing)
  if (content.cards.has(thing)) return cardName(voice, content, thing)
  const shape = content.shapes.get(thing)
  return shape ? shapeName(voice, shape.kind, shape.id) : thing
}

export function cardName(voice: Catalogue, content: Content, card: Item): string {
  return `${voice.say(cardOf(content, card).name)} (${card})`
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

/** The number that tells shapes of one kind apart: `16` of `cat-16`. */
export function shapeNumber(shape: string): string {
  return shape.slice(shape.indexOf('-') + 1)
}

/** `T4 ×2`: how many there are of each shape. */
export function countedShapes(content: Content, tiles: readonly Item[]): string[] {
  const counts = new Map<string, number>()
  for (const tile of tiles) {
    const shape = shapeNumber(tileOf(content, tile).shape)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return [...counts].map(([shape, count]) => (count > 1 ? `${shape} ×${count}` : shape))
}

function shapeName(voice: Catalogue, kind: 'cat' | 'oshax' | 'common' | 'rare', id: string, colour?: string): string {
  const shape = shapeNumber(id)
  if (kind === 'cat') return voice.say({ id: 'catsPlay.tile.cat', params: { colour: colour ?? 'blue', shape } })
  return voice.format(`catsPlay.tile.${kind}`, { shape })
}
