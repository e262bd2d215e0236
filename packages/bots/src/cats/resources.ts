import { cardOf, handOf, offerOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { bestFew } from '../ranking.ts'
import type { Assessment } from './assessment.ts'
import { basketsLater, cardWorth, lessonCardWorth } from './cards.ts'
import { bestRescue } from './cat-market.ts'
import { best, selections } from './choice.ts'
import { BROKEN_PER_BASKET } from './constants.ts'
import { fishWorth } from './fish.ts'
import { baskets, laidCards } from './remaining-game.ts'

/** Fish and cards in numbers that add up. */
interface Holding {
  readonly fish: number
  /** Of all cards but rescue cards. */
  readonly worth: number
  readonly whole: number
  readonly broken: number
  readonly speed: number
}

/** A basket on a card kept for another day; each further one less, because fish run out first. */
const BASKET_FOR_LATER = 1.7
const NEXT_BASKET = 0.75

/** What a seat's fish, baskets and cards are worth; where cards are on offer, with the best purchase. */
export function resourcesWorth(assessment: Assessment): number {
  const { table, seat } = assessment
  const offer = table.zone(offerOf(seat))
  if (offer.length > 0) return bestPurchase(assessment, offer).worth
  return holdingWorth(assessment, inHand(assessment))
}

interface CardPurchase {
  readonly cards: Item[]
  readonly worth: number
}

/** Which of the cards on offer to buy, given what is in hand. */
export function bestPurchase(assessment: Assessment, offer: readonly Item[]): CardPurchase {
  return best(purchases(assessment, offer), ({ worth }) => worth) as CardPurchase
}

/** Every purchase that can be paid, and what it leads to. */
export function purchases(assessment: Assessment, offer: readonly Item[]): CardPurchase[] {
  const after = bought(assessment)
  const hand = inHand(after)
  const offered = offer.map((card) => ({ card, holding: onOffer(after, card) }))
  return selections(offered)
    .map((chosen) => ({
      cards: chosen.map(({ card }) => card),
      holding: together(hand, ...chosen.map((one) => one.holding)),
    }))
    .filter(({ holding }) => holding.fish >= 0)
    .map(({ cards, holding }) => ({ cards, worth: holdingWorth(after, holding) }))
}

/** What is in hand: its own fish, and each card for what it is worth there. */
function inHand(assessment: Assessment): Holding {
  const { table, seat, player } = assessment
  const cards = table.zone(handOf(seat)).map((card) => holdingOf(assessment, card, 0))
  return together({ ...nothing, fish: player.fish }, ...cards)
}

/** A card that costs fish; lessons are worth what they will bring. */
function onOffer(assessment: Assessment, id: Item): Holding {
  const holding = holdingOf(assessment, id, lessonCardWorth(assessment, id))
  const card = cardOf(assessment.table.content, id)
  return 'cost' in card ? { ...holding, fish: -card.cost } : holding
}

function holdingOf(assessment: Assessment, id: Item, lesson: number): Holding {
  const card = cardOf(assessment.table.content, id)
  if (card.kind !== 'rescue') return { ...nothing, worth: lesson + cardWorth(assessment, id) }
  return { ...nothing, whole: card.baskets, broken: card.brokenBaskets, speed: card.speed }
}

const nothing: Holding = { fish: 0, worth: 0, whole: 0, broken: 0, speed: 0 }

function together(...holdings: readonly Holding[]): Holding {
  let [fish, worth, whole, broken, speed] = [0, 0, 0, 0, 0]
  for (const holding of holdings) {
    fish += holding.fish
    worth += holding.worth
    whole += holding.whole
    broken += holding.broken
    speed += holding.speed
  }
  return { fish, worth, whole, broken, speed }
}

/** As things stand once the purchase is paid. */
function bought(assessment: Assessment): Assessment {
  const { remaining } = assessment
  return remaining.stage === 'buying' ? { ...assessment, remaining: { ...remaining, stage: 'bought' } } : assessment
}

function holdingWorth(assessment: Assessment, holding: Holding): number {
  const fish = fishWorth(assessment.facts, assessment.remaining, holding.fish)
  return holding.worth + fish + basketsLater(assessment) + rescueWorth(assessment, holding)
}

/** Rescue cards in hand, and today's catch. */
function rescueWorth(assessment: Assessment, holding: Holding): number {
  const { table, seat, player, remaining } = assessment
  const onCards = holding.whole + Math.floor(holding.broken / BROKEN_PER_BASKET)
  switch (remaining.stage) {
    case 'buying':
    case 'bought': {
      const carry = player.baskets - player.usedBaskets + onCards
      const { gain, cats } = bestRescue(assessment.market, carry, holding.fish)
      // Baskets on cards that are not needed today wait for another day.
      return gain + keptWorth(assessment, Math.min(onCards, carry - cats))
    }
    case 'rescuing': {
      const { gain } = bestRescue(assessment.market, baskets(table, seat, laidCards(table, seat)), holding.fish)
      return gain + keptWorth(assessment, onCards)
    }
    default:
      return keptWorth(assessment, onCards)
  }
}

function keptWorth({ remaining }: Assessment, number: number): number {
  if (remaining.daysLeft === 0) return 0
  let worth = 0
  for (let count = 0, next = BASKET_FOR_LATER; count < number; count++, next *= NEXT_BASKET) worth += next
  return worth
}

/** Speed is worth something to whoever has cats to fetch, and more to whoever must be first at the end. */
const POINTS_PER_SPEED = 0.12
const POINTS_PER_SPEED_TO_BE_FIRST = 0.7
/** Each further card doubles the ways to lay them; so many are never needed. */
const MOST_CARDS_WEIGHED = 10

/** Which rescue cards to lay down today, the best few ways; the others wait. */
export function cardsToLay(assessment: Assessment, cards: readonly Item[], most: number): Item[][] {
  const { player, market } = assessment
  const perSpeed = mustBeFirst(assessment) ? POINTS_PER_SPEED_TO_BE_FIRST : POINTS_PER_SPEED
  const held = cards.slice(0, MOST_CARDS_WEIGHED).map((card) => ({ card, holding: holdingOf(assessment, card, 0) }))
  const worth = (laid: typeof held): number => {
    const { whole, broken, speed } = together(...laid.map(({ holding }) => holding))
    const carry = player.baskets - player.usedBaskets + whole + Math.floor(broken / BROKEN_PER_BASKET)
    const { gain } = bestRescue(market, carry, player.fish)
    const rest = together(...held.filter((card) => !laid.includes(card)).map(({ holding }) => holding))
    return gain + perSpeed * speed + keptWorth(assessment, rest.whole + Math.floor(rest.broken / BROKEN_PER_BASKET))
  }
  return bestFew(selections(held), most, worth).map((laid) => laid.map(({ card }) => card))
}

function mustBeFirst({ remaining, countedLessons }: Assessment): boolean {
  if (remaining.daysLeft > 0) return false
  return countedLessons.some(({ lesson }) => lesson.score === 'once' && lesson.when.is === 'firstInTurnOrder')
}
