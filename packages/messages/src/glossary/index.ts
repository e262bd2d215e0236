import { cats } from './cats.ts'
import { table } from './table.ts'
import { wistar } from './wistar.ts'
import { woodcraft } from './woodcraft.ts'

export { books } from './books.ts'
export type { Term, Terms } from './terms.ts'

/** What things are called: the table's own terms and those of each game. `npm run gates terms` holds the messages to it. */
export const glossary = { table, cats, wistar, woodcraft }
