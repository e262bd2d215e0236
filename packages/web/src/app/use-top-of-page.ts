import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Another page begins at its top, and with it whoever goes by keyboard or listens. Going back is left to the browser,
 * which knows where one was.
 */
export function useTopOfPage(): void {
  const [location] = useLocation()
  const here = useRef(location)
  const back = useRef(false)
  useEffect(() => {
    const remember = () => {
      back.current = true
    }
    addEventListener('popstate', remember)
    return () => removeEventListener('popstate', remember)
  }, [])
  useEffect(() => {
    if (here.current === location) return
    here.current = location
    document.getElementById('main')?.focus({ preventScroll: true })
    if (!back.current) scrollTo(0, 0)
    back.current = false
  }, [location])
}
