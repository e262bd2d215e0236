import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useHere } from '../here.tsx'
import type { Hand } from '../placing/store.ts'
import { followKeys, type Handling, handlePointers, reveal } from './gestures.ts'

/** Lets mouse, finger and keys move the tile in hand; the result goes on the `svg` of the ship. */
export function useGestures(hand: Hand | undefined) {
  const { decision, props, tell } = useHere()
  const svg = useRef<SVGSVGElement>(null)
  const put = useEffectEvent(() => {
    if (!hand || !decision) return
    const { at } = hand.store.getState()
    const reason = props.whyNot(decision, at)
    if (reason) tell(props.explain(reason))
    else props.choose(decision, at)
  })
  useEffect(() => {
    const picture = svg.current
    if (!hand || !picture) return
    const handling: Handling = { hand, picture, put: () => put() }
    const leave = [handlePointers(handling), followKeys(handling), reveal(handling)]
    // Whoever plays with the keys has the tile in hand at once.
    if (!(document.activeElement instanceof HTMLInputElement)) picture.focus({ preventScroll: true })
    return () => {
      for (const end of leave) end()
    }
  }, [hand])
  return useCallback((element: SVGSVGElement | null) => {
    svg.current = element
  }, [])
}
