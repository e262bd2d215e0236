/** The five skills of the rats; a joker or a skill token stands for one of these. */
export const skills = ['strength', 'agility', 'perception', 'intelligence', 'endurance'] as const

export type Skill = (typeof skills)[number]

/** Everything printed at the foot of an invention. Energy is an icon but no skill: no joker replaces it. */
export const icons = [...skills, 'energy'] as const

export type Icon = (typeof icons)[number]

export const types = ['tool', 'automaton', 'building'] as const

export type InventionType = (typeof types)[number]

export const decks = ['basic', 'advanced'] as const

export type Deck = (typeof decks)[number]

/** Czech rulebook, Druhy efektů. */
export const powerKinds = ['instant', 'oncePerRound', 'income', 'permanent', 'endgame', 'offensive'] as const

export type PowerKind = (typeof powerKinds)[number]

/** The two parts of the farm; guests, missions and cubes belong to one of them. */
export const areas = ['house', 'cellar'] as const

export type Area = (typeof areas)[number]

export const floors = ['cellar', 'ground', 'first'] as const

export type Floor = (typeof floors)[number]

/** Where the explorers start; no room. */
export const ENTRANCE = 'A'

/** The room no exploration card of Ratbot names is the last one. */
export const roomIds = ['B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

export type RoomId = (typeof roomIds)[number]

export const regions = ['forest', 'lair', 'farm'] as const

export type Region = (typeof regions)[number]

export const mainActions = ['gatherWood', 'digRooms', 'gatherMetal', 'buildBeds', 'developProjects', 'explore'] as const

export type MainAction = (typeof mainActions)[number]

/** Czech rulebook, Bonusové akce. */
export const bonusActions = [
  'move1',
  'move2',
  'joker',
  'basicCard',
  'metal',
  'wood',
  'explore',
  'potion',
  'roundGuest',
  'playInvention',
  'completeMission',
] as const

export type BonusAction = (typeof bonusActions)[number]

/** The spaces for cubes on a player board, in the order of the Czech rulebook, Schopnosti na desce hráče. */
export const abilities = [
  'bedDiscount',
  'digDiscount',
  'porch',
  'doubleMove',
  'skillToken',
  'vp3',
  'vp6',
  'freeInvention',
  'anyMainAction',
  'hero',
] as const

export type AbilityId = (typeof abilities)[number]

export const colours = ['brown', 'grey'] as const

export type Colour = (typeof colours)[number]

export const editions = ['recommended', 'czech', 'polish'] as const

export type Edition = (typeof editions)[number]
