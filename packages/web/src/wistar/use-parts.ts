import { useCallback, useEffect, useRef, useState } from 'react'
import { useLessonPart } from '../table/lesson-guide.ts'
import { type Part, partOf, windows } from './parts.ts'
import { useTable } from './use-table.ts'

const parts = windows.part.flat()

/** The parts in the order in which one turned to them, the latest first. What is asked about turns up by itself. */
export function useParts(): readonly [recent: readonly Part[], turnTo: (part: Part) => void] {
  const { decision } = useTable()
  const [recent, setRecent] = useState<readonly Part[]>([])
  const turnTo = useCallback((part: Part) => setRecent((now) => [part, ...now.filter((one) => one !== part)]), [])
  const asked = useRef<string>(undefined)
  const kind = decision?.kind
  useEffect(() => {
    if (kind !== undefined && kind !== asked.current) {
      const part = partOf[kind]
      if (part) turnTo(part)
    }
    asked.current = kind
  }, [kind, turnTo])
  useLessonPart(parts, turnTo)
  return [recent, turnTo]
}
