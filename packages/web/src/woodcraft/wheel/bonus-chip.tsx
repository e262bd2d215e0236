import type { Effect } from '@nora/effects'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'

interface BonusChipProps {
  readonly bonus: Effect
  readonly x: number
  readonly y: number
}

/** A slip of paper with what a slot gives to whoever moves a tile away from it. */
export function BonusChip({ bonus, x, y }: BonusChipProps) {
  const marks = marksOf(bonus)
  const hasText = marks.some((mark) => 'sign' in mark && mark.text)
  const width = marks.length > 1 ? 31 : hasText ? 29 : 21
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-10}
        width={width}
        height={20}
        rx={8.5}
        fill="#fff6df"
        stroke="#2b2118"
        strokeWidth={1.5}
      />
      <MarksRow marks={marks} x={0} y={0} size={15} gap={0} anchor="middle" most={width - 2} />
    </g>
  )
}
