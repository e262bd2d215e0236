import type { Item } from '@nora/kernel'
import { cardOf } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { useTable } from '../use-table.ts'
import { cardName, parted } from './card-name.ts'
import { IconLine, Points } from './icon-line.tsx'
import style from './invention-slip.module.css'
import { needIcons } from './needs.ts'

interface InventionSlipProps {
  readonly card: Item
  readonly state?: string | undefined
}

/** One of many cards in a hand: its name, what it asks for, whether it could be played. */
export function InventionSlip({ card, state }: InventionSlipProps) {
  const { table, voice, seat } = useTable()
  const { type, requires, points } = cardOf(table, card)
  return (
    <span className={style.slip} data-type={type} data-state={state} aria-hidden="true">
      <span className={style.name}>{parted(cardName(voice, table, card))}</span>
      <span className={style.needs}>
        {state === 'joker' && <Icon name="joker" size={16} />}
        {state === 'now' && <b className={style.ready}>✓</b>}
        <span className={style.more}>
          <IconLine icons={needIcons(table, seat, requires)} size={14} />
          <Points n={points} />
        </span>
      </span>
    </span>
  )
}
