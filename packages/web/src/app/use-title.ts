import { useEffect } from 'react'
import { useVoice } from './voice.tsx'

/** Names the window after the page, so that tabs and history tell pages apart; the entrance is called like the house. */
export function useTitle(page?: string): void {
  const house = useVoice().format('webHouse.name')
  useEffect(() => {
    document.title = page === undefined ? house : [page, house].join(' · ')
    return () => {
      document.title = house
    }
  }, [page, house])
}
