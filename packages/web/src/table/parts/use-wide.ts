import { useSyncExternalStore } from 'react'

/** Asked for only where there is a page. */
const query = () => matchMedia('(min-width: 62rem)')

/** Whether there is room for the log beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const wide = query()
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => query().matches,
  )
}
