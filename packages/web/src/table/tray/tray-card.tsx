import type { ReactNode } from 'react'
import style from './tray.module.css'

/** What stands in the tray's place where nothing can be decided: the replay, the end. */
export function TrayCard({ question, children }: { readonly question: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={style.tray}>
      <div className={style.head}>{question}</div>
      <div className={style.body}>{children}</div>
    </div>
  )
}
