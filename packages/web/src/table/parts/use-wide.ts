import { useSyncExternalStore } from 'react'

const query = matchMedia('(min-width: 62rem)')

/** Whether there is room for the log beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}
