import { useEffect } from 'react'
import { useVoice } from './voice.tsx'

/** Names the window after the page, so that tabs and history tell pages apart. */
export function useTitle(title: string): void {
  const house = useVoice().format('webHouse.name')
  useEffect(() => {
    document.title = [title, house].join(' · ')
    return () => {
      document.title = house
    }
  }, [title, house])
}
