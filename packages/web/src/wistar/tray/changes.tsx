import { Icon } from '../../art/icons/icon.tsx'
import { useTable } from '../use-table.ts'
import style from './tray.module.css'
import type { Change } from './turn-preview.ts'

/** Each change as old → new; whoever points at it reads of what. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { table, voice } = useTable()
  const nameOf = ({ icon, to }: Change) =>
    icon === 'points' ? voice.format('common.points', { n: to }) : voice.say(table.content.language.say.stock(icon, to))
  return changes.map((change) => {
    const { icon, from, to } = change
    return (
      <span key={icon} className={style.change} title={nameOf(change)}>
        <Icon name={icon} size={20} />
        <span>{from}</span>
        <span aria-hidden="true">→</span>
        <b data-less={to < from || undefined}>{to}</b>
      </span>
    )
  })
}
