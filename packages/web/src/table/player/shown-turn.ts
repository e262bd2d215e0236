import { createContext, useContext } from 'react'
import type { Played } from './event-player.ts'
import type { Step, Turn } from './step.ts'

/** What is being shown at this table, for boards that turn to where it happens. */
const Shown = createContext<Pick<Played, 'turns' | 'at'>>({ turns: [], at: 0 })

export const ShownProvider = Shown.Provider

export function useShownStep(): { readonly step: Step; readonly by: Turn['by'] } | undefined {
  const { turns, at } = useContext(Shown)
  const [turn] = turns
  const step = turn?.steps[at]
  return turn && step && !turn.isCeremony ? { step, by: turn.by } : undefined
}
