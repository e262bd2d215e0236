import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Arrangement, arrangementIn } from './arrangement.ts'

/** The arrangement for a space, known before anything is painted. */
export function useArrangement(space: RefObject<HTMLElement | null>): Arrangement {
  const [arrangement, arrange] = useState<Arrangement>({ as: 'whole', zoom: 1 })
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return
    const measure = () => {
      const next = arrangementIn(element.clientWidth, element.clientHeight)
      arrange((now) => (now.as === next.as && now.zoom === next.zoom && now.isLying === next.isLying ? now : next))
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [space])
  return arrangement
}
