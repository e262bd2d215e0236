import { cats } from './cats.ts'
import { table } from './table.ts'
import { wistar } from './wistar.ts'
import { woodcraft } from './woodcraft.ts'

/** What things are called: the table's own terms and those of each game. */
export const glossary = { table, cats, wistar, woodcraft }
