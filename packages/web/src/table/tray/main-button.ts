import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** What the main button says and does. */
export interface Main {
  readonly label: string
  readonly isReady: boolean
  act(): void
}

/** Gives the main button another meaning, or takes it away again. */
export type SetMain = (main: Main | undefined) => void

const Context = createContext<SetMain>(() => {})

export const MainButtonProvider = Context.Provider

/** What stands in the tray says what its main button does, as long as it stands there. The button keeps its place. */
export function useMainButton({ label, isReady, act }: Main): void {
  const set = useContext(Context)
  const latest = useRef(act)
  latest.current = act
  useLayoutEffect(() => set({ label, isReady, act: () => latest.current() }), [set, label, isReady])
  useLayoutEffect(() => () => set(undefined), [set])
}
