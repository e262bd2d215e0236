import { createContext, useCallback, useContext, useMemo, useRef } from 'react'
import { useLayout } from '../../table/kit/layout.ts'
import { useMeasured } from '../../table/kit/on-screen/use-measured.ts'

/** How many pixels one unit of a drawing takes. */
const Scale = createContext(1)

export const ScaleProvider = Scale.Provider

/** Smaller letters than these, in pixels, are hard to read at a desk; a phone is held closer. */
const LEAST = { desk: 13, phone: 12 } as const

/** So much larger than they were drawn letters become at most: more would not fit their places. */
const MOST = 1.4

/** How large letters are written in a drawing, so that they can be read however small it is shown. */
export interface Letters {
  /** Below this they are not made smaller to fit. */
  readonly least: number
  sized(size: number): number
}

export function useLetters(): Letters {
  const scale = useContext(Scale)
  const isPart = useLayout() === 'part'
  return useMemo(() => {
    const least = (isPart ? LEAST.phone : LEAST.desk) / scale
    return { least, sized: (size) => Math.max(size, Math.min(least, size * MOST)) }
  }, [scale, isPart])
}

/** How large a drawing of this size is shown; known before it is painted. */
export function useMeasuredScale(width: number, height: number) {
  const drawing = useRef<SVGSVGElement>(null)
  const measure = useCallback(
    ({ clientWidth, clientHeight }: Element) => {
      const shown = Math.min(clientWidth / width, clientHeight / height)
      // A drawing that is not shown has no size.
      return shown > 0 ? Math.round(shown * 100) / 100 : undefined
    },
    [width, height],
  )
  const scale = useMeasured(drawing, 1, measure)
  return { drawing, scale }
}
