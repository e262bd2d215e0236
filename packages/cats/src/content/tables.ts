import type { RawTables } from '@nora/effects'
import boats from './boats.json' with { type: 'json' }
import discovery from './discovery.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import sections from './sections.json' with { type: 'json' }
import shapes from './shapes.json' with { type: 'json' }
import solo from './solo.json' with { type: 'json' }

/** The printed game before it is checked; a pack is laid over these tables. */
export const printedTables = { boats, sections, shapes, discovery, family, solo } satisfies RawTables
