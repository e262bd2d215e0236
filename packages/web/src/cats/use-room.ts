import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much of the table there is room for: all of it side by side, all of it one below the other, or one part at a time. */
export type Room = 'whole' | 'column' | 'part'

/** Below these, in the size of letters. */
const PART = { width: 40, height: 26 } as const
const COLUMN = { width: 54 } as const

/** The room in a space, which is known before anything is painted. */
export function useRoom(space: RefObject<HTMLElement | null>): Room {
  const [room, make] = useState<Room>('whole')
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return
    const measure = () => make(roomOf(element))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [space])
  return room
}

function roomOf({ clientWidth, clientHeight }: HTMLElement): Room {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (clientWidth < PART.width * letter || clientHeight < PART.height * letter) return 'part'
  return clientWidth < COLUMN.width * letter ? 'column' : 'whole'
}
