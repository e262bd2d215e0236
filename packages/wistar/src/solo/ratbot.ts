import { DISCS } from '../cards/objectives.ts'
import { ENTRANCE, type Region, type Skill } from '../content/names.ts'
import type { RecordOf } from '../content/schema.ts'
import { LEADERS } from '../round/rounds.ts'
import type { WistarTable } from '../state.ts'

/** A state card in play: the side shown, the tokens in its slots, and how often its marker was moved down. */
export interface StateCard {
  readonly card: string
  readonly side: number
  readonly tokens: readonly Skill[]
  advances: number
}

/** What everybody sees before Ratbot; cards and tiles are in zones. */
export interface Ratbot {
  points: number
  /** Markers taken off the automa board; they lie on missions. */
  markers: number
  beds: number
  /** Underground tiles taken off. */
  rooms: number
  readonly workers: { [region in Region]: number }
  leaders: number
  explorer: string
  readonly tents: string[]
  /** Discs for objectives that are left. */
  discs: number
  states: readonly StateCard[]
}

export function startRatbot(): Ratbot {
  return {
    points: 10,
    markers: 0,
    beds: 0,
    rooms: 0,
    workers: { forest: 0, lair: 0, farm: 0 },
    leaders: LEADERS,
    explorer: ENTRANCE,
    tents: [],
    discs: DISCS,
    states: [],
  }
}

export function cloneRatbot(ratbot: Ratbot): Ratbot {
  return {
    ...ratbot,
    workers: { ...ratbot.workers },
    tents: [...ratbot.tents],
    states: ratbot.states.map((state) => ({ ...state })),
  }
}

/** Ratbot in a solo game. */
export function ratbotOf({ state }: WistarTable): Ratbot {
  return state.ratbot as Ratbot
}

export function boardOf({ content }: WistarTable): RecordOf<'automa'> {
  return content.tables.automa[0] as RecordOf<'automa'>
}
