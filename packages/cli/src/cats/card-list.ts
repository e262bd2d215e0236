import type { CatsState, Content } from '@nora/cats'
import { isHidden } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { cardFace, cardLine } from '@nora/words'

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
    ? [title, ...cards.map((card) => `  ${cardLine(voice, cardFace(voice, content, card, lessonColours[card]))}`)]
    : []
}
