import { useEffect, useMemo, useState } from 'react'
import { afterDeadTime } from './dead-time.ts'

/** Whether a meaning is so new that nobody can have meant it yet; also one that was left for a moment and has come back. */
export function useJustChanged(meaning: string): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another meaning is another object, and so is the same one the next time.
  const current = useMemo(() => ({}), [meaning])
  const [known, learn] = useState<object>()
  useEffect(() => afterDeadTime(() => learn(current)), [current])
  return known !== current
}
