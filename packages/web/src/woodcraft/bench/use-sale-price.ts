import { type Die, type SellArgs, salePrice } from '@nora/woodcraft'
import { useTable } from '../use-table.ts'

/** What each die would bring, while one is asked which to sell. */
export function useSalePrice(): (die: Die) => number | undefined {
  const { table, decision, seat } = useTable()
  if (decision?.kind !== 'sellDie' || decision.seat !== seat) return () => undefined
  const { more } = decision.args as unknown as SellArgs
  return (die) => salePrice(table, seat, die, more)
}
