import type { Placement } from '@nora/cats'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import type { TableProps } from '../../table/table-props.ts'
import { asCats } from '../cats-table.ts'
import { useHere } from '../here.tsx'
import { type Preview, previewOf } from './preview.ts'
import type { Hand } from './store.ts'

/** What letting the tile go here would do, or why one may not. */
export interface Outlook {
  readonly at: Placement
  readonly preview: Preview
  readonly why: string | undefined
}

export function usePreview(hand: Hand): Outlook {
  return useOutlook(useHere().props, hand)
}

/** The same outside the board: the tray has no board around it. */
export function useOutlook(props: TableProps, hand: Hand): Outlook {
  const at = useStore(
    hand.store,
    useShallow((now) => now.at),
  )
  return useMemo(() => {
    const [decision] = props.decisions
    const reason = decision && props.whyNot(decision, at)
    const seat = decision?.seat ?? props.reader
    return {
      at,
      preview: previewOf(asCats(props.table), seat, hand.tile, at, reason === undefined),
      why: reason && props.explain(reason),
    }
  }, [props, hand, at])
}
