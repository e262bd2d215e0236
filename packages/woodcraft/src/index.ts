export { reputationIn, rowWith } from './actions/complete-order.ts'
export { gluePoints } from './actions/glue.ts'
export { marketingPoints, marketingPrice } from './actions/marketing.ts'
export * from './actions/prices.ts'
export { freeCuts } from './actions/saw.ts'
export { advanceTile, bonusesOf, isBlocked, offsetOf, quadrantOf, windowOf } from './board/action-wheel.ts'
export { orderValue } from './board/reputation.ts'
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
export { houseTables } from './content/tables.ts'
export { createWoodcraft, woodcraftGame } from './game.ts'
export { calendarFor } from './round/calendar.ts'
export { VANISHING } from './round/end-of-round.ts'
export { pileLimit, substituteBerries } from './round/turn.ts'
export { OTHER_ACTION } from './round/turn-refusals.ts'
export { grades } from './scoring/final-scoring.ts'
export {
  goods,
  isSolo,
  type Player,
  playerOf,
  seatsInOrder,
  type WoodcraftState,
  type WoodcraftTable,
} from './state.ts'
export { describeAbility } from './text/describe-ability.ts'
export { sayDie } from './text/say-die.ts'
export { woodcraftWithPack } from './with-pack.ts'
export * from './workshop/dice.ts'
export { hasBench, hasPot, isReady, raiseOf, sawsOf, treesPerPlanting } from './workshop/workshop.ts'
export * from './zones.ts'
