import type { OwnTable } from '../table/kit/own-table.ts'
import { answers } from './answers.ts'
import { PlainTable } from './plain-table.tsx'

/** The table of a game that has none of its own. */
export const plainTable: OwnTable = { Board: PlainTable, answers, trays: {} }
