import type { Seat } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { useTable } from '../use-table.ts'
import style from './pending-cards.module.css'

/** What a player may still do once because of a card: it may wait for days. */
export function PendingCards({ seat }: { readonly seat: Seat }) {
  const { table, voice } = useTable()
  const { anywhere, extraRescues = 0 } = table.state.players[seat] ?? {}
  return (
    <>
      {anywhere && <Chip icon="tile" label={voice.format('catsPlay.fact.anywhere')} />}
      {extraRescues > 0 && <Chip icon="cat" label={voice.format('catsPlay.fact.extraRescues', { n: extraRescues })} />}
    </>
  )
}

function Chip({ icon, label }: { readonly icon: 'tile' | 'cat'; readonly label: string }) {
  return (
    <span className={style.chip}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
