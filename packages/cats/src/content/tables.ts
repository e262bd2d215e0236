import type { RawTables } from '@nora/effects'
import boats from './tables/boats.json' with { type: 'json' }
import discovery from './tables/discovery.json' with { type: 'json' }
import family from './tables/family.json' with { type: 'json' }
import sections from './tables/sections.json' with { type: 'json' }
import shapes from './tables/shapes.json' with { type: 'json' }
import solo from './tables/solo.json' with { type: 'json' }

/** The printed game before it is checked; a pack is laid over these tables. */
export const printedTables = { boats, sections, shapes, discovery, family, solo } satisfies RawTables
