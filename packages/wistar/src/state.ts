import type { Seat, State, Table, Zones } from '@nora/kernel'
import type { Content, Layout, PlayerCount } from './content/content.ts'
import type { AbilityId, Edition, Icon, Region } from './content/names.ts'
import type { Ratbot } from './solo/ratbot.ts'

/** Ratbot among the owners of leaders, cubes and discs. It is no seat: nobody decides for it. */
export const RATBOT = -4

/** A player or Ratbot. */
export type Owner = number

/** What can be counted out of the supply. */
export const goods = ['wood', 'metal', 'movement', 'joker'] as const

export type Goods = (typeof goods)[number]

/** A cube on its ability, one that left the game (card 55), or else the mission row it lies on, as `D1/2`. */
export const HOME = 'home'
export const GONE = 'gone'

/** What everybody sees before a player; cards and tiles are in zones. */
export interface Player {
  points: number
  wood: number
  metal: number
  movement: number
  joker: number
  /** 0 none, 1 the grey side, 2 the yellow one. */
  electricity: number
  /** Bed tiles taken off their spaces, and how many of them were discarded since (card 141). */
  beds: number
  bedsGone: number
  /** Underground tiles taken off. */
  rooms: number
  /** Workers at the lair entrance. */
  entrance: number
  readonly workers: { [region in Region]: number }
  explorer: string
  readonly tents: string[]
  readonly cubes: { [ability in AbilityId]: string }
  /** Discs for objectives that are left. */
  discs: number
  /** Leaders not placed yet this round. */
  leaders: number
  /** Inventions with a use token. */
  readonly used: string[]
  readonly icons: { [icon in Icon]: number }
  /** Inventions and guests with a permanent effect, in the order they came. */
  readonly lasting: string[]
  /** Private objectives reached. */
  readonly reached: string[]
}

export interface WistarState extends State {
  readonly zones: Zones
  round: number
  order: number[]
  /** The segment at each place of the wheel, clockwise from the first action. */
  wheel: string[]
  /** Whose leader stands on which space. */
  readonly leaders: Record<string, Owner>
  /** Whose leaders stand in the hut, from the left. */
  hut: Owner[]
  /** Whose cubes lie on the rows of the mission of each space. */
  readonly rows: Record<string, (Owner | null)[]>
  /** Whose discs lie on the steps of each objective on the board. */
  readonly claims: Record<string, (Owner | null)[]>
  readonly players: readonly Player[]
  /** The opponent of a solo game. */
  readonly ratbot: Ratbot | null
  /** What is reacting at this moment, and so does not react to what it brings about itself. */
  readonly reacting: string[]
}

export type WistarTable = Table<WistarState, Content>

export function playerOf(table: WistarTable, seat: Seat): Player {
  return table.state.players[seat] as Player
}

export function editionOf(table: WistarTable): Edition {
  return table.options.options.edition as Edition
}

/** The solo game is set up for two. */
export function playerCount(table: WistarTable): PlayerCount {
  return countOf(table.options.seats)
}

export function countOf(seats: number): PlayerCount {
  return Math.max(2, seats) as PlayerCount
}

export function layoutOf(table: WistarTable): Layout {
  return table.content.layouts[playerCount(table)]
}
