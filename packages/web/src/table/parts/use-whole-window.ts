import { useLayoutEffect } from 'react'

/**
 * The table has its own scrolling parts and the page itself never scrolls, so no room is kept for a scroll bar. Said on
 * the root and not with `:has()`: that would have the browser look through the page at every change of a piece.
 */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.whole = ''
    return () => {
      delete dataset.whole
    }
  }, [])
}
