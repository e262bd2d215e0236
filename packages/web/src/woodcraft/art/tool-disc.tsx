import type { ReactNode } from 'react'
import { fills } from '../../art/icons/drawing.ts'

const tools: { readonly [tool: string]: ReactNode } = {
  mallet: (
    <>
      <path d="M5 3.5 H19 V11 H5 Z" fill="#b9814e" />
      <path d="M10.4 11 H13.6 V21 H10.4 Z" fill="#ead2a8" />
    </>
  ),
  plane: (
    <>
      <path d="M2.5 13 H21.5 V18.5 H2.5 Z" fill="#b9814e" />
      <path d="M9 13 L12 5 L15 6 L13 13 Z" fill="#b1b5b2" />
      <path d="M17 13 C17 9.5 20.6 9.5 20.6 13 Z" fill="#8d5a38" />
    </>
  ),
  gouge: (
    <>
      <path d="M9.6 2.5 H14.4 L13.6 11 H10.4 Z" fill="#cf7f3f" />
      <path d="M10.6 11 H13.4 V18 C13.4 20 10.6 22 10.6 20 Z" fill="#b1b5b2" />
    </>
  ),
  wrench: (
    <path
      d="M3.5 18 L12 9.5 C11 6.5 13 3 17 3.2 L14.8 6 L15.4 8.6 L18 9.2 L20.8 7 C21 11 17.5 13 14.5 12 L6 20.5 C4 22 2 20 3.5 18 Z"
      fill={fills.stone}
    />
  ),
  file: (
    <>
      <path d="M10 9 H14 L13 21.5 H11 Z" fill="#b1b5b2" />
      <path d="M9.6 2.5 H14.4 V9 H9.6 Z" fill="#2f5d46" />
      <path d="M10.6 12 L13.4 13.4 M10.8 15 L13.2 16.4" strokeWidth={1.3} />
    </>
  ),
}

/** Tools that a pack brings and nobody has drawn. */
const other = (
  <>
    <path d="M10 9 H14 V21 H10 Z" fill="#ead2a8" />
    <path d="M6 3 H18 L16 9 H8 Z" fill="#b1b5b2" />
  </>
)

interface ToolDiscProps {
  readonly tool: string
  readonly x?: number
  readonly y?: number
  readonly r: number
  readonly isGhost?: boolean
}

/** A tool for the attic, on a disc of pale wood. */
export function ToolDisc({ tool, x = 0, y = 0, r, isGhost = false }: ToolDiscProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      stroke="#2b2118"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity={isGhost ? 0.65 : 1}
    >
      <circle cy={2.4} r={r} fill="#5b3a22" />
      <circle r={r} fill="#f3dfb4" />
      <g transform={`translate(${-r * 0.68} ${-r * 0.68}) scale(${(r * 1.36) / 24})`}>{tools[tool] ?? other}</g>
    </g>
  )
}
