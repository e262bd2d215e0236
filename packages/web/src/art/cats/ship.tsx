import { memo, useId } from 'react'
import { INK } from './families.ts'
import { Floors } from './floors.tsx'
import { MapScroll, type MapSpot } from './map-scroll.tsx'
import { CELL, type Cell, outlineOf } from './outline.ts'
import { Rat } from './rat.tsx'

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
        <path
          key={section.id}
          d={outlineOf(section.cells, 1.5, 4, 4)}
          fill="none"
          stroke="#5a3a20"
          strokeWidth={2.4}
          strokeDasharray={section.id === 'deck' ? '7 5' : undefined}
        />
      ))}
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

/** Fine lines between the cells, so that one sees where a tile can lie. */
function Grid({ cells }: { readonly cells: readonly Cell[] }) {
  const lines = cells.map(([row, column]) => `M${column * CELL} ${row * CELL} h${CELL} v${CELL}`).join(' ')
  return <path d={lines} fill="none" stroke="#2b2118" strokeOpacity={0.2} strokeWidth={1} />
}
