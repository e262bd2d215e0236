import { Progress } from '@nora/woodcraft'
import { createContext, useContext, useMemo } from 'react'
import { useTable } from '../use-table.ts'

const Context = createContext<Progress | undefined>(undefined)

export const ProgressProvider = Context.Provider

/** How far the reader is with orders, live while a die is held. */
export function useProgress(): Progress | undefined {
  return useContext(Context)
}

/** The same, reckoned; `pile` is what would lie there after what is picked. */
export function useReckonedProgress(pile?: readonly number[]): Progress {
  const { table, seat } = useTable()
  return useMemo(() => new Progress(table, seat, pile), [table, seat, pile])
}
