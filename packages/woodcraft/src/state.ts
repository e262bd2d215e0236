import type { Item, Seat, State, Table, Zones } from '@nora/kernel'
import type { Content } from './content/content.ts'
import type { Action, Improvement } from './content/names.ts'

/** What is held in numbers and taken from a supply that never runs out. */
export const goods = ['berries', 'lanterns', 'glue', 'scrapwood', 'blades', 'reuse'] as const

export type Good = (typeof goods)[number]

/** Where points come from before the final scoring. */
export const scoreCategories = [
  'orders',
  'hazelnutOrders',
  'nutIncome',
  'marketing',
  'gluing',
  'helpers',
  'wheel',
  'attic',
  'rewardTiles',
  'improvements',
  'milestones',
  'reputation',
  'late',
] as const

export type ScoreCategory = (typeof scoreCategories)[number]

/** What everybody sees before a player; cards lie in zones. */
export interface Player extends Record<Good, number> {
  /** How many there are of each die in the lumber pile. */
  lumber: number[]
  /** The tree in the pot of each colour; 0 is none. */
  pots: number[]
  built: Improvement[]
  /** Tiles lying face down until the next income phase. */
  usedSaws: number
  usedSplices: number[]
  usedGlue: boolean
  /** The helper on each space of the workshop. */
  slots: (Item | null)[]
  /** The tool on each space of the attic. */
  attic: (string | null)[]
  berryIncome: number
  nutIncome: number
  reputation: number
  /** The furthest space ever reached: milestones and tiles count once. */
  furthest: number
  /** How many marketing steps were made; the last one is made again and again. */
  marketing: number
  score: number
  points: Record<ScoreCategory, number>
}

/** A tile on the reputation track and who came to it when. */
export interface PlacedRewardTile {
  readonly id: Item
  readonly space: number
  arrivals: { readonly seat: Seat; readonly round: number }[]
  /** Taken off the track by the foreign marker of a solo game. */
  gone: boolean
}

export interface Wheel {
  /** Where each action tile stands: seven times the quadrant and the slot counted from 0. */
  tiles: number[]
  /** The quadrant just before the arrow of the saw. */
  lead: number
  /** The quadrant covered by the arc tile, or none. */
  arc: number | null
}

/** What the player at turn has done so far. */
export interface Turn {
  readonly seat: Seat
  moved: Action | null
  mainDone: boolean
  bonusDone: boolean
  /** Lanterns just won with the moved tile: they cannot pay for another tile's action. */
  freshLanterns: number
  /** Helpers whose ability of this turn is used. */
  usedHelpers: Item[]
}

export interface WoodcraftState extends State {
  readonly zones: Zones
  round: number
  first: Seat
  readonly players: readonly Player[]
  readonly wheel: Wheel
  /** The dice of the lumber yard, two of each colour. */
  yard: number[]
  /** What is left of each good and die; below nothing where other things had to stand in. */
  readonly supply: Record<Good, number>
  readonly diceSupply: number[]
  readonly tools: Record<string, number>
  rewardTiles: PlacedRewardTile[]
  /** Who claimed which public contract. */
  readonly claims: Record<string, Seat[]>
  /** The foreign reputation marker of a solo game. */
  foreign: number | null
  /** The late decks are in use. */
  late: boolean
  turn: Turn | null
}

export type WoodcraftTable = Table<WoodcraftState, Content>

export function playerOf(table: WoodcraftTable, seat: Seat): Player {
  return table.state.players[seat] as Player
}

/** The seats in turn order: clockwise from the start player. */
export function seatsInOrder(table: WoodcraftTable): Seat[] {
  const { seats } = table.options
  return Array.from({ length: seats }, (_, place) => (table.state.first + place) % seats)
}

export function isSolo(table: WoodcraftTable): boolean {
  return table.options.mode === 'solo'
}

/** Czech rulebook, Příprava hry, Společná zásoba: the printed numbers; more is replaced by anything at hand. */
export const printedSupply: Readonly<Record<Good, number>> = {
  // Berries are money of many values, so only what is in hand counts.
  berries: 0,
  lanterns: 16,
  glue: 16,
  scrapwood: 20,
  blades: 16,
  reuse: 9,
}

export const DICE_PER_COLOUR = 14
