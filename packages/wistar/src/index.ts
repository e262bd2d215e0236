export { HUT, orderFromHut } from './alchemists-hut.ts'
export { areaOfGuest, cardOf, freeRooms, guestCount, holdsCheese, typeCount } from './board.ts'
export { bonusEffect } from './bonus-actions.ts'
export { bedPrice } from './build-beds.ts'
export { components } from './content/components.ts'
export type { Content, InventionCard, Layout } from './content/content.ts'
export { houseContent, readContent } from './content/load.ts'
export {
  type AbilityId,
  type Area,
  abilities,
  areas,
  type BonusAction,
  colours,
  type Deck,
  decks,
  ENTRANCE,
  type Icon,
  type InventionType,
  icons,
  type MainAction,
  mainActions,
  powerKinds,
  type Region,
  regions,
  type Skill,
  skills,
} from './content/names.ts'
export type { Requirements } from './content/requirements.ts'
export type { Guest, Mission, Objective, Power, RecordOf } from './content/schema.ts'
export { houseTables } from './content/tables.ts'
export { describePower } from './describe.ts'
export { cardPrice } from './develop-projects.ts'
export { roomPrice } from './dig-rooms.ts'
export { hiddenMissions, isClosed, presences } from './farm.ts'
export { createWistar, wistarGame } from './game.ts'
export { actionAt } from './leaders.ts'
export { strengthOf } from './main-actions.ts'
export { openerOf } from './missions.ts'
export { progress } from './objectives.ts'
export { duesFor, type PlayTerms } from './play-invention.ts'
export { guestPoints, highest } from './points.ts'
export { type Purchase, priceOf } from './quick-actions.ts'
export { freeRooms as ratbotFreeRooms } from './ratbot/board.ts'
export { boardOf as automaBoardOf, type Ratbot, type StateCard } from './ratbot/state.ts'
export { type ScaleEffect, scaleOf } from './ratbot/state-cards.ts'
export * from './ratbot/zones.ts'
export { LEADERS, ROUNDS } from './rounds.ts'
export { skillOf } from './skill-tokens.ts'
export {
  HOME,
  layoutOf,
  type Owner,
  type Player,
  playerOf,
  RATBOT,
  type WistarState,
  type WistarTable,
} from './state.ts'
export { wistarWithPack } from './with-pack.ts'
export * from './zones.ts'
