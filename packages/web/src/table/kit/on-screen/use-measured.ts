import { equal } from '@nora/kernel'
import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * What follows from the size of an element: known before anything is painted, and again whenever that size changes. Where
 * nothing follows from it, because it is not shown, what was known stays. `measure` is the same function from one drawing to the next.
 */
export function useMeasured<E extends Element, Value>(
  measured: RefObject<E | null>,
  first: Value,
  measure: (element: E) => Value | undefined,
): Value {
  const [value, set] = useState(first)
  useLayoutEffect(() => {
    const element = measured.current
    if (!element) return
    const look = () => {
      const next = measure(element)
      if (next !== undefined) set((now) => (equal(now, next) ? now : next))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [measured, measure])
  return value
}

/** How large an element is inside, in the size of letters. */
export function sizeInLetters({ clientWidth, clientHeight }: Element): Size {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { width: clientWidth / letter, height: clientHeight / letter }
}
