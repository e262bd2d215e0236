import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows as much as fits: `data-fit` counts from 0, everything, up to the least, and the style sheet says what each leaves
 * out. Words differ in length from language to language, so that no width of a window could tell.
 */
export function useFit(box: RefObject<HTMLElement | null>, least: number): void {
  const fitted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    // Trying lays out the page each time: what shows the same in the same room fits as before.
    if (!element || element.innerHTML === fitted.current) return
    fitted.current = element.innerHTML
    showWhatFits(element, least)
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const adjust = () => showWhatFits(element, least)
    const observer = new ResizeObserver(adjust)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', adjust)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', adjust)
    }
  }, [box, least])
}

function showWhatFits(element: HTMLElement, least: number): void {
  for (let level = 0; level <= least; level++) {
    element.dataset.fit = String(level)
    if (element.scrollWidth <= element.clientWidth) return
  }
}
