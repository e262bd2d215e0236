import { useCallback, useEffect, useState } from 'react'
import { type Part, partOf } from './parts.ts'
import { useTable } from './use-table.ts'

/**
 * What one has turned to inside of a part, somebody else's burrow or another of its views, until something in one of these parts
 * is asked about: then it lies there as it is answered. Each decision turns back, and not only each kind as for whole parts.
 */
export function useUntilAsked<View>(parts: readonly Part[]): readonly [View | undefined, (view?: View) => void] {
  const { decision } = useTable()
  const [view, setView] = useState<View>()
  const turnTo = useCallback((next?: View) => setView(() => next), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about changes with the question alone
  useEffect(() => {
    const asked = decision && partOf[decision.kind]
    if (asked && parts.includes(asked)) turnTo()
  }, [decision])
  return [view, turnTo]
}
