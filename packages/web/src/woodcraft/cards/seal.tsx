import type { SealKind } from '../drawing/marks.ts'

const colours: { readonly [kind in SealKind]: string } = { once: '#d99a3d', turn: '#5c8a4a', always: '#6674bd' }

const signs = {
  once: <path d="M1 -5 L-3 1 H0 L-1 5 L3 -1 H0 Z" fill="#fff6df" />,
  turn: (
    <>
      <path d="M3.4 -1.4 A3.6 3.6 0 1 0 3.4 1.8" fill="none" stroke="#fff6df" strokeWidth={1.8} />
      <path d="M4.8 -3.6 V-.4 H1.6 Z" fill="#fff6df" />
    </>
  ),
  always: (
    <path
      d="M-4 0 C-4 -3 -1 -3 0 0 C1 3 4 3 4 0 C4 -3 1 -3 0 0 C-1 3 -4 3 -4 0 Z"
      fill="none"
      stroke="#fff6df"
      strokeWidth={1.7}
    />
  ),
}

interface SealProps {
  readonly kind: SealKind
  readonly x: number
  readonly y: number
  readonly r?: number
  /** It was used this turn. */
  readonly isSpent?: boolean
}

/** When an ability helps: a bolt is once at arrival, a ring once in each turn, a knot always. */
export function Seal({ kind, x, y, r = 7.5, isSpent = false }: SealProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 7.5})`} opacity={isSpent ? 0.55 : 1}>
      <circle r={7.5} fill={isSpent ? '#8f8a80' : colours[kind]} stroke="#2b2118" strokeWidth={1.8} />
      {signs[kind]}
    </g>
  )
}
