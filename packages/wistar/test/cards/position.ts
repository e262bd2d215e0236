import type { Item } from '@nora/kernel'
import type { AbilityId, Icon, Region } from '../../src/content/names.ts'

/** What lies before a player; what is not named is not there. Inventions are called by their numbers. */
export interface Holding {
  readonly points?: number
  readonly wood?: number
  readonly metal?: number
  readonly movement?: number
  readonly joker?: number
  readonly electricity?: number
  readonly beds?: number
  readonly bedsGone?: number
  readonly rooms?: number
  readonly entrance?: number
  readonly workers?: { readonly [region in Region]?: number }
  readonly icons?: { readonly [icon in Icon]?: number }
  readonly explorer?: string
  readonly tents?: readonly string[]
  /** Cubes that left their abilities, and where they are: `B1/2` or `gone`. */
  readonly cubes?: { readonly [ability in AbilityId]?: string }
  readonly hand?: readonly number[]
  readonly inPlay?: readonly number[]
  readonly used?: readonly number[]
  readonly guests?: readonly Item[]
  readonly doors?: readonly Item[]
  readonly heroes?: readonly Item[]
  readonly tokens?: readonly Item[]
  /** Objectives of the board with the player's disc, its own ones, and those of them it has reached. */
  readonly claimed?: readonly Item[]
  readonly private?: readonly Item[]
  readonly reached?: readonly Item[]
  /** Discs left: three, less those on objectives. */
  readonly discs?: number
}

/** A position: what the player has, and what is different on the table. */
export interface Given extends Holding {
  readonly rival?: Holding
  readonly seats?: number
  readonly edition?: string
  readonly basicDeck?: readonly number[]
  readonly advancedDeck?: readonly number[]
  readonly basicRow?: readonly number[]
  readonly advancedRow?: readonly number[]
  readonly basicDiscards?: readonly number[]
  readonly advancedDiscards?: readonly number[]
  /** Mission spaces whose card lies face up. */
  readonly revealed?: readonly string[]
  /** Another mission than usual on a space. */
  readonly missions?: { readonly [space: string]: Item }
  /** Another door than usual in a passage. */
  readonly passages?: { readonly [passage: string]: Item }
  readonly roundGuest?: readonly Item[]
  readonly houseSupply?: readonly Item[]
  readonly cellarSupply?: readonly Item[]
  /** Other guests than usual in a room. */
  readonly waiting?: { readonly [room: string]: readonly Item[] }
  /** Rows of missions with a cube of the rival. */
  readonly taken?: { readonly [space: string]: readonly number[] }
  /** How many spaces of an objective the others have taken, one each. */
  readonly othersClaim?: { readonly [objective: string]: number }
  readonly objectives?: readonly Item[]
  readonly objectiveDeck?: readonly Item[]
}

/** The farm of these tests, for two players. No door is in C-D, C-H, E-F and E-G. */
export const farm = {
  passages: {
    'A-B': 'door-01',
    'A-C': 'door-02',
    'B-D': 'door-03',
    'B-F': 'door-05',
    'D-E': 'door-08',
    'F-G': 'door-09',
  },
  missions: {
    B1: 'house-mission-1',
    C1: 'house-mission-3',
    D1: 'house-mission-4',
    D2: 'house-mission-6',
    E1: 'cellar-mission-2',
    F1: 'cellar-mission-3',
    G1: 'cellar-mission-1',
  },
  guests: {
    B: ['house-guest-05'],
    C: ['house-guest-07', 'house-guest-12'],
    D: ['house-guest-10'],
    E: ['cellar-guest-06'],
    F: ['cellar-guest-07'],
    G: ['cellar-guest-01'],
    H: ['house-guest-08', 'house-guest-09'],
  },
} as const

/** Where no position says otherwise. */
export const usual = {
  roundGuest: ['house-guest-06'],
  houseSupply: ['house-guest-04'],
  cellarSupply: ['cellar-guest-03'],
  objectives: ['objective-03', 'objective-04', 'objective-05'],
}
