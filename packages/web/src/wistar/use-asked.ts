import { useEffect } from 'react'
import { useTable } from './use-table.ts'

/** Whoever plays with the keys is at the first thing that can be chosen as soon as something else is asked. */
export function useAsked(shown: string): void {
  const { decision } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table has other things in sight
  useEffect(() => {
    if (!decision || document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>('[data-as] :is(button, [role="button"])[data-open]')
      ?.focus({ preventScroll: true })
  }, [decision, shown])
}
