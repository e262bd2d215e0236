import boats from './boats.json' with { type: 'json' }
import discovery from './discovery.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import type { BoatRecord, DiscoveryCard, FamilyCard, SectionRecord, ShapeRecord, SoloCard } from './schema.ts'
import sections from './sections.json' with { type: 'json' }
import shapes from './shapes.json' with { type: 'json' }
import solo from './solo.json' with { type: 'json' }

/** The content of the game, one list of records per file. */
export interface Tables {
  readonly boats: readonly BoatRecord[]
  readonly sections: readonly SectionRecord[]
  readonly shapes: readonly ShapeRecord[]
  readonly discovery: readonly DiscoveryCard[]
  readonly family: readonly FamilyCard[]
  readonly solo: readonly SoloCard[]
}

/** The same before it is checked, as a file or a pack gives it. */
export type RawTables = { readonly [table in keyof Tables]: unknown }

export const printedTables: RawTables = { boats, sections, shapes, discovery, family, solo }
