import { Icon } from '../../art/icons/icon.tsx'
import style from './tray.module.css'
import type { Change } from './turn-preview.ts'

/** Each change as old → new. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return changes.map(({ icon, from, to }) => (
    <span key={icon} className={style.change}>
      <Icon name={icon} size={20} />
      <span>{from}</span>
      <span aria-hidden="true">→</span>
      <b data-less={to < from || undefined}>{to}</b>
    </span>
  ))
}
