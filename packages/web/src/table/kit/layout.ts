import { createContext, type RefObject, useCallback, useContext } from 'react'
import { type Size, sizeInLetters, useMeasured } from './on-screen/use-measured.ts'

/** How a table is laid out, by how much of it there is room for: all of it side by side, all of it one below the other, or one part at a time. */
export type Layout = 'whole' | 'column' | 'part'

/** Below these, in the size of letters. */
const PART = { width: 40, height: 26 } as const
const COLUMN = { width: 54 } as const

/** The layout in a space, known before anything is painted. */
export function useMeasuredLayout(space: RefObject<HTMLElement | null>, whole?: Size, column?: Size): Layout {
  const measure = useCallback(
    (element: Element) => {
      const { width, height } = sizeInLetters(element)
      return layoutIn(width, height, whole, column)
    },
    [whole, column],
  )
  return useMeasured<HTMLElement, Layout>(space, 'whole', measure)
}

/** The layout in a space of this size, in letters; a table may say how much it needs as a whole and as a column. */
export function layoutIn(width: number, height: number, whole?: Size, column?: Size): Layout {
  const hasRoom = (size: Size) => width >= size.width && height >= size.height
  if (whole) return hasRoom(whole) ? 'whole' : column && hasRoom(column) ? 'column' : 'part'
  if (width < PART.width || height < PART.height) return 'part'
  return width < COLUMN.width ? 'column' : 'whole'
}

const Context = createContext<Layout>('whole')

export const LayoutProvider = Context.Provider

/** How the table is laid out that this is a part of. */
export function useLayout(): Layout {
  return useContext(Context)
}
