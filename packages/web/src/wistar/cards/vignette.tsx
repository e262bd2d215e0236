import type { InventionType } from '@nora/wistar'
import type { ReactNode } from 'react'
import { polar } from '../wheel/places.ts'

interface VignetteProps {
  readonly number: number
  readonly type: InventionType
}

const W = 66
const H = 48

/** A contraption of household things: the number of a card says which body and which two parts it has. */
export function Vignette({ number, type }: VignetteProps) {
  const [shape, right, left] = picks(number)
  return (
    <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <g stroke="currentColor" strokeWidth={1.7} strokeLinejoin="round" strokeLinecap="round" fill="none">
        <g transform={`translate(${W * 0.76} ${H * 0.62}) scale(.82)`}>{parts[right]}</g>
        <g transform={`translate(${W * 0.42} ${H * 0.55})`}>{bodies[type][shape]}</g>
        <g transform={`translate(${W * 0.2} ${H * 0.42}) scale(.62)`}>{parts[left]}</g>
      </g>
    </svg>
  )
}

/** The same card always looks the same. */
function picks(number: number): readonly [shape: number, right: number, left: number] {
  let seed = number * 7919 + 3
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  next()
  return [Math.floor(next() * 3), Math.floor(next() * parts.length), Math.floor(next() * parts.length)]
}

const cogTeeth = Array.from({ length: 8 }, (_, tooth) => {
  const corners = [
    polar(9, tooth * 45 - 12),
    polar(13, tooth * 45 - 7),
    polar(13, tooth * 45 + 7),
    polar(9, tooth * 45 + 12),
  ]
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join(' L')} Z`
}).join(' ')

const parts: readonly ReactNode[] = [
  <g key="cog">
    <path d={cogTeeth} fill="#c08a2d" />
    <circle r={9} fill="#c08a2d" />
    <circle r={3.4} fill="var(--card)" />
  </g>,
  <g key="spool">
    <path d="M-9 -11 h18 v4 h-18 z M-9 7 h18 v4 h-18 z" fill="#a9774b" />
    <rect x={-6} y={-7} width={12} height={14} fill="#e2725b" />
    <path d="M-6 -3 h12 M-6 1 h12" />
  </g>,
  <g key="bottle">
    <path d="M-3 -14 h6 v7 c6 3 6 6 6 9 v10 h-18 v-10 c0 -3 0 -6 6 -9 z" fill="#7f9f58" />
    <path d="M-9 3 h18" />
  </g>,
  <g key="lens">
    <circle cy={-3} r={9} fill="#cfe0dd" />
    <path d="M6.5 4 l8 9" strokeWidth={3.4} />
  </g>,
  <path key="spring" d="M-10 10 l4 -6 l5 6 l5 -6 l5 6 l4 -6 M-10 0 l4 -6 l5 6 l5 -6 l5 6" />,
  <g key="leaf">
    <path d="M-10 9 C-12 -9 2 -13 11 -10 C12 4 2 11 -10 9 Z" fill="#7f9f58" />
    <path d="M-10 9 L4 -4" />
  </g>,
  <g key="key">
    <circle cx={-7} r={6} fill="#d8b86a" />
    <path d="M-1 0 h14 M9 0 v5 M13 0 v6" />
  </g>,
  <g key="wheel">
    <circle r={9} fill="#d8b86a" />
    <path d="M-9 0 h18 M0 -9 v18" />
    <circle r={2.4} fill="var(--card)" />
  </g>,
]

const bodies: { readonly [type in InventionType]: readonly ReactNode[] } = {
  tool: [
    <g key="hammer">
      <path d="M-24 10 L6 -8 L10 -2 L-20 16 Z" fill="#a9774b" />
      <path d="M0 -16 L18 6 L10 10 L-6 -10 Z" fill="#9a9188" />
    </g>,
    <g key="box">
      <path d="M-20 14 V-6 H14 V14 Z" fill="#a9774b" />
      <path d="M-24 -6 L-18 -15 H12 L18 -6 Z" fill="#e2725b" />
      <path d="M-8 4 h10" />
    </g>,
    <g key="umbrella">
      <path d="M-22 -2 C-20 -22 16 -22 18 -2 C10 -8 4 -7 -2 -2 C-8 -8 -15 -7 -22 -2 Z" fill="#4c95a6" />
      <path d="M-2 -18 V12 C-2 18 7 18 7 12" strokeWidth={2.4} />
    </g>,
  ],
  automaton: [
    <g key="dog">
      <rect x={-16} y={-9} width={30} height={20} rx={7} fill="#9a9188" />
      <circle cx={16} cy={-8} r={8} fill="#9a9188" />
      <circle cx={18} cy={-10} r={1.6} fill="currentColor" />
      <path d="M-10 11 v6 M8 11 v6 M-16 -2 c-8 -2 -8 -8 -12 -6" />
    </g>,
    <g key="tortoise">
      <path d="M-22 10 C-22 -16 12 -16 12 10 Z" fill="#c9825a" />
      <path d="M8 -2 L15 -16 h8 v8 l-8 3 z" fill="#c9825a" />
      <circle cx={19} cy={-12} r={1.5} fill="currentColor" />
      <path d="M-16 10 v7 M-5 10 v7 M6 10 v7 M-14 1 h18" />
    </g>,
    <g key="bird">
      <circle cx={-6} cy={2} r={14} fill="#7f9f58" />
      <circle cx={12} cy={-8} r={9} fill="#7f9f58" />
      <circle cx={14} cy={-10} r={1.7} fill="currentColor" />
      <path d="M20 -6 l8 2 l-8 3 M-12 15 v4 M0 15 v4 M-14 -2 c4 8 12 8 14 0" />
    </g>,
  ],
  building: [
    <g key="cottage">
      <path d="M-18 15 V-4 L0 -17 L18 -4 V15 Z" fill="#d8b86a" />
      <path d="M-5 15 v-11 h10 v11 M-22 -1 L0 -17 L22 -1" />
    </g>,
    <g key="works">
      <path d="M-12 15 V-8 H10 V15 Z" fill="#c9825a" />
      <path d="M-17 -8 L-1 -20 L15 -8 Z" fill="#a04a35" />
      <path d="M-5 15 v-8 h8 v8 M-6 -2 h4 M1 -2 h4 M10 15 v-14 h14 v14 z" />
    </g>,
    <g key="dome">
      <path d="M-22 15 V2 C-22 -18 20 -18 20 2 V15 Z" fill="#9fb0a8" />
      <path d="M-6 15 v-8 c0 -6 10 -6 10 0 v8 M-22 2 h42 M-1 -13 v-7 l7 2 l-7 3" />
    </g>,
  ],
}
