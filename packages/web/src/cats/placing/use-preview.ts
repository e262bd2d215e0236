import type { Placement } from '@nora/cats'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { shallow, useShallow } from 'zustand/shallow'
import { useTable } from '../use-table.ts'
import type { Placing } from './placing.ts'
import { type Preview, previewOf } from './preview.ts'
import type { Hand } from './store.ts'

/** What letting the tile go here would do, or why one may not. */
export interface PlacementPreview {
  readonly at: Placement
  readonly preview: Preview
  readonly why: string | undefined
}

export function usePreview(hand: Hand): PlacementPreview {
  const at = useStore(
    hand.store,
    useShallow((now) => now.at),
  )
  return usePreviewAt(hand, at)
}

/** So long a tile lies still before the tray tells what it would change: while it is carried about, the bubble beside it does. */
const RESTS = 90

/** The same where it rests. */
export function useRestedPreview(hand: Hand): PlacementPreview {
  return usePreviewAt(hand, useRested(hand))
}

function useRested({ store }: Hand): Placement {
  const [rested, rest] = useState({ store, at: store.getState().at })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let last: Placement | undefined
    const follow = ({ at }: Placing) => {
      if (last && shallow(at, last)) return
      last = at
      clearTimeout(timer)
      timer = setTimeout(() => rest({ store, at }), RESTS)
    }
    const leave = store.subscribe(follow)
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [store])
  return rested.store === store ? rested.at : store.getState().at
}

function usePreviewAt(hand: Hand, at: Placement): PlacementPreview {
  const { table, decision, reader, whyNot, explain } = useTable()
  return useMemo(() => {
    const reason = decision && whyNot(decision, at)
    const seat = decision?.seat ?? reader
    return {
      at,
      preview: previewOf(table, seat, hand.tile, at, reason === undefined),
      why: reason && explain(reason),
    }
  }, [table, decision, reader, whyNot, explain, hand, at])
}
