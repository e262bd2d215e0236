import { useLayoutEffect, useState } from 'react'
import type { Box } from './beside.ts'
import { seenPart } from './seen-part.ts'

/** Where something is on the page, and what it is called there. */
export interface NamedBox extends Box {
  readonly name: string
}

interface BoxesOptions {
  /** The attribute that names it. */
  readonly named?: string
  /** Only what can be seen inside of this. */
  readonly within?: string | undefined
  /** Only the part of it that is not scrolled away. */
  readonly isClipped?: boolean
  /** Whenever this changes, one looks again at once. */
  readonly again: unknown
}

const LOOKS_MS = 400

/** Where on the page the things of a selector are, also while boards scroll and pieces travel; without one, nowhere. */
export function useBoxes(
  selector: string | undefined,
  { named = 'data-thing', within, isClipped = false, again }: BoxesOptions,
): readonly NamedBox[] {
  const [boxes, set] = useState<readonly NamedBox[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is the moment at which to look
  useLayoutEffect(() => {
    if (selector === undefined) {
      set([])
      return
    }
    const look = () => {
      const room = within === undefined ? undefined : document.querySelector(within)?.getBoundingClientRect()
      const found = [...document.querySelectorAll(selector)].flatMap((element): NamedBox[] => {
        const seen = isClipped ? seenPart(element) : element.getBoundingClientRect()
        if (!seen) return []
        const { left, top, width, height } = seen
        if (room && !isInside(room, left + width / 2, top + height / 2)) return []
        const name = element.getAttribute(named) ?? ''
        return width > 0 && height > 0 ? [{ name, left, top, width, height }] : []
      })
      set((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    const frame = requestAnimationFrame(look)
    const later = setInterval(look, LOOKS_MS)
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(later)
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [selector, named, within, isClipped, again])
  return boxes
}

function isInside({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom
}
