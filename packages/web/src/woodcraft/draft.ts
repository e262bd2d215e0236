import type { Item, Json } from '@nora/kernel'
import { type Action, type DieName, playerOf } from '@nora/woodcraft'
import { useCallback, useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { changedPile } from './stage/changed-pile.ts'
import { useTable } from './use-table.ts'

/** What is put together or pointed at and not done yet: dice that would go and come, goods that would be spent or won. */
export interface Draft {
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
const useDrafting = create<{ readonly draft?: Draft | undefined; readonly at?: number }>(() => ({}))

/** What is drafted now; what was pointed at before the game went on is none any more. */
export function useDraft(): Draft | undefined {
  const { position } = useTable().moment.view
  return useDrafting(({ draft, at }) => (at === position ? draft : undefined))
}

/** For things that are pointed at: what taking one would do, as long as the pointer or the focus is on it. */
export function usePointing(): (draft: Draft) => (isPointed: boolean) => void {
  const { position: at } = useTable().moment.view
  return useCallback((draft) => (isPointed) => useDrafting.setState({ draft: isPointed ? draft : undefined, at }), [at])
}

/** What is put together on the stage, as long as it stands there. */
export function useDrafted(draft: Draft | undefined): void {
  const { position: at } = useTable().moment.view
  const key = JSON.stringify(draft ?? null)
  useEffect(() => {
    useDrafting.setState({ draft: JSON.parse(key) ?? undefined, at })
    return () => useDrafting.setState({ draft: undefined })
  }, [key, at])
}

/** What my pile would be then; nothing as long as it would not change. */
export function usePileAhead(): readonly number[] | undefined {
  const { table, seat } = useTable()
  const draft = useDraft()
  const { lumber } = playerOf(table, seat)
  return useMemo(() => {
    const { gone = [], come = [] } = draft ?? {}
    return gone.length + come.length > 0 ? changedPile(lumber, gone, come) : undefined
  }, [draft, lumber])
}
