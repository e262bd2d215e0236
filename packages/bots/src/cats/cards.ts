import { type AnytimeEffect, type CardOf, type Count, cardOf, type TreasureOption } from '@nora/cats'
import type { Item } from '@nora/kernel'
import type { Facts } from './facts.ts'
import { fishRate } from './fish.ts'
import { forecast } from './forecast.ts'
import { lessonsWorth, type Wish, wishWorth } from './lessons.ts'
import { treasureMarginals } from './marginals.ts'
import { POINTS_PER_RARE } from './measures.ts'
import { type Moment, stillCome } from './moment.ts'
import { lessonsStillCome, wish } from './wishes.ts'
import { cellWorth } from './worth.ts'

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
export function cardWorth(moment: Moment, id: Item): number {
  const card = cardOf(moment.table.content, id)
  switch (card.kind) {
    case 'oshax':
      return stillCome(moment.prospect, 'finding') ? IN_HAND * oshaxWorth(moment) : 0
    case 'treasure':
      return stillCome(moment.prospect, 'finding') ? IN_HAND * treasureWorth(moment, card) : 0
    case 'anytime':
      return Math.max(0, anytimeWorth(moment, card.effect))
    default:
      return 0
  }
}

/** What a lesson that is not on the table yet would bring. */
export function lessonWorth({ table, facts, prospect, wishes }: Moment, id: Item): number {
  if (!lessonsStillCome(prospect)) return 0
  const [lesson] = wish(table, id)
  if (!lesson) return 0
  const counted = cardOf(table.content, id).kind === 'privateLesson' ? oneMoreLesson(facts, wishes) : 0
  return lesson.weight * wishWorth(facts, lesson, wishes) + counted
}

/** What lessons that count lessons gain by one more. */
function oneMoreLesson(facts: Facts, wishes: readonly Wish[]): number {
  return lessonsWorth({ ...facts, lessons: facts.lessons + 1 }, wishes) - lessonsWorth(facts, wishes)
}

function oshaxWorth({ appetites, facts }: Moment): number {
  return Math.max(...appetites) + OSHAX_SQUARES_MORE * cellWorth(facts)
}

function treasureWorth({ facts, wishes }: Moment, { options }: CardOf<'treasure'>): number {
  const lessons = treasureMarginals(facts, wishes)
  const cell = cellWorth(facts)
  const worth = ({ take, number, fish }: TreasureOption) => {
    const points = take === 'rare' ? lessons.rare + POINTS_PER_RARE : lessons.common
    return number * (points + SQUARES[take] * cell) - fish
  }
  return Math.max(...options.map(worth))
}

function anytimeWorth(moment: Moment, effect: AnytimeEffect): number {
  const { facts, prospect } = moment
  switch (effect.effect) {
    case 'gainFish':
      return IN_HAND * effect.each * fishRate(facts, prospect) * likelyCount(moment, effect.of)
    case 'nextTileAnywhere':
      return stillCome(prospect, 'finding') ? APART : 0
    case 'drawCards': {
      const share = lessonsStillCome(prospect) ? 1 : stillCome(prospect, 'finding') ? TOO_LATE_FOR_LESSONS : 0
      return share * effect.number * PER_CARD_DRAWN
    }
    case 'drawTileToBoat':
      return stillCome(prospect, 'finding') ? RANDOM_TILE : 0
    case 'sellBasket':
      return stillCome(prospect, 'rescuing')
        ? effect.fish * fishRate(facts, { ...prospect, stage: 'buying' }) - LOST_WITH_BASKET
        : 0
    case 'moveCats':
    case 'extraRescue':
    case 'drawTilesToZones':
      return stillCome(prospect, 'rescuing') ? BETTER_RESCUE : 0
    case 'gainBasket':
      return basketCardWorth(moment, effect)
  }
}

/** What is counted grows while the card is held. */
function likelyCount({ facts }: Moment, of: Count): number {
  const { now, drift } = forecast(facts, of, null)
  return now + drift / 2
}

function basketCardWorth({ table, prospect }: Moment, { discard }: AnytimeEffect & { effect: 'gainBasket' }): number {
  if (table.state.basketSupply === 0) return 0
  const today = prospect.stage === 'buying' || prospect.stage === 'bought' ? 1 : 0
  const worth = IN_HAND * (prospect.daysLeft + today) * POINTS_PER_BASKET_AND_DAY
  if (!discard) return worth
  return worth - discard.number * (discard.what === 'treasures' ? LOST_PER_TREASURE : LOST_PER_LESSON)
}

/** A permanent basket on the days after today. */
export function basketsLater({ player, prospect }: Moment): number {
  return player.baskets * prospect.daysLeft * POINTS_PER_BASKET_AND_DAY
}
