import type { ReactNode } from 'react'
import style from './stock.module.css'

interface StockProps {
  /** How many lie here that are alike. */
  readonly n: number
  /** How many of them are picked. */
  readonly picked?: number
  /** What is drawn says itself how many it stands for. */
  readonly isTold?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Things that are alike, drawn once with their number. */
export function Stock({ n, picked = 0, isTold = false, className = '', children }: StockProps) {
  return (
    <span className={`${style.stock} ${className}`}>
      {children}
      <b aria-hidden={isTold}>{picked > 0 ? `${picked}/${n}` : `×${n}`}</b>
    </span>
  )
}
