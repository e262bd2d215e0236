import type { MessageRef } from '@nora/effects'
import type { Colour } from '../content/colours.ts'
import { type Content, cardOf } from '../content/content.ts'
import type { Card, CardOf } from '../content/schema.ts'
import { countsChosenColour, needsColour } from '../language/lesson.ts'
import { sisterPointsPerCat } from '../scoring/sheet.ts'
import { describeAnytime, describeSisterAction, describeTreasure } from './describe-effect.ts'
import { describeLesson, type Scorer } from './describe-lesson.ts'

/**
 * What a card says, sentence by sentence, all of it read off the card's record. A public lesson on the table speaks of
 * the colour that was `chosen` for it.
 */
export function describeCard(content: Content, id: string, chosen: Colour | null = null): readonly MessageRef[] {
  const card = cardOf(content, id)
  const sentences = sentencesOf(content, card, chosen)
  return chosen === null && asksForColour(card) ? [{ id: 'catsCards.chooseColour' }, ...sentences] : sentences
}

function sentencesOf(content: Content, card: Card, chosen: Colour | null): MessageRef[] {
  switch (card.kind) {
    case 'oshax':
      return [{ id: 'catsCards.oshax' }]
    case 'rescue':
      return rescueSentences(card)
    case 'anytime':
      return [describeAnytime(card.effect)]
    case 'treasure':
      return [describeTreasure(card.options)]
    case 'colour':
      return [colourSentence(card.colour)]
    case 'sister':
      return [
        ...card.actions.map((action) => describeSisterAction(content, action)),
        { id: 'catsCards.sister.first', params: { cards: card.baskets, speed: card.speed } },
      ]
    default:
      return [describeLesson(content, card.lesson, scorers[card.kind], chosen)]
  }
}

type LessonKind = Extract<Card, { lesson: unknown }>['kind']

const scorers: { readonly [kind in LessonKind]: Scorer } = {
  privateLesson: 'you',
  publicLesson: 'everyone',
  familyLesson: 'you',
  basicLesson: 'sister',
  hardLesson: 'sister',
}

function asksForColour(card: Card): boolean {
  if ('lesson' in card) return needsColour(card.lesson)
  return card.kind === 'anytime' && card.effect.effect === 'gainFish' && countsChosenColour(card.effect.of)
}

function rescueSentences({ speed, baskets, brokenBaskets }: CardOf<'rescue'>): MessageRef[] {
  return [
    { id: 'catsCards.rescue.speed', params: { speed } },
    ...(baskets > 0 ? [{ id: 'catsCards.rescue.baskets', params: { n: baskets } }] : []),
    ...(brokenBaskets > 0 ? [{ id: 'catsCards.rescue.brokenBaskets', params: { n: brokenBaskets } }] : []),
  ]
}

/** What a cat gives her depends on when the card is turned. */
function colourSentence(colour: Colour): MessageRef {
  const cats = { id: `catsCards.coloured.${colour}`, params: { n: 1 } }
  return { id: 'catsCards.colourCard', params: { colour: cats, points: { all: sisterPointsPerCat } } }
}
