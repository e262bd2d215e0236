import { drawnBy } from '@nora/wistar'
import { ObjectiveCard } from '../objectives/objectives.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The objectives drawn, with how far one is on each; one is kept. */
export function KeepObjective() {
  const { table, seat, card: face } = useTable()
  return (table.state.zones[drawnBy(seat)] ?? []).map((card) => (
    <div key={card} className={style.objective}>
      <ObjectiveCard card={card} />
      {face(card).text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  ))
}
