import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether all of an element is in sight. */
type Fits = (element: HTMLElement) => boolean

export const fitsWidth: Fits = ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth
/** Where lines break, what is too much goes over the lower edge. */
export const fitsHeight: Fits = ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight

/**
 * Shows as much as fits: `data-fit` counts from 0, everything, up to the least, and the style sheet says what each leaves
 * out. Words differ in length from language to language, so that no width of a window could tell.
 */
export function useFit(box: RefObject<HTMLElement | null>, least: number, fits: Fits = fitsWidth): void {
  const fitted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    // Trying lays out the page each time: what shows the same in the same room fits as before.
    if (!element || element.innerHTML === fitted.current) return
    fitted.current = element.innerHTML
    showWhatFits(element, least, fits)
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const adjust = () => showWhatFits(element, least, fits)
    const observer = new ResizeObserver(adjust)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', adjust)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', adjust)
    }
  }, [box, least, fits])
}

function showWhatFits(element: HTMLElement, least: number, fits: Fits): void {
  for (let level = 0; level <= least; level++) {
    element.dataset.fit = String(level)
    if (fits(element)) return
  }
}
