import type { Item, Seat } from '@nora/kernel'
import { den, hand, type SquirrelTable, squirrel } from '@nora/squirrels'
import { tableHook } from '../../table/context.tsx'
import { CardRow } from '../../table/kit/card-row.tsx'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import style from './board.module.css'

/** The table of Squirrels, for whoever looks at it. */
const useTable = tableHook<SquirrelTable>()

/** The squirrels' tree: everybody's den, the nearest first, and below it what one has in hand. */
export function Board() {
  const { table, reader, seat, voice } = useTable()
  const seats = [...table.state.squirrels.keys()]
  return (
    <div className={style.tree}>
      {[...seats.slice(seat), ...seats.slice(0, seat)].map((one) => (
        <Den key={one} seat={one} />
      ))}
      {reader >= 0 && (
        <CardRow title={voice.format('squirrels.group.hand')} cards={table.zone(hand(reader))}>
          {(item) => <TreeCard item={item} />}
        </CardRow>
      )}
    </div>
  )
}

function Den({ seat }: { readonly seat: Seat }) {
  const { table, speaker, voice } = useTable()
  const { acorns, hidden, points } = squirrel(table, seat)
  return (
    <section className={style.den} aria-label={speaker.name(seat)}>
      <h2>{speaker.name(seat)}</h2>
      <p className={style.stores}>
        <Counter icon="acorn" n={acorns} label={voice.format('squirrels.fact.acorns', { n: acorns })} />
        <Counter icon="acorn-hidden" n={hidden} label={voice.format('squirrels.fact.hidden', { n: hidden })} />
        <Counter icon="points" n={points} label={voice.format('squirrels.fact.points', { n: points })} />
      </p>
      <CardRow title={voice.format('squirrels.group.den')} cards={table.zone(den(seat))}>
        {(item) => <TreeCard item={item} />}
      </CardRow>
    </section>
  )
}

function TreeCard({ item }: { readonly item: Item }) {
  const { card } = useTable()
  const { name, sort, text } = card(item)
  return (
    <Piece thing={item} className={style.card} explains>
      <strong>{name}</strong>
      <small>{sort}</small>
      {text.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </Piece>
  )
}
