import { memo } from 'react'
import { INK } from './families.ts'
import { CELL, type Cell, outlineOf } from './outline.ts'

/** Common treasures are hammered copper; rare ones are gold, larger and with a glint. */
const metals = {
  common: { plate: '#c9825a', rim: '#9a5a38', coin: '#e0a47d' },
  rare: { plate: '#ecc154', rim: '#b98620', coin: '#fbe39a' },
} as const

interface TreasureProps {
  readonly cells: readonly Cell[]
  readonly kind: keyof typeof metals
}

/** A heap of treasure that fills its cells: a coin, a cup, a key, a ring, one to a cell. */
export const TreasureTile = memo(function TreasureTile({ cells, kind }: TreasureProps) {
  const { plate, rim, coin } = metals[kind]
  return (
    <g stroke={INK} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      <path d={outlineOf(cells, 3, 10, 6)} fill={plate} strokeWidth={2.2} />
      <path d={outlineOf(cells, 7, 7, 7)} fill="none" stroke={rim} strokeWidth={1.6} strokeDasharray="2 5" />
      {cells.map(([row, column], index) => (
        <g key={`${row}/${column}`} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`} fill={coin}>
          {pieces[index % pieces.length]}
        </g>
      ))}
      {kind === 'rare' && <Glint cells={cells} />}
    </g>
  )
})

const pieces = [
  <g key="coin">
    <circle r={9.5} />
    <circle r={6} fill="none" strokeWidth={1.3} />
    <path d="M-3 3 L-3 -3 L0 -1 L3 -3 L3 3" fill="none" strokeWidth={1.6} />
  </g>,
  <g key="cup">
    <path d="M-8 -9 H8 C8 0 4 3 1.5 3 V7 H5 V10 H-5 V7 H-1.5 V3 C-4 3 -8 0 -8 -9 Z" />
    <path d="M-8 -6 H-11 V-2 C-11 0 -9 1 -6.5 0 M8 -6 H11 V-2 C11 0 9 1 6.5 0" fill="none" strokeWidth={1.6} />
  </g>,
  <g key="key" transform="rotate(-40)">
    <circle cx={-6} r={5} />
    <circle cx={-6} r={1.6} fill={INK} stroke="none" />
    <path d="M-1 -1.6 H11 V5 H8 V1.6 H5 V4 H2.6 V1.6 H-1 Z" />
  </g>,
  <g key="ring">
    <circle cy={3} r={7.5} />
    <circle cy={3} r={4} fill="#8a5a36" />
    <path d="M-4.5 -5 L0 -11 L4.5 -5 L0 -2 Z" fill="#e2725b" />
  </g>,
]

function Glint({ cells }: { readonly cells: readonly Cell[] }) {
  const [row, column] = cells[0] ?? [0, 0]
  return (
    <path
      d="M0 -7 L1.6 -1.6 L7 0 L1.6 1.6 L0 7 L-1.6 1.6 L-7 0 L-1.6 -1.6 Z"
      transform={`translate(${(column + 0.78) * CELL} ${(row + 0.24) * CELL})`}
      fill="#fffdf0"
      strokeWidth={1.2}
    />
  )
}
