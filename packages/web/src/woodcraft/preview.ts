import type { Item, Json } from '@nora/kernel'
import { type Action, type DieName, playerOf } from '@nora/woodcraft'
import { useCallback, useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { changedPile } from './stage/changed-pile.ts'
import { useTable } from './use-table.ts'

/** What a choice would change that is put together or pointed at and not done yet: dice that would go and come, goods that would be spent or won. */
export interface Preview {
  readonly gone?: readonly DieName[]
  readonly come?: readonly DieName[]
  /** By how much each stock, track or score would change. */
  readonly goods?: { readonly [good: string]: number }
  /** What the main button would do. */
  readonly does?: { readonly label: string; readonly choice: Json }
  /** The action tile whose way is looked at. */
  readonly tile?: Action
  /** An order, and the row in which it would lie then. */
  readonly shelved?: { readonly order: Item; readonly row: number }
}

/** Shared by the board, where things are pointed at, and the tray, which tells what they would bring. */
const usePreviewStore = create<{ readonly preview?: Preview | undefined; readonly at?: number }>(() => ({}))

/** What is previewed now; what was pointed at before the game went on is none any more. */
export function usePreview(): Preview | undefined {
  const { position } = useTable().moment.view
  return usePreviewStore(({ preview, at }) => (at === position ? preview : undefined))
}

/** For things that are pointed at: what taking one would do, as long as the pointer or the focus is on it. */
export function usePointing(): (preview: Preview) => (isPointed: boolean) => void {
  const { position: at } = useTable().moment.view
  return useCallback(
    (preview) => (isPointed) => usePreviewStore.setState({ preview: isPointed ? preview : undefined, at }),
    [at],
  )
}

/** What is put together on the stage, as long as it stands there. */
export function useStagePreview(preview: Preview | undefined): void {
  const { position: at } = useTable().moment.view
  const key = JSON.stringify(preview ?? null)
  useEffect(() => {
    usePreviewStore.setState({ preview: JSON.parse(key) ?? undefined, at })
    return () => usePreviewStore.setState({ preview: undefined })
  }, [key, at])
}

/** What my pile would be then; nothing as long as it would not change. */
export function usePileAhead(): readonly number[] | undefined {
  const { table, seat } = useTable()
  const preview = usePreview()
  const { lumber } = playerOf(table, seat)
  return useMemo(() => {
    const { gone = [], come = [] } = preview ?? {}
    return gone.length + come.length > 0 ? changedPile(lumber, gone, come) : undefined
  }, [preview, lumber])
}
