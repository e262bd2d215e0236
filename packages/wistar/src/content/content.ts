import type { Effect, Language, Rule, Tables, Trigger } from '@nora/effects'
import type { WistarTable } from '../state.ts'
import type {
  AbilityId,
  Area,
  BonusAction,
  Deck,
  Edition,
  Icon,
  InventionType,
  MainAction,
  PowerKind,
  Region,
} from './names.ts'
import type { Requirements } from './requirements.ts'
import type { Guest, Mission, Objective, Power, RecordOf, Room, Schemas } from './schema.ts'

/** What something does while it lies before a player. */
export interface Lasting {
  readonly always?: Rule
  readonly when?: { readonly trigger: Trigger; readonly effect: Effect }
}

/** An invention as one edition reads it. */
export interface InventionCard {
  readonly id: string
  readonly number: number
  readonly deck: Deck
  readonly type: InventionType
  readonly requires: Requirements
  readonly icons: readonly (readonly [Icon, number])[]
  readonly points: number
  readonly power: Power
  readonly kind: PowerKind
}

/** A space for a leader on the wheel. */
export interface WheelSpace {
  readonly id: string
  readonly segment: string
  readonly bonus: readonly BonusAction[]
}

export interface MissionSpace {
  readonly id: string
  readonly room: string
  readonly area: Area
}

/** A way out of a place, and the passage it leads through. */
export interface Way {
  readonly passage: string
  readonly to: string
}

/** What depends on how many play: Czech rulebook, Příprava hry. */
export interface Layout {
  /** Every space of the wheel; those of a segment from the rim to the centre. */
  readonly spaces: ReadonlyMap<string, WheelSpace>
  readonly spacesOf: ReadonlyMap<string, readonly WheelSpace[]>
  readonly missionSpaces: readonly MissionSpace[]
  readonly missionsIn: ReadonlyMap<string, readonly string[]>
  /** How many guests wait in each room. */
  readonly guestsIn: ReadonlyMap<string, number>
  /** The passages with a door. */
  readonly doors: readonly string[]
  /** The steps of each objective that are not covered. */
  readonly steps: ReadonlyMap<string, readonly number[]>
  readonly cheeses: readonly string[]
}

export type PlayerCount = 2 | 3 | 4

/** Everything printed, ready for use. It never changes; a pack makes another one. */
export interface Content {
  readonly tables: Tables<Schemas>
  readonly language: Language<WistarTable>
  readonly inventions: { readonly [edition in Edition]: ReadonlyMap<string, InventionCard> }
  /** What inventions and guests do for as long as they lie there. */
  readonly lasting: { readonly [edition in Edition]: ReadonlyMap<string, Lasting> }
  readonly guests: ReadonlyMap<string, Guest>
  readonly cheeses: ReadonlyMap<string, RecordOf<'cheeses'>>
  readonly missions: ReadonlyMap<string, Mission>
  readonly objectives: ReadonlyMap<string, Objective>
  readonly doors: ReadonlyMap<string, Effect>
  readonly heroes: ReadonlyMap<string, RecordOf<'heroes'>>
  readonly abilities: ReadonlyMap<AbilityId, RecordOf<'abilities'>>
  readonly rooms: ReadonlyMap<string, Room>
  readonly ways: ReadonlyMap<string, readonly Way[]>
  /** The places round the wheel, clockwise. */
  readonly actions: readonly MainAction[]
  readonly regionOf: { readonly [action in MainAction]: Region }
  readonly layouts: { readonly [players in PlayerCount]: Layout }
  readonly board: RecordOf<'boards'>
}
