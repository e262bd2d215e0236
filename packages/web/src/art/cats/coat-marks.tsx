import { star } from './face.tsx'
import { coats, type Family } from './families.ts'
import { CELL, type Cell } from './outline.ts'
import { along, type Spine } from './spine.ts'

interface MarksProps {
  readonly family: Family | 'oshax'
  readonly cells: readonly Cell[]
  readonly spine: Spine
}

/** The coat, drawn along the back and out into the limbs, so that it follows the body. */
export function CoatMarks({ family, cells, spine }: MarksProps) {
  const { mark } = coats[family]
  const ways = [spine.back, ...spine.limbs.map(({ at, from }) => [from, at])]
  switch (family) {
    case 'blue':
      return <Stripes ways={ways} colour={mark} />
    case 'green':
      return <Rosettes ways={ways} colour={mark} />
    case 'orange':
      return <Rings ways={ways} colour={mark} />
    case 'red':
      return <Patches cells={cells} colour={mark} />
    case 'purple':
      return <Points spine={spine} colour={mark} />
    case 'oshax':
      return <Stars ways={ways} colour={mark} />
  }
}

type Ways = readonly (readonly { readonly x: number; readonly y: number }[])[]

/** Mackerel: short waves in from both flanks, the back left free. */
function Stripes({ ways, colour }: { readonly ways: Ways; readonly colour: string }) {
  return ways.flatMap((way, index) =>
    along(way, 11, 16).map(({ x, y, angle }) => (
      <path
        key={`${index}/${x}/${y}`}
        d="M0 -20 q4 5 0 12 M0 20 q4 -5 0 -12"
        transform={`translate(${x} ${y}) rotate(${angle})`}
        fill="none"
        stroke={colour}
        strokeWidth={4}
      />
    )),
  )
}

/** Rosettes: broken rings with a dot. */
function Rosettes({ ways, colour }: { readonly ways: Ways; readonly colour: string }) {
  return ways.flatMap((way, index) =>
    along(way, 14, 18).flatMap(({ x, y, angle }, spot) =>
      (spot % 2 === 0 ? [-9, 9] : [0]).map((aside) => (
        <g
          key={`${index}/${x}/${y}/${aside}`}
          transform={`translate(${x} ${y}) rotate(${angle}) translate(0 ${aside}) rotate(${spot * 70})`}
        >
          <path
            d="M-4.5 0 a4.5 4.5 0 0 1 7.6 -3.2 M4.4 1 a4.5 4.5 0 0 1 -6.6 3"
            fill="none"
            stroke={colour}
            strokeWidth={2.8}
          />
          <circle r={1.4} fill={colour} />
        </g>
      )),
    ),
  )
}

/** Tabby rings: broad bands right round the body, in pairs. */
function Rings({ ways, colour }: { readonly ways: Ways; readonly colour: string }) {
  return ways.flatMap((way, index) =>
    along(way, 20, 20).map(({ x, y, angle }) => (
      <g key={`${index}/${x}/${y}`} transform={`translate(${x} ${y}) rotate(${angle})`} fill="none" stroke={colour}>
        <path d="M-3 -22 q7 22 0 44" strokeWidth={4.6} />
        <path d="M4.5 -22 q7 22 0 44" strokeWidth={2} />
      </g>
    )),
  )
}

/** Patches: large and light, one to every other cell. */
function Patches({ cells, colour }: { readonly cells: readonly Cell[]; readonly colour: string }) {
  return cells.map(([row, column], index) => {
    const x = (column + 0.5) * CELL + (index % 3) * 6 - 6
    const y = (row + 0.5) * CELL + (index % 2) * 10 - 4
    if ((row + column) % 2 === 0) return null
    return (
      <path
        key={`${row}/${column}`}
        d="M-15 -3 C-16 -15 0 -18 8 -13 C18 -9 17 6 8 11 C0 17 -13 13 -15 -3 Z"
        transform={`translate(${x} ${y}) rotate(${index * 57})`}
        fill={colour}
      />
    )
  })
}

/** Points: everything that sticks out is dark, the body stays pale. */
function Points({ spine, colour }: { readonly spine: Spine; readonly colour: string }) {
  const ends = [...spine.limbs.map(({ at }) => at), spine.back.at(-1)].filter((spot) => spot !== undefined)
  return ends.map(({ x, y }) => (
    <g key={`${x}/${y}`} fill={colour}>
      <circle cx={x} cy={y} r={24} opacity={0.35} />
      <circle cx={x} cy={y} r={17} opacity={0.55} />
    </g>
  ))
}

function Stars({ ways, colour }: { readonly ways: Ways; readonly colour: string }) {
  return ways.flatMap((way, index) =>
    along(way, 20, 26).map(({ x, y }, spot) => (
      <path key={`${index}/${x}/${y}`} d={star(x, y, spot % 2 === 0 ? 6 : 4)} fill={colour} />
    )),
  )
}
