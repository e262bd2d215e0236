import { type Improvement, improvementPrice } from '@nora/woodcraft'
import { gainsIn } from '../gains-in.ts'
import { useTable } from '../use-table.ts'

/** What an improvement costs whoever is looked at, cheaper where a card says so. */
export function useImprovementPrice(): (improvement: Improvement) => number {
  const { table, seat, decision } = useTable()
  const { off } = decision?.kind === 'improve' ? (decision.args as { readonly off: number }) : { off: 0 }
  return (improvement) => improvementPrice(table, seat, improvement, off)
}

/** What an improvement takes and brings. */
export function useImprovementGoods(): (improvement: Improvement) => { readonly [good: string]: number } {
  const { table } = useTable()
  const priceOf = useImprovementPrice()
  return (improvement) => {
    const effect = table.content.improvements.get(improvement)?.effect
    return { ...(effect && gainsIn([effect])), berries: -priceOf(improvement) }
  }
}
