import { useEffect } from 'react'

/** Names the window after the page, so that tabs and history tell pages apart. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, 'Nora'].join(' · ')
    return () => {
      document.title = 'Nora'
    }
  }, [title])
}
