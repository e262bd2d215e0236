import { createContext, useContext } from 'react'

/** The mission that was lifted off the wall to be read, by its space. */
interface Lifted {
  readonly space: string | undefined
  lift(space: string | undefined): void
}

const Context = createContext<Lifted>({ space: undefined, lift: () => {} })

export const LiftedMissionProvider = Context.Provider

export function useLiftedMission(): Lifted {
  return useContext(Context)
}
