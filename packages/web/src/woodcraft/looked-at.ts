import type { Seat } from '@nora/kernel'
import { createContext, useContext } from 'react'

const Context = createContext<Seat | undefined>(undefined)

/** Around a bench, rack and house that are looked at in place of one's own. */
export const LookedAtProvider = Context.Provider

export function useLookedAt(): Seat | undefined {
  return useContext(Context)
}
