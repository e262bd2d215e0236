import type { Effect, Language, Rule, Tables, Trigger } from '@nora/effects'
import type { Need } from '../cards/order-needs.ts'
import type { WoodcraftTable } from '../state.ts'
import type { IncomeTrack, Row } from './names.ts'
import type {
  Bundle,
  Contract,
  HazelnutOrder,
  Helper,
  HelperSlot,
  ImprovementRecord,
  IncomeTrackRecord,
  MarketingStep,
  Order,
  ReputationSpace,
  RewardTile,
  Schemas,
  SoloCard,
} from './schema.ts'

/** A helper card with its ability taken apart. */
export interface HelperCard {
  readonly record: Helper
  readonly cost: number
  readonly production: Effect
  readonly immediate?: Effect
  readonly oncePerTurn?: Effect
  readonly always?: Rule
  readonly when?: { readonly trigger: Trigger; readonly effect: Effect }
}

/** An order of any deck. */
export interface OrderCard {
  readonly record: Order | HazelnutOrder
  readonly deck: 'early' | 'late' | 'hazelnut'
  readonly row: Row
  readonly need: Need
  readonly reward: Effect | undefined
  /** What a hazelnut order pays to one who claims no contract. */
  readonly alternative: { readonly berries: number; readonly points: number } | undefined
}

/** A space of the attic; others are named by their place in the list. */
export interface AtticPlace {
  readonly id: string
  readonly row: 'bottom' | 'middle' | 'top'
  readonly needs: readonly number[]
  readonly edges: readonly { readonly other: number; readonly reward: Effect }[]
}

/** A space of the workshop, with those it shares a side with. */
export interface WorkshopSlot extends HelperSlot {
  readonly neighbours: readonly number[]
}

/** Everything printed, ready for use. It never changes; a pack makes another one. */
export interface Content {
  readonly tables: Tables<Schemas>
  readonly language: Language<WoodcraftTable>
  readonly helpers: ReadonlyMap<string, HelperCard>
  readonly orders: ReadonlyMap<string, OrderCard>
  readonly contracts: ReadonlyMap<string, Contract>
  readonly soloCards: ReadonlyMap<string, SoloCard>
  readonly rewardTiles: ReadonlyMap<string, RewardTile>
  /** By quadrant and slot. */
  readonly ring: readonly (Effect | null)[]
  /** By quadrant, the nearer offset first. */
  readonly windows: readonly Effect[]
  readonly slots: readonly WorkshopSlot[]
  readonly improvements: ReadonlyMap<string, ImprovementRecord>
  readonly marketing: readonly MarketingStep[]
  readonly incomeTracks: { readonly [track in IncomeTrack]: IncomeTrackRecord }
  readonly reputation: readonly ReputationSpace[]
  readonly attic: readonly AtticPlace[]
  readonly tools: readonly string[]
  readonly bundles: ReadonlyMap<string, Bundle>
}
