import { type CardOf, type Colour, type Content, cardOf, describeCard, shapeOf, tileOf } from '@nora/cats'
import { type Item, isHidden } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { CardFace, Mark } from '../words.ts'
import { cardName, tileName } from './names.ts'

/** Everything there is to read on a card or tile; of a lesson with a colour, which one was chosen. */
export function cardFace(voice: Catalogue, content: Content, item: Item, chosen: Colour | null = null): CardFace {
  if (isHidden(item)) return faceDown(voice, item)
  if (content.tiles.has(item)) return tileFace(voice, content, item)
  const card = cardOf(content, item)
  const cost: Mark[] =
    'cost' in card
      ? [{ icon: 'fish', value: card.cost, label: voice.format('catsPlay.card.cost', { fish: card.cost }) }]
      : []
  return {
    name: cardName(voice, content, item),
    sort: voice.format(`catsPlay.card.${card.kind}`),
    marks: card.kind === 'rescue' ? [...cost, ...rescueMarks(voice, card)] : cost,
    text: card.kind === 'rescue' ? [] : describeCard(content, item, chosen).map((sentence) => voice.say(sentence)),
  }
}

function faceDown(voice: Catalogue, item: Item): CardFace {
  const sort = voice.format(item === '?tile' ? 'catsPlay.sort.tile' : 'catsPlay.sort.card')
  return { name: sort, sort: voice.format('catsPlay.card.faceDown'), marks: [], text: [] }
}

function rescueMarks(voice: Catalogue, { speed, baskets, brokenBaskets }: CardOf<'rescue'>): Mark[] {
  return [
    { icon: 'speed', value: speed, label: voice.format('catsPlay.card.speed', { n: speed }) },
    { icon: 'basket', value: baskets, label: voice.format('catsPlay.card.baskets', { n: baskets }) },
    { icon: 'basket-broken', value: brokenBaskets, label: voice.format('catsPlay.card.broken', { n: brokenBaskets }) },
  ]
}

function tileFace(voice: Catalogue, content: Content, tile: Item): CardFace {
  const { kind, shape } = tileOf(content, tile)
  const { size: cells } = shapeOf(content, shape)
  return {
    name: tileName(voice, content, tile),
    sort: voice.format(`catsPlay.sort.${kind}`),
    marks: [{ icon: 'cells', value: cells, label: voice.format('catsPlay.tile.cells', { n: cells }) }],
    text: [],
  }
}
