import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import style from './sheets.module.css'
import { useLighting } from './use-lighting.ts'

interface SheetPartProps {
  readonly points: number
  /** What lights up on the board while one points at it. */
  readonly things: readonly string[]
  readonly children: ReactNode
}

/** One thing behind a sum of the score sheet. */
export function SheetPart({ points, things, children }: SheetPartProps) {
  const { voice } = useTable()
  const lighting = useLighting(things)
  return (
    <li data-missed={points === 0 || undefined} {...lighting}>
      <span className={style.part}>{children}</span> <b>{voice.number(points)}</b>
    </li>
  )
}
