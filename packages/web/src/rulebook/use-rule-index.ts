import { useEffect, useState } from 'react'
import { fetchRuleIndex } from '../games/fetch.ts'
import type { RuleIndex } from '../games/rule-index.ts'

/** Which paragraph answers what a game asks, refuses and shows, as soon as it is here. */
export function useRuleIndex(game: string): RuleIndex | undefined {
  const [index, setIndex] = useState<RuleIndex>()
  useEffect(() => {
    // Without a network an index that was never fetched stays away.
    fetchRuleIndex(game).then(setIndex, () => undefined)
  }, [game])
  return index
}
