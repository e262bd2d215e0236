import { memo, useId } from 'react'
import { INK } from './families.ts'
import { Floors } from './floors.tsx'
import { MapScroll, type MapSpot } from './map-scroll.tsx'
import { NIGHT } from './night.ts'
import { CELL, type Cell, outlineOf } from './outline.ts'
import { Rat } from './rat.tsx'
import { sectionSigns } from './section-sign.ts'

export interface Section {
  readonly id: string
  readonly cells: readonly Cell[]
}

interface ShipProps {
  readonly sections: readonly Section[]
  readonly rats: readonly Cell[]
  readonly maps: readonly MapSpot[]
  readonly children?: React.ReactNode
}

/** How far the planking stands out from the cells. */
const HULL = 16

/** A ship from above: planks run along it, and every section has a floor of its own. */
export const Ship = memo(function Ship({ sections, rats, maps, children }: ShipProps) {
  const floors = useId()
  const cells = sections.flatMap((section) => section.cells)
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Floors id={floors} />
      <path d={outlineOf(cells, -HULL, 30, 14)} fill="#7d5332" stroke={INK} strokeWidth={3.5} />
      <path d={outlineOf(cells, -HULL / 2, 24, 12)} fill="none" stroke="#a9774b" strokeWidth={5} />
      {sections.map((section) => (
        <path key={section.id} d={outlineOf(section.cells, 0, 0.1, 0.1)} fill={`url(#${floors}-${section.id})`} />
      ))}
      <Grid cells={cells} />
      {sections.map((section) => (
        <Sign key={section.id} {...section} />
      ))}
      {sections.map((section) => (
        <path
          key={section.id}
          d={outlineOf(section.cells, 1.5, 4, 4)}
          fill="none"
          stroke="#5a3a20"
          strokeWidth={2.4}
          strokeDasharray={section.id === 'deck' ? '7 5' : undefined}
        />
      ))}
      <path d={outlineOf(cells, -HULL, 30, 14)} style={{ fill: NIGHT }} />
      {maps.map((map) => (
        <MapScroll key={map.colour} {...map} />
      ))}
      {rats.map(([row, column]) => (
        <Rat
          key={`${row}/${column}`}
          x={(column + 0.5) * CELL}
          y={(row + 0.5) * CELL}
          turned={(row + column) % 2 === 0}
        />
      ))}
      {children}
    </g>
  )
})

/** Painted on the floor, where the section is widest. */
function Sign({ id, cells }: Section) {
  const sign = sectionSigns[id]
  const rows = new Map<number, number[]>()
  for (const [row, column] of cells) rows.set(row, [...(rows.get(row) ?? []), column])
  const middle = [...rows].toSorted(([, one], [, other]) => other.length - one.length)
  const widest = middle.filter(([, columns]) => columns.length === middle[0]?.[1].length).map(([row]) => row)
  const row = widest[Math.floor(widest.length / 2)] ?? 0
  const columns = rows.get(row) ?? [0]
  const x = ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * CELL
  if (!sign) return null
  return (
    <path
      d={sign}
      transform={`translate(${x} ${(row + 0.5) * CELL})`}
      fill="none"
      stroke={INK}
      strokeOpacity={0.34}
      strokeWidth={2.6}
    />
  )
}

/** A quiet flag on a section that is full. */
export function FullFlag({ cells }: { readonly cells: readonly Cell[] }) {
  const [row, column] = cells[0] ?? [0, 0]
  return (
    <g
      transform={`translate(${column * CELL + 8} ${row * CELL + 4})`}
      stroke={INK}
      strokeWidth={1.8}
      strokeLinejoin="round"
    >
      <path d="M0 16 V-16" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M0 -16 C6 -20 12 -12 20 -15 L17 -9.5 L20 -4 C12 -1 6 -9 0 -5 Z" fill="#8fcf9c" />
    </g>
  )
}

/** Fine lines between the cells, so that one sees where a tile can lie. */
function Grid({ cells }: { readonly cells: readonly Cell[] }) {
  const lines = cells.map(([row, column]) => `M${column * CELL} ${row * CELL} h${CELL} v${CELL}`).join(' ')
  return <path d={lines} fill="none" stroke="#2b2118" strokeOpacity={0.2} strokeWidth={1} />
}
