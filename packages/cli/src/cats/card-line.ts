import { type Content, cardOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { cardName } from './names.ts'

/** A card on one line: its name and number, what it is, what it costs. */
export function cardLine(voice: Catalogue, content: Content, id: Item): string {
  const card = cardOf(content, id)
  const kind =
    card.kind === 'rescue'
      ? voice.format('catsPlay.card.rescue', { speed: card.speed, baskets: card.baskets, broken: card.brokenBaskets })
      : voice.format(`catsPlay.card.${card.kind}`)
  const cost = 'cost' in card ? [voice.format('catsPlay.card.cost', { fish: card.cost })] : []
  return [cardName(voice, content, id), kind, ...cost].join(' – ')
}
