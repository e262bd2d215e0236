import type { WoodcraftTable } from '@nora/woodcraft'
import { useMemo } from 'react'
import { tableHook } from '../table/context.tsx'
import { useLookedAt } from './looked-at.ts'

const useWoodcraftTable = tableHook<WoodcraftTable>()

/** The table of Woodcraft, for whoever looks at it; `seat` is whose bench, rack and house are shown. */
export function useTable() {
  const table = useWoodcraftTable()
  const lookedAt = useLookedAt()
  return useMemo(() => (lookedAt === undefined ? table : { ...table, seat: lookedAt }), [table, lookedAt])
}
