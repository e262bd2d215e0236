import { type CatsState, type Colour, type Content, cardOf, describeCard } from '@nora/cats'
import { type Item, isHidden } from '@nora/kernel'
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

/** The cards of a zone that can be read, under a title; nothing where there are none. */
export function cardList(
  voice: Catalogue,
  content: Content,
  { zones, lessonColours }: CatsState,
  zone: string,
  title: string,
): string[] {
  const cards = (zones[zone] ?? []).filter((card) => !isHidden(card))
  return cards.length > 0
    ? [title, ...cards.map((card) => `  ${cardLine(voice, content, card, lessonColours[card])}`)]
    : []
}
