export { cardOf, freeRooms, guestCount, holdsCheese, typeCount } from './board.ts'
export { bedPrice } from './build-beds.ts'
export type { Content, InventionCard } from './content/content.ts'
export { houseContent, readContent } from './content/load.ts'
export {
  type AbilityId,
  abilities,
  type BonusAction,
  ENTRANCE,
  type MainAction,
  mainActions,
  powerKinds,
  type Region,
  regions,
  skills,
} from './content/names.ts'
export type { Requirements } from './content/requirements.ts'
export type { Power } from './content/schema.ts'
export { houseTables } from './content/tables.ts'
export { describePower } from './describe.ts'
export { roomPrice } from './dig-rooms.ts'
export { hiddenMissions, isClosed, presences } from './farm.ts'
export { createWistar, wistarGame } from './game.ts'
export { strengthOf } from './main-actions.ts'
export { progress } from './objectives.ts'
export { guestPoints, highest } from './points.ts'
export { HOME, layoutOf, type Player, playerOf, type WistarState, type WistarTable } from './state.ts'
export * from './zones.ts'
