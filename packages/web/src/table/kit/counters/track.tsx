import type { ReactNode } from 'react'
import style from './track.module.css'

export interface TrackSpace {
  readonly key: string | number
  /** What is printed on it. */
  readonly print: ReactNode
  /** Who or what stands there. */
  readonly markers?: ReactNode
  /** What that means, for those who do not see it; nothing where it means nothing. */
  readonly label?: string
}

/** A row of spaces along which something moves or is laid out, one after the other. */
export function Track({ label, spaces }: { readonly label: string; readonly spaces: readonly TrackSpace[] }) {
  return (
    <ol className={style.track} aria-label={label}>
      {spaces.map(({ key, print, markers, label: said }) => (
        <li key={key} title={said} data-empty={markers === undefined || undefined} aria-hidden={said === undefined}>
          {markers}
          <b aria-hidden="true">{print}</b>
          {said !== undefined && <span className="unseen">{said}</span>}
        </li>
      ))}
    </ol>
  )
}
