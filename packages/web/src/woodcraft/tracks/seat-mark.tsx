import type { Seat } from '@nora/kernel'

const colours = ['var(--seat-a)', 'var(--seat-b)', 'var(--seat-c)', 'var(--seat-d)']
const letters = ['A', 'B', 'C', 'D']

interface SeatMarkProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly r?: number
}

/** A seat's marker on a track: colour, shape and letter. */
export function SeatMark({ seat, x, y, r = 8.4 }: SeatMarkProps) {
  const fill = colours[seat]
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--line)" strokeWidth={1.5} strokeLinejoin="round">
      {seat === 0 && <circle r={r} fill={fill} />}
      {seat === 1 && <rect x={-r * 0.9} y={-r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.2} fill={fill} />}
      {seat === 2 && <path d={`M0 ${-r * 1.15} L${r * 1.12} ${r * 0.85} H${-r * 1.12} Z`} fill={fill} />}
      {seat === 3 && <path d={`M0 ${-r * 1.2} L${r * 1.2} 0 L0 ${r * 1.2} L${-r * 1.2} 0 Z`} fill={fill} />}
      <text
        y={r * (seat === 2 ? 0.6 : 0.45)}
        textAnchor="middle"
        fontFamily="var(--text)"
        fontWeight={800}
        fontSize={r * 1.3}
        fill="var(--seat-letter)"
        stroke="none"
      >
        {letters[seat]}
      </text>
    </g>
  )
}
