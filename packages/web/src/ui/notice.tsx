import type { ReactNode } from 'react'
import style from './notice.module.css'

interface NoticeProps {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly children: ReactNode
}

/** Something that has to be told now; what went wrong is read out at once. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={style.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
