import { type Boat, type Family, familyPoints, type LaidTile } from '@nora/cats'
import { coats } from '../art/families.ts'
import { CELL, outlineOf } from '../art/outline.ts'
import { cellsOfTiles } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import style from './ship.module.css'

const { blue, green, orange, purple } = coats

/** The marks of the red coat are pale: its line is darker than the fur instead. */
const lines = { blue: blue.mark, green: green.mark, orange: orange.mark, purple: purple.mark, red: '#a8321f' } as const

/** Every family with a line round it, and what it is worth. */
export function FamilyOutlines({ boat, families }: { readonly boat: Boat; readonly families: readonly Family[] }) {
  const { table, voice } = useTable()
  return families.map(({ colour, size, tiles }) => {
    const members = tiles.map((place) => boat.tiles[place]).filter((laid): laid is LaidTile => laid !== undefined)
    const cells = cellsOfTiles(table.content, members)
    const outline = outlineOf(cells, 1, 12, 8)
    const [row, column] = cells.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])[0] ?? [0, 0]
    const points = familyPoints(size)
    return (
      <g key={`${colour}/${row}/${column}`} className={style.family}>
        <title>{voice.say({ id: 'webCats.family', params: { colour, n: size, points } })}</title>
        <path d={outline} fill="none" stroke="#fffaf0" strokeWidth={9} />
        <path d={outline} fill="none" stroke={lines[colour]} strokeWidth={5} strokeDasharray="11 5" />
        <g transform={`translate(${(column + 1) * CELL} ${row * CELL})`}>
          <circle r={17} fill="#fffaf0" stroke={lines[colour]} strokeWidth={4} />
          <text y={7} textAnchor="middle" className={style.worth}>
            {points}
          </text>
        </g>
      </g>
    )
  })
}
