import { createContext, type RefObject, useContext } from 'react'
import { sizeInLetters, useMeasured } from '../table/kit/on-screen/use-measured.ts'

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
  return useMeasured(table, 0, isWhole ? spreadOf : nothing)
}

const nothing = () => 0

function spreadOf(element: Element): number {
  const { width, height } = sizeInLetters(element)
  return spreadIn(width, height)
}

/** What is left beside the table in a space of this size, in letters, as far as it is of use. */
export function spreadIn(width: number, height: number): number {
  const room = ((width - EDGES) / (height - RAIL)) * DRAWN.height - DRAWN.width
  return Math.round(Math.max(0, Math.min(MOST, room)))
}
