import {
  ask,
  confirm,
  type Flow,
  filtered,
  type Item,
  isRecord,
  type Json,
  type Kind,
  type Next,
  type Reason,
  type Seat,
} from '@nora/kernel'
import { boardCat } from '../actions/board-cat.ts'
import { fits } from '../actions/place-tile.ts'
import { anytimeCards, everyPlay, mayPlay, type Play, playAnytime, whyNotPlay } from '../cards/anytime-cards.ts'
import { tileOf } from '../content/content.ts'
import { days, fishPerCat } from '../content/supply.ts'
import { catsInZones, zoneOfCat } from '../island/cat-zones.ts'
import { useExtraRescue } from '../language/extra-rescue.ts'
import { refuse } from '../reasons.ts'
import { sisterTurn } from '../solo/sister.ts'
import { type CatsTable, playerOf, SISTER } from '../state.ts'
import { type CatZone, DISCARDS, holdsCards, LEFT, RIGHT, rescueCardsOf } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { type Basket, basketKinds, basketsLeft, useBasket } from './baskets.ts'
import { beginRareFinds } from './rare-finds.ts'
import { mustPassKind, nextInOrder } from './turn-order.ts'

/** A cat and the basket it is carried in. */
type Rescue = { readonly rescue: Item; readonly basket: Basket }
type RescueChoice = Rescue | Play | 'pass' | 'end'

/** How many cats this turn has rescued already. */
type RescueArgs = { readonly rescued: number }

/** Rescue a cat, play an anytime card, or pass; after a rescue, end the turn. */
export const rescueKind: Kind<CatsTable, RescueArgs, RescueChoice> = {
  name: 'rescue',
  secret: true,
  endsTurn: (choice) => typeof choice === 'string',
  declines: (choice) => choice === 'pass',
  lostBy: (table, seat, { rescued }, choice) => (choice === 'pass' ? lostByPassing(table, seat, rescued) : []),
  space: (table, seat, { rescued }) =>
    filtered<RescueChoice>(
      [rescued > 0 ? 'end' : 'pass', ...rescues(table, seat, rescued), ...anytimeCards(table, seat)],
      (choice) => typeof choice === 'string' || isPossible(table, seat, choice),
    ),
  sought: (table, seat) => [
    ...catsInZones(table).map((rescue) => ({ rescue, basket: bestBasket(table, seat) ?? 'permanent' })),
    ...everyPlay(table, seat),
  ],
  why: (table, seat, { rescued }, choice) =>
    whyNotRescue(table, seat, rescued, choice) ?? whyNotPlay(table, seat, choice),
}

/** One player's turn. Then the next one's who has not passed; when all have, the day goes on. */
export function* rescue(table: CatsTable, { place }: { readonly place: number }): Flow<Next> {
  const mover = table.state.order[place] as Seat
  if (mover === SISTER) yield* sisterTurn(table)
  else {
    yield* anytimeWindow(table, 'rescueTurn', mover)
    yield* rescueTurn(table, mover)
  }
  const next = nextInOrder(table, place)
  return next === undefined ? beginRareFinds(table) : { step: 'rescue', args: { place: next } }
}

function* rescueTurn(table: CatsTable, seat: Seat): Flow {
  for (let rescued = 0; ; ) {
    if (!holdsCards(table, seat) && !rescues(table, seat, rescued).some((choice) => isPossible(table, seat, choice))) {
      if (rescued > 0) return yield* confirm(table, seat)
      yield* ask(table, seat, mustPassKind, null)
      return pass(table, seat)
    }
    const choice = yield* ask(table, seat, rescueKind, { rescued })
    if (choice === 'end') return
    if (choice === 'pass') {
      pass(table, seat)
      return yield* confirm(table, seat)
    }
    if ('play' in choice) yield* playAnytime(table, seat, choice.play)
    else {
      if (rescued > 0) useExtraRescue(table, seat)
      rescued++
      yield* rescueCat(table, seat, choice)
    }
  }
}

function* rescueCat(table: CatsTable, seat: Seat, { rescue: tile, basket }: Rescue): Flow {
  const zone = zoneOfCat(table, tile) as CatZone
  const fish = fishPerCat[zone]
  playerOf(table, seat).fish -= fish
  // The cat, and the cards whose baskets carried it.
  const cards = useBasket(table, seat, basket)
  table.tell?.({ type: 'rescued', seat, items: [tile, ...cards], zone, fish, basket })
  yield* boardCat(table, seat, zone, tile)
}

/** Isle of Cats rulebook, Rescue: on passing, all rescue cards are discarded, used or not. */
function pass(table: CatsTable, seat: Seat): void {
  playerOf(table, seat).passed = true
  const unused = [...table.zone(rescueCardsOf(seat))]
  table.move(unused, rescueCardsOf(seat), DISCARDS)
  table.tell?.({ type: 'passed', seat, items: unused })
}

/**
 * The rescues that passing gives up for good, one for each cat. Fish are kept and permanent baskets come back, but the baskets on
 * rescue cards are gone; after the last day everything is.
 */
function lostByPassing(table: CatsTable, seat: Seat, rescued: number): Rescue[] {
  const possible = rescues(table, seat, rescued).filter(
    (choice) => (choice.basket !== 'permanent' || table.state.day === days) && isPossible(table, seat, choice),
  )
  return [...new Map(possible.toReversed().map((choice) => [choice.rescue, choice])).values()].toReversed()
}

/** The cats a player can pay for and carry; whether they fit is another question. */
function rescues(table: CatsTable, seat: Seat, rescued: number): Rescue[] {
  const { fish, extraRescues } = playerOf(table, seat)
  const possible: Rescue[] = []
  if (fish < fishPerCat.left || (rescued > 0 && extraRescues === 0)) return possible
  for (const basket of basketKinds) {
    if (basketsLeft(table, seat, basket) === 0) continue
    for (const tile of table.zone(LEFT)) possible.push({ rescue: tile, basket })
    if (fish >= fishPerCat.right) for (const tile of table.zone(RIGHT)) possible.push({ rescue: tile, basket })
  }
  return possible
}

function isPossible(table: CatsTable, seat: Seat, choice: Rescue | Play): boolean {
  if ('play' in choice) return mayPlay(table, seat, choice.play)
  return fits(table, seat, tileOf(table.content, choice.rescue).shape)
}

function whyNotRescue(table: CatsTable, seat: Seat, rescued: number, choice: Json): Reason | undefined {
  if (!isRecord(choice) || typeof choice.rescue !== 'string') return undefined
  const zone = zoneOfCat(table, choice.rescue)
  if (!zone) return refuse('notInZones', { tile: choice.rescue })
  const { fish, extraRescues } = playerOf(table, seat)
  if (rescued > 0 && extraRescues === 0) return refuse('alreadyRescued')
  if (fish < fishPerCat[zone]) return refuse('needsFish', { needs: fishPerCat[zone], has: fish })
  const basket = basketKinds.find((kind) => kind === choice.basket)
  if (!basket) return undefined
  if (basketsLeft(table, seat, basket) === 0) return refuse('needsBasket', { basket, needs: 1, has: 0 })
  const { shape } = tileOf(table.content, choice.rescue)
  return fits(table, seat, shape) ? undefined : refuse('noLegalPlacement', { tile: choice.rescue })
}

function bestBasket(table: CatsTable, seat: Seat): Basket | undefined {
  return basketKinds.find((kind) => basketsLeft(table, seat, kind) > 0)
}
