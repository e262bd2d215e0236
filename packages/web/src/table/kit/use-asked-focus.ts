import { type RefObject, useEffect } from 'react'
import { useTable } from '../context.tsx'

/** The first thing of a table that can be chosen. */
export function firstOpen(space: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return space.current?.querySelector<HTMLElement>(':is(button, [role="button"])[data-open], [data-placing]')
}

/**
 * Whoever plays with the keys is at the first thing that can be chosen as soon as something else is asked; where nothing on
 * the board is asked about, at the main button. `shown`: which of its parts the table shows.
 */
export function useAskedFocus(space: RefObject<HTMLElement | null>, shown: string): void {
  const { decision } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table, or another layout of it, has other things in sight
  useEffect(() => {
    // A table in a picture is looked at, not played at.
    if (!decision || document.activeElement !== document.body || space.current?.closest('[inert]')) return
    const asked = firstOpen(space) ?? document.querySelector<HTMLElement>('[data-button="main"]')
    asked?.focus({ preventScroll: true })
  }, [decision, shown])
}
