import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

/** How a table is laid out, by how much of it there is room for: all of it side by side, all of it one below the other, or one part at a time. */
export type Layout = 'whole' | 'column' | 'part'

/** Below these, in the size of letters. */
const PART = { width: 40, height: 26 } as const
const COLUMN = { width: 54 } as const

/** The layout in a space, known before anything is painted. */
export function useMeasuredLayout(space: RefObject<HTMLElement | null>, whole?: Size, column?: Size): Layout {
  const [layout, lay] = useState<Layout>('whole')
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return
    const measure = () => lay(layoutOf(element, whole, column))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [space, whole, column])
  return layout
}

function layoutOf({ clientWidth, clientHeight }: HTMLElement, whole?: Size, column?: Size): Layout {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return layoutIn(clientWidth / letter, clientHeight / letter, whole, column)
}

export interface Size {
  readonly width: number
  readonly height: number
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
