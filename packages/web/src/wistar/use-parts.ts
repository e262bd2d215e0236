import { useCallback, useState } from 'react'
import { useAskedPart } from '../table/kit/use-asked-part.ts'
import { useLessonPart } from '../table/lesson-guide.ts'
import { type Part, partOf, windows } from './parts.ts'

const parts = windows.part.flat()

/**
 * The parts in the order in which one turned to them, the latest first. What is asked about turns up by itself. Not one part
 * is shown, as by the kit's `TableParts`, but one in each window, and which parts share a window depends on the arrangement.
 */
export function useParts(): readonly [recent: readonly Part[], turnTo: (part: Part) => void] {
  const [recent, setRecent] = useState<readonly Part[]>([])
  const turnTo = useCallback((part: Part) => setRecent((now) => [part, ...now.filter((one) => one !== part)]), [])
  useAskedPart(partOf, turnTo)
  useLessonPart(parts, turnTo)
  return [recent, turnTo]
}
