import { loadTables, nameSchema, type RawTables, record } from '@nora/effects'
import * as z from 'zod/mini'
import { bench } from './bench.ts'

/** The content of a small game: tools with an effect, and shelves that name a tool. */
export const schemas = {
  tools: record({
    name: nameSchema,
    cost: z.int().check(z.nonnegative()),
    effect: z.exactOptional(bench.schema.effect),
  }),
  shelves: record({ holds: z.array(z.strictObject({ tool: z.string() })) }),
}

const named = (word: string) => ({ en: word, cs: word, pl: word, ru: word })

/** Fresh each time, as if read from its files. */
export const printed = (): Record<'tools' | 'shelves', object[]> => ({
  tools: [
    {
      id: 'saw',
      name: named('Saw'),
      cost: 2,
      effect: { do: 'gain', what: 'wood', n: 2 },
      source: { name: 'house', cost: 'rulebook', effect: 'public' },
    },
    { id: 'axe', name: named('Axe'), cost: 1, source: { name: 'house', cost: 'rulebook' } },
    { id: 'hook', name: named('Hook'), cost: 0, source: { name: 'house', cost: 'house' } },
  ],
  shelves: [{ id: 'upper', holds: [{ tool: 'saw' }, { tool: 'axe' }], source: { holds: 'rulebook' } }],
})

export const load = (raw: RawTables) => loadTables(raw, schemas, { shelves: { 'holds.*.tool': 'tools' } })
