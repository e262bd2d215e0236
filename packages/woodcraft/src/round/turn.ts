import { ask, confirm, type Flow, type Kind, listed, type Next, type Seat } from '@nora/kernel'
import { reuseBench, useBench } from '../actions/benches.ts'
import { completeOrder } from '../actions/complete-order.ts'
import { mainActions } from '../actions/main-actions.ts'
import { market } from '../actions/marketing.ts'
import { bonusActionPrice } from '../actions/prices.ts'
import { moveTile } from '../board/action-wheel.ts'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import type { HelperCard } from '../content/content.ts'
import { playerOf, seatsInOrder, type Turn, type WoodcraftTable } from '../state.ts'
import { type Die, type DieName, dieNamed } from '../workshop/dice.ts'
import { spend, take } from '../workshop/goods.ts'
import { growTrees, harvest } from '../workshop/growth.ts'
import { differentNames, pileSize, removeDie, whyNotDie } from '../workshop/lumber.ts'
import { BERRIES, END, MARKET, type TurnChoice } from './turn-choices.ts'
import { turnKind } from './turn-offer.ts'
import { OTHER_ACTION } from './turn-refusals.ts'

/** Czech rulebook, Náhradní akce. */
const SUBSTITUTE_BERRIES = 3

/** Czech rulebook, Soukromý sklad dřeva. */
const PILE_LIMIT = 6

/** How many blueberries there are instead of the main action. */
export function substituteBerries(table: WoodcraftTable, seat: Seat): number {
  return SUBSTITUTE_BERRIES + sumOf(table, seat, 'richerSubstitute')
}

/** How many dice may stay in the lumber pile at the end of a turn. */
export function pileLimit(table: WoodcraftTable, seat: Seat): number {
  return PILE_LIMIT + sumOf(table, seat, 'largerPile')
}

/** Which die goes back to the supply, while the pile is too large. */
const discardDie: Kind<WoodcraftTable, { readonly left: number }, DieName> = {
  name: 'discardDie',
  space: (table, seat) => listed(differentNames(playerOf(table, seat))),
  why: (table, seat, _args, choice) => whyNotDie(playerOf(table, seat), choice),
}

export const turnKinds = [turnKind, discardDie]

/** Czech rulebook, Průběh tahu: trees grow, then everything in any order, then marketing and the lumber pile. */
export function* turn(table: WoodcraftTable, args: { readonly place: number }): Flow<Next> {
  const seat = seatsInOrder(table)[args.place] as Seat
  table.state.turn = newTurn(seat)
  table.tell?.({ type: 'turn', seat, round: table.state.round })
  yield* growTrees(table, seat)
  for (;;) {
    const choice = yield* ask(table, seat, turnKind, null)
    if (choice === MARKET) yield* market(table, seat, 0)
    if (choice === MARKET || choice === END) break
    yield* perform(table, seat, choice)
  }
  yield* tidyPile(table, seat)
  yield* confirm(table, seat)
  table.state.turn = null
  table.tell?.({ type: 'turnEnded', seat })
  if (args.place + 1 < table.options.seats) return { step: 'turn', args: { place: args.place + 1 } }
  return { step: table.options.mode === 'solo' ? 'soloCard' : 'endOfRound' }
}

export function newTurn(seat: Seat): Turn {
  return { seat, moved: null, mainDone: false, bonusDone: false, freshLanterns: 0, usedHelpers: [] }
}

function* perform(table: WoodcraftTable, seat: Seat, choice: Exclude<TurnChoice, typeof END | typeof MARKET>): Flow {
  const turn = table.state.turn as Turn
  if (choice === BERRIES) {
    turn.mainDone = true
    const berries = substituteBerries(table, seat)
    take(table, seat, 'berries', berries)
    table.tell?.({ type: 'substitute', seat, berries })
    yield* react(table, seat, { on: 'substitute' })
  } else if ('move' in choice) {
    yield* moveTile(table, seat, choice.move)
  } else if ('act' in choice) {
    turn.mainDone = true
    const lanterns = choice.act === turn.moved ? 0 : OTHER_ACTION
    spend(table, seat, 'lanterns', lanterns)
    table.tell?.({ type: 'mainAction', seat, action: choice.act, lanterns })
    yield* mainActions[choice.act].run(table, seat, 0)
  } else if ('bonus' in choice) {
    turn.bonusDone = true
    const lanterns = bonusActionPrice(table, seat)
    spend(table, seat, 'lanterns', lanterns)
    table.tell?.({ type: 'bonusAction', seat, action: choice.bonus, lanterns })
    yield* mainActions[choice.bonus].run(table, seat, 0)
    yield* react(table, seat, { on: 'bonusAction' })
  } else if ('ability' in choice) {
    turn.usedHelpers.push(choice.ability)
    table.tell?.({ type: 'ability', seat, items: [choice.ability] })
    const { oncePerTurn } = table.content.helpers.get(choice.ability) as Required<HelperCard>
    yield* resolve(table, seat, { road: 'helpers', item: choice.ability }, oncePerTurn)
  } else if ('use' in choice) yield* useBench(table, seat, choice.use)
  else if ('reuse' in choice) yield* reuseBench(table, seat, choice.reuse)
  else if ('harvest' in choice) yield* harvest(table, seat, choice.harvest)
  else yield* completeOrder(table, seat, choice.complete)
}

/** What does not fit goes back to the supply; trees in pots take no room. */
function* tidyPile(table: WoodcraftTable, seat: Seat): Flow {
  for (let left = pileSize(playerOf(table, seat)) - pileLimit(table, seat); left > 0; left--) {
    const die = yield* ask(table, seat, discardDie, { left })
    removeDie(table, seat, dieNamed(die) as Die)
    table.tell?.({ type: 'discardDie', seat, die })
  }
}
