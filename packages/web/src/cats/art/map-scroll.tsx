import { coats, type Family, INK } from './families.ts'
import { CELL, type Cell } from './outline.ts'

export interface MapSpot {
  readonly colour: Family
  readonly cell: Cell
}

/** A little scroll in the colour of a family, with the sign of its coat: the place where that family likes to lie. */
export function MapScroll({ colour, cell: [row, column] }: MapSpot) {
  const { fur } = coats[colour]
  return (
    <g
      transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}
      stroke={INK}
      strokeWidth={1.8}
      data-map={colour}
    >
      <path d="M-14 -12 C-8 -16 8 -8 14 -12 V11 C8 15 -8 7 -14 11 Z" fill="#fbf1d6" />
      <rect x={-9} y={-7.5} width={18} height={15} rx={3} fill={fur} strokeWidth={1.4} />
      <FamilySign family={colour} />
    </g>
  )
}

/** The coat in a nutshell: tells the families apart without colour. */
export function FamilySign({ family }: { readonly family: Family }) {
  const { mark, light } = coats[family]
  switch (family) {
    case 'blue':
      return (
        <path d="M-5 -4 q2.5 4 0 8 M0 -4 q2.5 4 0 8 M5 -4 q2.5 4 0 8" fill="none" stroke={mark} strokeWidth={2.2} />
      )
    case 'green':
      return (
        <g fill="none" stroke={mark} strokeWidth={2}>
          <path d="M-6 1 a3.4 3.4 0 0 1 6 -2.4 M1 2.6 a3.4 3.4 0 0 0 5 -3" />
          <circle cx={0} cy={0} r={0.8} fill={mark} />
        </g>
      )
    case 'orange':
      return <path d="M-6 -3 H6 M-6 0.2 H6 M-6 3.6 H6" fill="none" stroke={mark} strokeWidth={2} />
    case 'red':
      return <path d="M-5 -2 C-4 -6 4 -5 5 -1 C6 4 -6 5 -5 -2 Z" fill={mark} stroke="none" />
    case 'purple':
      return (
        <g fill={mark} stroke="none">
          <circle cx={-4.4} cy={0} r={2.6} />
          <circle cx={4.4} cy={0} r={2.6} />
          <circle cx={0} cy={0} r={1.2} fill={light} />
        </g>
      )
  }
}
