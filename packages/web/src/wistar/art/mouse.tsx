import type { Area } from '@nora/wistar'
import { EAR, INK } from './colours.ts'

const furs: { readonly [area in Area]: string } = { house: '#e6cfa6', cellar: '#8a8f9c' }

interface MouseProps {
  readonly x: number
  readonly y: number
  readonly k?: number
  readonly area: Area
}

/** A guest: cream from the house, grey from the cellar. */
export function Mouse({ x, y, k = 1, area }: MouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <g stroke={INK} strokeWidth={1.9 / k} strokeLinejoin="round" strokeLinecap="round">
        <path d="M-12 0 C-12 -13 12 -13 12 0 Z" fill={furs[area]} />
        <circle cx={-8} cy={-17} r={6} fill={EAR} />
        <circle cx={8} cy={-17} r={6} fill={EAR} />
        <path d="M-9 -10 C-9 -20 9 -20 9 -10 C9 -5 4 -3.5 0 -3.5 C-4 -3.5 -9 -5 -9 -10 Z" fill={furs[area]} />
      </g>
      <circle cx={-3.4} cy={-12} r={1.5} fill={INK} />
      <circle cx={3.4} cy={-12} r={1.5} fill={INK} />
      <ellipse cx={0} cy={-7.2} rx={1.9} ry={1.4} fill="#c4604f" />
    </g>
  )
}
