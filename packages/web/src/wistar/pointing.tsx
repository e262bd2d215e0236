import { createContext, type FocusEvent, type PointerEvent, useContext } from 'react'
import { isMouse } from '../table/parts/last-input.ts'

/** What is pointed at, so that the table can tell what it would bring: see `bubble`. */
interface Pointed {
  readonly at: string | undefined
  point(at: string | undefined): void
}

const Context = createContext<Pointed>({ at: undefined, point: () => {} })

export const PointingProvider = Context.Provider

export function usePointed(): string | undefined {
  return useContext(Context).at
}

/** What makes a thing one that can be pointed at, with the mouse or the keys. */
export function usePointing(at: string) {
  const { point } = useContext(Context)
  return {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && point(at),
    onPointerLeave: () => point(undefined),
    onFocus: (_: FocusEvent) => point(at),
    onBlur: () => point(undefined),
  }
}
