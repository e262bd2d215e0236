import { type Decision, each } from '@nora/kernel'
import { areaOf } from '@nora/wistar'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { InventionCard } from '../cards/invention-card.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** Everybody's cards whose effect could be used, by their owners. */
export function CopyCards({ decision }: { readonly decision: Decision }) {
  const { table, space } = useTable()
  const possible = new Set(each(space(decision)))
  return table.state.players.flatMap((_, owner) =>
    (table.state.zones[areaOf(owner)] ?? [])
      .filter((card) => possible.has(card))
      .map((card) => (
        <span key={card} className={style.owned}>
          <SeatSign seat={owner} size="1.4rem" />
          <InventionCard card={card} sort="built" />
        </span>
      )),
  )
}
