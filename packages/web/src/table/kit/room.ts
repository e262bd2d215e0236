import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

/** How much of the table there is room for: all of it side by side, all of it one below the other, or one part at a time. */
export type Room = 'whole' | 'column' | 'part'

/** Below these, in the size of letters. */
const PART = { width: 40, height: 26 } as const
const COLUMN = { width: 54 } as const

/** The room in a space, which is known before anything is painted. */
export function useMeasuredRoom(space: RefObject<HTMLElement | null>, whole?: Size, column?: Size): Room {
  const [room, make] = useState<Room>('whole')
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return
    const measure = () => make(roomOf(element, whole, column))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [space, whole, column])
  return room
}

function roomOf({ clientWidth, clientHeight }: HTMLElement, whole?: Size, column?: Size): Room {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return roomIn(clientWidth / letter, clientHeight / letter, whole, column)
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The room in a space of this size, in letters; a table may say how much it needs as a whole and as a column. */
export function roomIn(width: number, height: number, whole?: Size, column?: Size): Room {
  const hasRoom = (size: Size) => width >= size.width && height >= size.height
  if (whole) return hasRoom(whole) ? 'whole' : column && hasRoom(column) ? 'column' : 'part'
  if (width < PART.width || height < PART.height) return 'part'
  return width < COLUMN.width ? 'column' : 'whole'
}

const Context = createContext<Room>('whole')

export const RoomProvider = Context.Provider

/** How much room the table has that this is a part of. */
export function useRoom(): Room {
  return useContext(Context)
}
