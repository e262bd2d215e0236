import { createContext, useContext, useEffect } from 'react'

/** What somebody is shown: a part of the drawn table, and the room of a small screen in which it lies. */
export interface Pointed {
  /** Any selector of the page. */
  readonly at: string
  readonly room?: string
}

/** Somebody is led through this table, step by step. */
export interface LessonGuide {
  readonly points: Pointed | undefined
}

const Context = createContext<LessonGuide | undefined>(undefined)

export const LessonGuideProvider = Context.Provider

/** Nothing where one plays by oneself. */
export function useLessonGuide(): LessonGuide | undefined {
  return useContext(Context)
}

/** Where one room of a table is shown at a time: turns to the one in which something is pointed at. */
export function useLessonRoom<R extends string>(rooms: readonly R[], turnTo: (room: R) => void): void {
  const points = useLessonGuide()?.points
  useEffect(() => {
    const room = rooms.find((one) => one === points?.room)
    if (room !== undefined) turnTo(room)
  }, [points, rooms, turnTo])
}
