import type { WistarTable } from '@nora/wistar'
import { tableHook } from '../table/context.tsx'

/** The table of Rats of Wistar, for whoever looks at it. */
export const useTable = tableHook<WistarTable>()
