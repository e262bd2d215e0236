import { drawnBy } from '@nora/wistar'
import { InventionCard } from '../cards/invention-card.tsx'
import { useTable } from '../use-table.ts'

/** The cards drawn to play one of them. */
export function DrawnCards() {
  const { table, seat } = useTable()
  return (table.state.zones[drawnBy(seat)] ?? []).map((card) => <InventionCard key={card} card={card} sort="hand" />)
}
