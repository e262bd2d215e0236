import { memo, type ReactNode } from 'react'
import { INK } from './families.ts'
import { NIGHT } from './night.ts'

interface IslandProps {
  /** How many days Vesh still needs. */
  readonly daysLeft: number
  /** Who moves first stands at the top. */
  readonly order: readonly { readonly key: string; readonly cat: ReactNode }[]
}

export const ISLAND = { width: 340, height: 190 } as const

/** Where Vesh's boat is, by the days it still needs: it comes down from the open sea to the beach. */
const course: readonly (readonly [x: number, y: number])[] = [
  [228, 132],
  [262, 148],
  [296, 132],
  [308, 98],
  [300, 62],
  [272, 36],
]

/** The island from above, the paws on which the turn order stands, and Vesh's boat, which counts the days. */
export const Island = memo(function Island({ daysLeft, order }: IslandProps) {
  const [boatX, boatY] = course[Math.max(0, Math.min(5, daysLeft))] ?? [0, 0]
  return (
    <g stroke={INK} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      <rect x={1} y={1} width={338} height={188} rx={16} fill="#2f6f7e" />
      <path
        d="M16 34 q7 -6 14 0 t14 0 M230 20 q6 -5 12 0 t12 0 M60 176 q7 -6 14 0 t14 0 M196 172 q6 -5 12 0 t12 0"
        fill="none"
        stroke="#8fc3cd"
        strokeWidth={2}
      />
      <path
        d="M58 104 C52 60 92 26 140 28 C196 28 240 60 236 108 C234 146 190 168 142 166 C94 166 62 144 58 104 Z"
        fill="#e8d3a5"
      />
      <path
        d="M84 98 C82 66 108 46 140 48 C180 48 212 70 208 104 C206 130 176 144 142 142 C110 142 86 126 84 98 Z"
        fill="#7f9f58"
      />
      <path d="M112 108 L142 66 L158 90 L168 78 L194 112 Z" fill="#9a9188" />
      <path d="M132 80 L142 66 L151 80 L146 84 L141 79 L137 84 Z" fill="#fffaf0" strokeWidth={1.6} />
      <Palm x={104} y={124} />
      <Palm x={176} y={130} turned />
      <Tower />
      <path
        d={`M${course
          .toReversed()
          .map(([x, y]) => `${x} ${y}`)
          .join(' L')}`}
        fill="none"
        stroke="#bcdde2"
        strokeDasharray="1 7"
      />
      <rect x={1} y={1} width={338} height={188} rx={16} stroke="none" style={{ fill: NIGHT }} />
      {course.map(([x, y], days) => (
        <Buoy key={`${x}/${y}`} x={x} y={y} days={days} />
      ))}
      <VeshsBoat x={boatX} y={boatY} />
      {order.map(({ key }, place) => (
        // The paws stay, whoever stands on them.
        <g key={key} transform={`translate(30 ${30 + place * 43})`}>
          <Paw />
        </g>
      ))}
      {order.map(({ key, cat }, place) => (
        <g key={key} data-travels={`order-${key}`} transform={`translate(30 ${30 + place * 43})`}>
          <g transform="translate(0 -1) scale(0.92)">{cat}</g>
        </g>
      ))}
    </g>
  )
})

function Buoy({ x, y, days }: { readonly x: number; readonly y: number; readonly days: number }) {
  if (days === 0)
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r={13} fill="#c9483a" />
        <path
          d="M-4.5 7 C-7 3 -6 -1 -5 -2 L-3.4 1 V-7 M-3.4 -1 L-1 -8.4 V-1 M-1 -2 L1.8 -8.4 V-1 M1.8 -1.4 L4.6 -6.4 L4.4 3 C4 6 3 7 2.6 8 H-3 Z"
          fill="#fffaf0"
          strokeWidth={1.3}
        />
      </g>
    )
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={11.5} fill="#fbf1d6" />
      <text y={5} textAnchor="middle" fontSize={14} fontWeight={800} fill={INK} stroke="none">
        {days}
      </text>
    </g>
  )
}

/** Dark sails with a hand on them. */
function VeshsBoat({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g data-travels="vesh" transform={`translate(${x} ${y - 6})`}>
      <path d="M-21 8 H21 C19 17 12 20 0 20 C-12 20 -19 17 -21 8 Z" fill="#3a2a30" />
      <path d="M-1 8 V-26" strokeWidth={2.6} />
      <path d="M2 -24 C16 -20 20 -6 16 4 H2 Z" fill="#5b3a4a" />
      <path d="M-4 -20 C-14 -16 -17 -4 -15 4 H-4 Z" fill="#5b3a4a" />
      <path
        d="M7 1 C5 -2 5.5 -5 6.4 -5.6 V-12 M8.6 -6 V-13.4 M10.8 -6 V-12.4 M13 -5 V-10"
        fill="none"
        stroke="#f2d7d0"
        strokeWidth={1.7}
      />
    </g>
  )
}

function Palm({ x, y, turned = false }: { readonly x: number; readonly y: number; readonly turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -1 : 1} 1)`}>
      <path d="M-2 14 C-1 4 2 -4 6 -10 L10 -8 C6 -2 4 6 4 14 Z" fill="#a9774b" />
      <path
        d="M8 -10 C0 -22 -10 -18 -12 -12 C-4 -14 2 -12 8 -10 C4 -26 18 -28 22 -22 C16 -20 12 -16 8 -10 C18 -18 28 -10 26 -4 C20 -8 14 -10 8 -10 Z"
        fill="#4f7a3f"
      />
    </g>
  )
}

function Tower() {
  return (
    <g transform="translate(206 62)">
      <path d="M-9 22 L-7 -8 H7 L9 22 Z" fill="#fbf1d6" />
      <path d="M-11 -8 L0 -21 L11 -8 Z" fill="#e2725b" />
      <path d="M-2.6 3 C-2.6 -2 2.6 -2 2.6 3 V8 H-2.6 Z" fill="#5a4632" strokeWidth={1.4} />
    </g>
  )
}

function Paw() {
  return (
    <g fill="#dcc592" stroke="#a98c57" strokeWidth={1.6}>
      <ellipse cy={8} rx={17} ry={13} />
      <circle cx={-15} cy={-8} r={5} />
      <circle cx={-5} cy={-14} r={5} />
      <circle cx={6} cy={-14} r={5} />
      <circle cx={16} cy={-8} r={5} />
    </g>
  )
}
