import type { Seat } from '@nora/kernel'
import { useEffect, useState } from 'react'
import { useVoice } from '../../../app/voice.tsx'
import button from '../../../ui/button.module.css'
import { useTable } from '../../context.tsx'

/** So long one waits before one nudges again. */
const AGAIN_MS = 60_000

interface NudgeProps {
  /** Who is waited for and not there. */
  readonly away: readonly Seat[]
  say(text: string): void
}

/** Play waits for somebody who is away: they are told in the talk of the table, which they see when they look. */
export function Nudge({ away, say }: NudgeProps) {
  const voice = useVoice()
  const { speaker } = useTable()
  const [nudged, setNudged] = useState(false)
  useEffect(() => {
    if (!nudged) return
    const timer = setTimeout(() => setNudged(false), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [nudged])
  return away.map((seat) => {
    const name = speaker.name(seat)
    return (
      <button
        key={seat}
        type="button"
        className={button.quiet}
        disabled={nudged}
        onClick={() => {
          say(voice.format('webTable.seats.nudged', { name }))
          setNudged(true)
        }}
      >
        {voice.format('webTable.seats.nudge', { name })}
      </button>
    )
  })
}
