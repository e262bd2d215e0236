import type { ReactNode } from 'react'
import type { PieceOf } from '../../table/kit/use-piece.ts'
import { OwnPiece } from './own-piece.tsx'
import style from './piece.module.css'

interface FramedProps extends PieceOf {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  readonly radius?: number
  onPoint?(isPointed: boolean): void
  /** A price or a gain that sticks out, and has to be read over the frame. */
  readonly above?: ReactNode
  readonly children: ReactNode | ((isMarked: boolean) => ReactNode)
}

/** A piece with a frame round it where it can be chosen. */
export function Framed({ x, y, width, height, radius = 9, above, children, ...piece }: FramedProps) {
  return (
    <OwnPiece {...piece} className={style.piece} transform={`translate(${x} ${y})`}>
      {(isMarked) => (
        <>
          <rect width={width} height={height} fill="transparent" />
          <g className={style.body}>{typeof children === 'function' ? children(isMarked) : children}</g>
          <rect className={style.frame} x={-4} y={-4} width={width + 8} height={height + 8} rx={radius + 3} />
          {above}
        </>
      )}
    </OwnPiece>
  )
}
