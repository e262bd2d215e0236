import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

/** How wide and how high the table is drawn, in its own units, with nothing spread. */
const DRAWN = { width: 1056, height: 753.5 } as const
/** Wider than this, tracks and rack look empty. */
const MOST = 150
/** The rail of the bench and the edges, in the size of letters; the style sheet takes the same away. */
const [RAIL, EDGES] = [3.4, 1.5]

const Spread = createContext(0)

export const SpreadProvider = Spread.Provider

/** So much wider than drawn tracks and rack are, in units of the drawing, where a screen is wider than the table is high. */
export function useSpread(): number {
  return useContext(Spread)
}

export function useMeasuredSpread(table: RefObject<HTMLElement | null>, isWhole: boolean): number {
  const [spread, set] = useState(0)
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      set(isWhole ? spreadIn(element.clientWidth / letter, element.clientHeight / letter) : 0)
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [table, isWhole])
  return spread
}

/** What is left beside the table in a space of this size, in letters, as far as it is of use. */
export function spreadIn(width: number, height: number): number {
  const room = ((width - EDGES) / (height - RAIL)) * DRAWN.height - DRAWN.width
  return Math.round(Math.max(0, Math.min(MOST, room)))
}
