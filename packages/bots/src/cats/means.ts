import { cardOf, handOf, offerOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { basketsLater, cardWorth, lessonWorth } from './cards.ts'
import { best, selections } from './choice.ts'
import { catchOf } from './demand.ts'
import { fishWorth } from './fish.ts'
import { BROKEN_PER_BASKET } from './measures.ts'
import type { Moment } from './moment.ts'
import { baskets, laidCards } from './prospect.ts'

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
export function meansWorth(moment: Moment): number {
  const { table, seat } = moment
  const offer = table.zone(offerOf(seat))
  if (offer.length > 0) return bestPurchase(moment, offer).worth
  return holdingWorth(moment, inHand(moment))
}

/** Which of the cards on offer to buy, given what is in hand. */
export function bestPurchase(moment: Moment, offer: readonly Item[]): { cards: Item[]; worth: number } {
  const after = bought(moment)
  const hand = inHand(after)
  const offered = offer.map((card) => ({ card, holding: onOffer(after, card) }))
  const purchases = selections(offered)
    .map((chosen) => ({
      cards: chosen.map(({ card }) => card),
      holding: together(hand, ...chosen.map((one) => one.holding)),
    }))
    .filter(({ holding }) => holding.fish >= 0)
    .map(({ cards, holding }) => ({ cards, worth: holdingWorth(after, holding) }))
  return best(purchases, ({ worth }) => worth) as (typeof purchases)[number]
}

/** What is in hand: its own fish, and each card for what it is worth there. */
function inHand(moment: Moment): Holding {
  const { table, seat, player } = moment
  const cards = table.zone(handOf(seat)).map((card) => holdingOf(moment, card, 0))
  return together({ ...nothing, fish: player.fish }, ...cards)
}

/** A card that costs fish; lessons are worth what they will bring. */
function onOffer(moment: Moment, id: Item): Holding {
  const holding = holdingOf(moment, id, lessonWorth(moment, id))
  const card = cardOf(moment.table.content, id)
  return 'cost' in card ? { ...holding, fish: -card.cost } : holding
}

function holdingOf(moment: Moment, id: Item, lesson: number): Holding {
  const card = cardOf(moment.table.content, id)
  if (card.kind !== 'rescue') return { ...nothing, worth: lesson + cardWorth(moment, id) }
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
function bought(moment: Moment): Moment {
  const { prospect } = moment
  return prospect.stage === 'buying' ? { ...moment, prospect: { ...prospect, stage: 'bought' } } : moment
}

function holdingWorth(moment: Moment, holding: Holding): number {
  const fish = fishWorth(moment.facts, moment.prospect, holding.fish)
  return holding.worth + fish + basketsLater(moment) + rescueWorth(moment, holding)
}

/** Rescue cards in hand, and today's catch. */
function rescueWorth(moment: Moment, holding: Holding): number {
  const { table, seat, player, prospect } = moment
  const onCards = holding.whole + Math.floor(holding.broken / BROKEN_PER_BASKET)
  switch (prospect.stage) {
    case 'buying':
    case 'bought': {
      const carry = player.baskets - player.usedBaskets + onCards
      const { gain, cats } = catchOf(moment.market, carry, holding.fish)
      // Baskets on cards that are not needed today wait for another day.
      return gain + keptWorth(moment, Math.min(onCards, carry - cats))
    }
    case 'rescuing': {
      const { gain } = catchOf(moment.market, baskets(table, seat, laidCards(table, seat)), holding.fish)
      return gain + keptWorth(moment, onCards)
    }
    default:
      return keptWorth(moment, onCards)
  }
}

function keptWorth({ prospect }: Moment, number: number): number {
  if (prospect.daysLeft === 0) return 0
  let worth = 0
  for (let count = 0, next = BASKET_FOR_LATER; count < number; count++, next *= NEXT_BASKET) worth += next
  return worth
}

/** Speed is worth something to whoever has cats to fetch, and more to whoever must be first at the end. */
const POINTS_PER_SPEED = 0.12
const POINTS_PER_SPEED_TO_BE_FIRST = 0.7
/** Each further card doubles the ways to lay them; so many are never needed. */
const MOST_CARDS_WEIGHED = 10

/** Which rescue cards to lay down today; the others wait. */
export function cardsToLay(moment: Moment, cards: readonly Item[]): Item[] {
  const { player, market } = moment
  const perSpeed = mustBeFirst(moment) ? POINTS_PER_SPEED_TO_BE_FIRST : POINTS_PER_SPEED
  const held = cards.slice(0, MOST_CARDS_WEIGHED).map((card) => ({ card, holding: holdingOf(moment, card, 0) }))
  const worth = (laid: typeof held): number => {
    const { whole, broken, speed } = together(...laid.map(({ holding }) => holding))
    const carry = player.baskets - player.usedBaskets + whole + Math.floor(broken / BROKEN_PER_BASKET)
    const { gain } = catchOf(market, carry, player.fish)
    const rest = together(...held.filter((card) => !laid.includes(card)).map(({ holding }) => holding))
    return gain + perSpeed * speed + keptWorth(moment, rest.whole + Math.floor(rest.broken / BROKEN_PER_BASKET))
  }
  return (best(selections(held), worth) ?? []).map(({ card }) => card)
}

function mustBeFirst({ prospect, wishes }: Moment): boolean {
  if (prospect.daysLeft > 0) return false
  return wishes.some(({ lesson }) => lesson.score === 'once' && lesson.when.is === 'firstInTurnOrder')
}
