import { useEffect, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'

const MINUTE_MS = 60_000

/** That somebody is away, and for how many minutes where that has been seen. */
export function Away({ since }: { readonly since: number | undefined }) {
  const voice = useVoice()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(tick)
  }, [])
  const minutes = since === undefined ? 0 : Math.floor((now - since) / MINUTE_MS)
  return (
    <span>
      {minutes < 1 ? voice.format('webTable.seats.away') : voice.format('webTable.seats.awayFor', { n: minutes })}
    </span>
  )
}
