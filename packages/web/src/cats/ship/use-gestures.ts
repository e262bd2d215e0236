import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTell } from '../../table/kit/notice.tsx'
import { usePicking } from '../../table/picking.tsx'
import type { Hand } from '../placing/store.ts'
import { useTable } from '../use-table.ts'
import { followKeys, type Handling, handlePointers, reveal } from './gestures.ts'

/** Lets mouse, finger and keys move the tile in hand; the result goes on the `svg` of the ship. */
export function useGestures(hand: Hand | undefined) {
  const { decision, whyNot, explain } = useTable()
  const { perform } = usePicking()
  const tell = useTell()
  const svg = useRef<SVGSVGElement>(null)
  const put = useEffectEvent(() => {
    if (!hand || !decision) return
    const { at } = hand.store.getState()
    const reason = whyNot(decision, at)
    if (reason) tell(explain(reason), reason.code)
    else perform(decision, at)
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
