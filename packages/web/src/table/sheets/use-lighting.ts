import type { PointerEvent } from 'react'
import { useTable } from '../context.tsx'

/** Lights things on the boards while the mouse or the focus is on a number, and after a finger has touched it. */
export function useLighting(things: readonly string[]) {
  const { light } = useTable()
  return {
    onPointerEnter: (event: PointerEvent) => {
      event.stopPropagation()
      light(things)
    },
    // A finger is gone before anybody has seen anything: what it touched stays lit until it touches something else.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') light([])
    },
    onFocus: () => light(things),
    onBlur: () => light([]),
  }
}
