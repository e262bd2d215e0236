import type { Decision } from '@nora/kernel'
import { type Deck, decks, discardsOf } from '@nora/wistar'
import { InventionCard } from '../cards/invention-card.tsx'
import { useTable } from '../use-table.ts'

/** The discards that may be taken from, spread out. */
export function Discards({ decision }: { readonly decision: Decision }) {
  const { table } = useTable()
  const { deck } = decision.args as { readonly deck?: Deck }
  return (deck ? [deck] : decks).flatMap((each) =>
    (table.state.zones[discardsOf(each)] ?? []).map((card) => (
      <InventionCard key={card} card={card} sort="discarded" />
    )),
  )
}
