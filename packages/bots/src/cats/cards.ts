import { type AnytimeEffect, type CardOf, type Count, cardOf, type TreasureOption } from '@nora/cats'
import type { Item } from '@nora/kernel'
import type { Assessment } from './assessment.ts'
import { POINTS_PER_RARE } from './constants.ts'
import type { Facts } from './facts.ts'
import { fishRate } from './fish.ts'
import { lessonOn, lessonsStillCome } from './lessons/counted-lessons.ts'
import { forecast } from './lessons/forecast.ts'
import { type CountedLesson, lessonsWorth, lessonWorth } from './lessons/lessons.ts'
import { treasureMarginals } from './lessons/marginals.ts'
import { isStageAhead } from './remaining-game.ts'
import { cellWorth } from './ship/ship-worth.ts'

const SQUARES = { rare: 4, common: 2.4, small: 1.5 }
const OSHAX_SQUARES_MORE = 1
/** What is planned may still fail: a card in hand is worth a little less than the same card played. */
const IN_HAND = 0.85
const POINTS_PER_BASKET_AND_DAY = 1.9
const PER_CARD_DRAWN = 0.9
/** A random tile, laid at once. */
const RANDOM_TILE = 4
/** The leave to lay a tile apart. */
const APART = 0.8
/** More cats at once, cheaper ones or other ones. */
const BETTER_RESCUE = 1.2
/** Cards drawn when lessons have been read for the last time. */
const TOO_LATE_FOR_LESSONS = 0.3
/** A basket sold on the last day, after or instead of its last use. */
const LOST_WITH_BASKET = 1
/** Lessons and treasures given up for a basket are the worst ones. */
const LOST_PER_LESSON = 1.5
const LOST_PER_TREASURE = 2.5

/** What a card in hand is worth to its owner. Rescue cards are weighed together with fish, lessons with lessons. */
export function cardWorth(assessment: Assessment, id: Item): number {
  const card = cardOf(assessment.table.content, id)
  switch (card.kind) {
    case 'oshax':
      return isStageAhead(assessment.remaining, 'finding') ? IN_HAND * oshaxWorth(assessment) : 0
    case 'treasure':
      return isStageAhead(assessment.remaining, 'finding') ? IN_HAND * treasureWorth(assessment, card) : 0
    case 'anytime':
      return Math.max(0, anytimeWorth(assessment, card.effect))
    default:
      return 0
  }
}

/** What a lesson that is not on the table yet would bring. */
export function lessonCardWorth({ table, facts, remaining, countedLessons }: Assessment, id: Item): number {
  if (!lessonsStillCome(remaining)) return 0
  const [lesson] = lessonOn(table, id)
  if (!lesson) return 0
  const counted = cardOf(table.content, id).kind === 'privateLesson' ? oneMoreLesson(facts, countedLessons) : 0
  return lesson.weight * lessonWorth(facts, lesson, countedLessons) + counted
}

/** What lessons that count lessons gain by one more. */
function oneMoreLesson(facts: Facts, countedLessons: readonly CountedLesson[]): number {
  return lessonsWorth({ ...facts, lessons: facts.lessons + 1 }, countedLessons) - lessonsWorth(facts, countedLessons)
}

function oshaxWorth({ catWorths, facts }: Assessment): number {
  return Math.max(...catWorths) + OSHAX_SQUARES_MORE * cellWorth(facts)
}

function treasureWorth({ facts, countedLessons }: Assessment, { options }: CardOf<'treasure'>): number {
  const lessons = treasureMarginals(facts, countedLessons)
  const cell = cellWorth(facts)
  const worth = ({ take, number, fish }: TreasureOption) => {
    const points = take === 'rare' ? lessons.rare + POINTS_PER_RARE : lessons.common
    return number * (points + SQUARES[take] * cell) - fish
  }
  return Math.max(...options.map(worth))
}

function anytimeWorth(assessment: Assessment, effect: AnytimeEffect): number {
  const { facts, remaining } = assessment
  switch (effect.effect) {
    case 'gainFish':
      return IN_HAND * effect.each * fishRate(facts, remaining) * likelyCount(assessment, effect.of)
    case 'nextTileAnywhere':
      return isStageAhead(remaining, 'finding') ? APART : 0
    case 'drawCards': {
      const share = lessonsStillCome(remaining) ? 1 : isStageAhead(remaining, 'finding') ? TOO_LATE_FOR_LESSONS : 0
      return share * effect.number * PER_CARD_DRAWN
    }
    case 'drawTileToBoat':
      return isStageAhead(remaining, 'finding') ? RANDOM_TILE : 0
    case 'sellBasket':
      return isStageAhead(remaining, 'rescuing')
        ? effect.fish * fishRate(facts, { ...remaining, stage: 'buying' }) - LOST_WITH_BASKET
        : 0
    case 'moveCats':
    case 'extraRescue':
    case 'drawTilesToZones':
      return isStageAhead(remaining, 'rescuing') ? BETTER_RESCUE : 0
    case 'gainBasket':
      return basketCardWorth(assessment, effect)
  }
}

/** What is counted grows while the card is held. */
function likelyCount({ facts }: Assessment, of: Count): number {
  const { now, drift } = forecast(facts, of, null)
  return now + drift / 2
}

function basketCardWorth(
  { table, remaining }: Assessment,
  { discard }: AnytimeEffect & { effect: 'gainBasket' },
): number {
  if (table.state.basketSupply === 0) return 0
  const today = remaining.stage === 'buying' || remaining.stage === 'bought' ? 1 : 0
  const worth = IN_HAND * (remaining.daysLeft + today) * POINTS_PER_BASKET_AND_DAY
  if (!discard) return worth
  return worth - discard.number * (discard.what === 'treasures' ? LOST_PER_TREASURE : LOST_PER_LESSON)
}

/** A permanent basket on the days after today. */
export function basketsLater({ player, remaining }: Assessment): number {
  return player.baskets * remaining.daysLeft * POINTS_PER_BASKET_AND_DAY
}
