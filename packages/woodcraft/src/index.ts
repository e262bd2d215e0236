export type { BuyLumberArgs } from './actions/buy-lumber.ts'
export type { BuyMaterialsArgs } from './actions/buy-materials.ts'
export type { TakeOrderArgs } from './actions/choose-orders.ts'
export { reputationIn, rowWith } from './actions/complete-order.ts'
export type { BuySixArgs, SellArgs } from './actions/exchange-dice.ts'
export { gluePoints } from './actions/glue.ts'
export { marketingPoints, marketingPrice } from './actions/marketing.ts'
export * from './actions/prices.ts'
export { freeCuts } from './actions/saw.ts'
export { advanceTile, bonusesOf, isBlocked, offsetOf, quadrantOf, windowOf } from './board/action-wheel.ts'
export { orderValue, rewardFor } from './board/reputation.ts'
export { discountOn, holds, sumOf } from './cards/permanent-abilities.ts'
export { components } from './content/components.ts'
export type { AtticPlace, Content, HelperCard, OrderCard } from './content/content.ts'
export {
  type Action,
  actions,
  type Bench,
  benches,
  type Improvement,
  improvements,
  quadrants,
  rows,
  SLOTS,
} from './content/names.ts'
export { houseContent, readContent } from './content/read.ts'
export type { Contract } from './content/schema.ts'
export { houseTables } from './content/tables.ts'
export { createWoodcraft, woodcraftGame } from './game.ts'
export { woodcraftPuzzle } from './puzzle.ts'
export { VANISHING } from './round/end-of-round.ts'
export { roundsFor } from './round/rounds.ts'
export { pileLimit, substituteBerries } from './round/turn.ts'
export { OTHER_ACTION } from './round/turn-refusals.ts'
export { contractWorth, grades } from './scoring/final-scoring.ts'
export {
  goods,
  isSolo,
  type Player,
  playerOf,
  scoreCategories,
  seatsInOrder,
  type WoodcraftState,
  type WoodcraftTable,
} from './state.ts'
export { describeAbility } from './text/describe-ability.ts'
export { sayDie } from './text/say-die.ts'
export { summed } from './text/summed.ts'
export { type NeedState, type OrderProgress, Progress } from './ways/order-progress.ts'
export {
  type Found,
  type NoWay,
  shortestWay,
  type Way,
  type WayQuestion,
  wayCosts,
  wayQuestion,
} from './ways/shortest-way.ts'
export type { WayAnswer } from './ways/work.ts'
export { woodcraftPackForm, woodcraftWithPack } from './with-pack.ts'
export * from './workshop/dice.ts'
export { hasBench, hasPot, isReady, raiseOf, sawsOf, treesPerPlanting } from './workshop/workshop.ts'
export * from './zones.ts'
