import type { Decision, Json } from '@nora/kernel'
import type { BonusAction, MainAction } from '@nora/wistar'
import { useCallback, useEffect, useState } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { useTable } from '../use-table.ts'
import { plainGain } from './turn-preview.ts'

interface TakeAll {
  readonly gains: readonly { readonly good: 'wood' | 'metal' | 'movement' | 'joker'; readonly n: number }[]
  take(): void
}

/**
 * Plain gains of a turn are taken one after the other by one click, in the order in which they lie there. It stops as soon
 * as anything else is asked. Each can be taken back.
 */
export function useTakeAll(decision: Decision): TakeAll | undefined {
  const { table, seat } = useTable()
  const { choose, picks } = usePicking()
  const [isTaking, setTaking] = useState(false)
  const plain = plainChoices(decision.args as unknown as TurnArgs).flatMap((choice) => {
    const gain = plainGain(table, seat, choice)
    const isPossible = picks.choices.some((one) => JSON.stringify(one) === JSON.stringify(choice))
    return gain && isPossible ? [{ ...gain, choice: choice as Json }] : []
  })
  const next = plain[0]?.choice
  const key = next === undefined ? '' : JSON.stringify(next)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is taken when the last one has been
  useEffect(() => {
    if (!isTaking) return
    if (next === undefined || !choose(decision, next)) setTaking(false)
  }, [isTaking, decision, key])
  const take = useCallback(() => setTaking(true), [])
  return plain.length > 0 ? { gains: plain, take } : undefined
}

interface TurnArgs {
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

function plainChoices({ main, bonus }: TurnArgs): ({ readonly main: MainAction } | { readonly bonus: BonusAction })[] {
  return [...(main ? [{ main }] : []), ...bonus.map((action) => ({ bonus: action }))]
}
