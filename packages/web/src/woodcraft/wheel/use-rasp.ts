import { useEffect, useRef } from 'react'
import { play } from '../../sound/sounds.ts'
import { usePreferences } from '../../state/preferences.ts'

/** The saw is heard when it turns, by those who want sounds. */
export function useRasp(lead: number): void {
  const wants = usePreferences(({ sound }) => sound)
  const last = useRef(lead)
  useEffect(() => {
    if (wants && last.current !== lead) play('rasp')
    last.current = lead
  }, [lead, wants])
}
