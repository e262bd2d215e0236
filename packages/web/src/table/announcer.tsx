import { useEffect, useRef, useState } from 'react'
import { useTable } from './context.tsx'
import { logLines } from './log/log-lines.ts'

/** Tells a screen reader what others did, as it happens. */
export function Announcer() {
  const { moment, reader, event } = useTable()
  const { log } = moment
  const [said, say] = useState('')
  const heard = useRef(log.at(-1)?.position ?? 0)
  useEffect(() => {
    const fresh = log.filter(({ position, seat }) => position > heard.current && seat !== reader)
    heard.current = log.at(-1)?.position ?? 0
    if (fresh.length > 0)
      say(
        logLines(fresh, event)
          .map(({ text }) => text)
          .join(' '),
      )
  }, [log, reader, event])
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  )
}
