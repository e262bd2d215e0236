export { HUT, orderFromHut } from './actions/alchemists-hut.ts'
export { bonusEffect } from './actions/bonus-actions.ts'
export { bedPrice } from './actions/build-beds.ts'
export { cardPrice } from './actions/develop-projects.ts'
export { roomPrice } from './actions/dig-rooms.ts'
export { gatheredWith } from './actions/gather.ts'
export { strengthOf } from './actions/main-actions.ts'
export { actionAt } from './actions/place-leader.ts'
export { type PlayTerms, playingCost, whyNotPlay } from './actions/play-invention.ts'
export { type Purchase, priceOf } from './actions/quick-actions.ts'
export { rowThatUnlocks } from './cards/missions.ts'
export { progress } from './cards/objectives.ts'
export { components } from './content/components.ts'
export type { Content, InventionCard, Layout } from './content/content.ts'
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
export { houseContent, readContent } from './content/read.ts'
export type { Requirements } from './content/requirements.ts'
export type { Guest, Mission, Objective, Power, RecordOf } from './content/schema.ts'
export { houseTables } from './content/tables.ts'
export { explorerAndTents, hiddenMissions, isClosed } from './farm/farm.ts'
export { createWistar, wistarGame } from './game.ts'
export { areaOfGuest, cardOf, freeRooms, guestCount, holdsCheese, typeCount } from './player-board/player-area.ts'
export { skillOf } from './player-board/skill-tokens.ts'
export { explorationPuzzle, leaderPuzzle } from './puzzle.ts'
export { LEADERS, ROUNDS } from './round/rounds.ts'
export { guestPoints, highest } from './scoring/points.ts'
export { lossBy } from './solo/aggressive-effects.ts'
export { freeRooms as ratbotFreeRooms } from './solo/automa-board.ts'
export { boardOf as automaBoardOf, type Ratbot, type StateCard } from './solo/ratbot.ts'
export * from './solo/ratbot-zones.ts'
export { type ScaleEffect, scaleOf } from './solo/state-cards.ts'
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
export { describePower } from './text/describe-power.ts'
export { wistarPackForm, wistarWithPack } from './with-pack.ts'
export * from './zones.ts'
