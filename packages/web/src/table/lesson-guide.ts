import { createContext, useContext, useEffect } from 'react'

/** What somebody is shown: something on the drawn table, and the part of the table in which it lies. */
export interface Pointed {
  /** Any selector of the page. */
  readonly at: string
  readonly part?: string
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

/** Where one part of a table is shown at a time: turns to the one in which something is pointed at. */
export function useLessonPart<P extends string>(parts: readonly P[], turnTo: (part: P) => void): void {
  const points = useLessonGuide()?.points
  useEffect(() => {
    const part = parts.find((one) => one === points?.part)
    if (part !== undefined) turnTo(part)
  }, [points, parts, turnTo])
}
