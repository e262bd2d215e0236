export { advanceTile, bonusesOf, isBlocked, offsetOf, quadrantOf, windowOf } from './action-wheel.ts'
export { calendarFor } from './calendar.ts'
export { components } from './content/components.ts'
export type { AtticPlace, Content, HelperCard, OrderCard } from './content/content.ts'
export { describeAbility } from './content/describe.ts'
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
export * from './dice.ts'
export { VANISHING } from './end-of-round.ts'
export { reputationIn, rowWith } from './extra/complete-order.ts'
export { gluePoints } from './extra/glue.ts'
export { freeCuts } from './extra/saw.ts'
export { grades } from './final-scoring.ts'
export { createWoodcraft, woodcraftGame } from './game.ts'
export { sayDie } from './language/say-die.ts'
export { marketingPoints, marketingPrice } from './marketing.ts'
export { discountOn, holds, sumOf } from './permanent.ts'
export * from './prices.ts'
export { orderValue } from './reputation.ts'
export { goods, type Player, playerOf, type WoodcraftState, type WoodcraftTable } from './state.ts'
export { pileLimit, substituteBerries } from './turn/turn.ts'
export { OTHER_ACTION } from './turn/why-not.ts'
export { woodcraftWithPack } from './with-pack.ts'
export { hasBench, hasPot, isReady, raiseOf, sawsOf, treesPerPlanting } from './workshop.ts'
export * from './zones.ts'
