import type { CatsTable } from '@nora/cats'
import { tableHook } from '../table/context.tsx'

/** The table of The Isle of Cats, for whoever looks at it. */
export const useTable = tableHook<CatsTable>()
