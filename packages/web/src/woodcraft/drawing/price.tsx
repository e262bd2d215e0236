import { Sign } from '../art/signs.tsx'
import { Word } from './word.tsx'

interface PriceProps {
  readonly x: number
  readonly y: number
  readonly berries: number
  /** Where there is little room beside it. */
  readonly isSmall?: boolean
}

/** What something costs or brings in berries. */
export function Price({ x, y, berries, isSmall = false }: PriceProps) {
  const width = (berries > 9 ? 42 : 34) - (isSmall ? 4 : 0)
  return (
    <g transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height={18} rx={9} fill="var(--card)" stroke="#2b2118" strokeWidth={1.4} />
      <Word x={isSmall ? 4.5 : 6} y={14} size={14} weight={800} fill="#2b2118">
        {berries}
      </Word>
      <Sign name="berry" x={width - (isSmall ? 16.5 : 18)} y={2} size={14} />
    </g>
  )
}
