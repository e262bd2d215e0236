import { useId } from 'react'
import { CELL } from '../art/outline.ts'
import type { Preview } from '../placing/preview.ts'
import style from './ship.module.css'

/** The cells that are in the way of a tile, hatched. */
export function Clashes({ cells }: Pick<Preview, 'cells'>) {
  const hatch = useId()
  return (
    <g className={style.clashes} data-still="">
      <pattern id={hatch} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={10} height={10} fill="#e2725b" fillOpacity={0.3} />
        <path d="M0 0 V10" stroke="#d9452b" strokeWidth={6} />
      </pattern>
      {cells.map(({ cell: [row, column] }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: it is only moved when the tile is
          key={index}
          x={column * CELL + 2}
          y={row * CELL + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx={6}
          fill={`url(#${hatch})`}
        />
      ))}
    </g>
  )
}
