import type { Json } from '@nora/kernel'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { Word } from '../drawing/word.tsx'
import style from './stage.module.css'

interface StageButtonProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly thing: string
  readonly value: Json
  readonly sort: string
  readonly children: string
}

/** Does what was put together on the stage. */
export function StageButton({ x, y, width, thing, value, sort, children }: StageButtonProps) {
  return (
    <DrawnPiece
      thing={thing}
      value={value}
      sort={sort}
      label={children}
      className={style.button}
      transform={`translate(${x} ${y})`}
    >
      {() => (
        <>
          <rect className={style.shadow} y={3} width={width} height={40} rx={9} />
          <rect className={style.face} width={width} height={40} rx={9} />
          <Word x={width / 2} y={26} size={16.5} weight={700} anchor="middle" fill="currentColor" most={width - 16}>
            {children}
          </Word>
        </>
      )}
    </DrawnPiece>
  )
}
