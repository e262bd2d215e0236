import { pairsOf } from '@nora/wistar'
import { Peek } from '../../table/kit/peek.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { CardFront } from '../cards/invention-card.tsx'
import { LargeCard } from '../cards/large-card.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The pairs to start with; what could be paid for from the first goods is lit on the cards themselves. */
export function StartingPairs() {
  const { table, item } = useTable()
  const advanced = table.state.zones[pairsOf('advanced')] ?? []
  return (table.state.zones[pairsOf('basic')] ?? []).map((basic, index) => {
    const other = advanced[index]
    const cards = other === undefined ? [basic] : [basic, other]
    return (
      <div key={basic} className={style.pair}>
        <Piece thing={basic} sort="pair" label={cards.map(item).join(' + ')} className={style.piece}>
          <span className={style.two}>
            {cards.map((card) => (
              <Peek key={card} large={() => <LargeCard card={card} />}>
                <CardFront card={card} />
              </Peek>
            ))}
          </span>
        </Piece>
      </div>
    )
  })
}
