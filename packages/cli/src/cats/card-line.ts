import { type Colour, type Content, cardOf, describeCard } from '@nora/cats'
import type { Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { cardName } from './names.ts'

/** A card on one line: its name and number, what it is, what it costs, what it does. */
export function cardLine(voice: Catalogue, content: Content, id: Item, chosen: Colour | null = null): string {
  const card = cardOf(content, id)
  const cost = 'cost' in card ? [voice.format('catsPlay.card.cost', { fish: card.cost })] : []
  if (card.kind === 'rescue') {
    const { speed, baskets, brokenBaskets: broken } = card
    return [
      cardName(voice, content, id),
      voice.format('catsPlay.card.rescue', { speed, baskets, broken }),
      ...cost,
    ].join(' – ')
  }
  const text = describeCard(content, id, chosen).map((sentence) => voice.say(sentence))
  return [cardName(voice, content, id), voice.format(`catsPlay.card.${card.kind}`), ...cost, text.join(' ')].join(' – ')
}
