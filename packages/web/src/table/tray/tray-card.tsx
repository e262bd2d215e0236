import type { ReactNode } from 'react'
import style from './tray.module.css'

interface TrayCardProps {
  readonly question: ReactNode
  readonly children: ReactNode
  /** What has a fixed place, measured from the foot of the tray. */
  readonly foot?: ReactNode
}

/** What stands in the tray's place where nothing can be decided: the replay, the end. */
export function TrayCard({ question, children, foot }: TrayCardProps) {
  return (
    <div className={style.tray}>
      <div className={style.head}>{question}</div>
      <div className={style.body}>{children}</div>
      {foot && <div className={style.foot}>{foot}</div>}
    </div>
  )
}
