import { createContext, useContext } from 'react'

/** The things that a line of the log or a choice in the tray points at. */
const Lit = createContext<ReadonlySet<string>>(new Set())

export const HighlightProvider = Lit.Provider

export function useIsHighlighted(thing: string): boolean {
  return useContext(Lit).has(thing)
}
