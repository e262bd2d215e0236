import type { Owner } from '@nora/wistar'
import { PAPER } from './colours.ts'
import { lookOf } from './owner.ts'
import { Print } from './print.tsx'

interface BadgeProps {
  readonly owner: Owner
  readonly x?: number
  readonly y?: number
  readonly r?: number
}

/** The mark of a seat, or of Ratbot, on a piece. */
export function Badge({ owner, x = 0, y = 0, r = 9 }: BadgeProps) {
  const { colour, letter, shape } = lookOf(owner)
  return (
    <g>
      <g fill={colour} stroke={PAPER} strokeWidth={1.6} strokeLinejoin="round" paintOrder="stroke">
        {shape === 'square' && <rect x={x - r + 0.5} y={y - r + 0.5} width={2 * r - 1} height={2 * r - 1} rx={2.5} />}
        {shape === 'triangle' && <path d={`M${x} ${y - r - 2.5} l${r + 2.5} ${2 * r + 1.5} h${-2 * r - 5} Z`} />}
        {shape === 'diamond' && (
          <path d={`M${x} ${y - r - 2} l${r + 2} ${r + 2} l${-r - 2} ${r + 2} l${-r - 2} ${-r - 2} Z`} />
        )}
        {shape === 'circle' && <circle cx={x} cy={y} r={r} />}
        {shape === 'dashed' && <circle cx={x} cy={y} r={r} strokeDasharray="3.2 2.4" />}
      </g>
      <Print
        x={x}
        y={y + r * (shape === 'triangle' ? 0.55 : 0.47)}
        size={r > 10 ? 15 : 12.5}
        weight={800}
        colour={PAPER}
        anchor="middle"
      >
        {letter}
      </Print>
    </g>
  )
}
