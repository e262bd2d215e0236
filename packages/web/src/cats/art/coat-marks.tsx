import { star } from './face.tsx'
import { coats, type Family } from './families.ts'
import { CELL, type Cell } from './outline.ts'
import { apart, type Spine, type Spot } from './spine.ts'

interface MarksProps {
  readonly family: Family | 'oshax'
  readonly cells: readonly Cell[]
  readonly spine: Spine
}

/** The coat, drawn along the back and out into the limbs, so that it follows the body. */
export function CoatMarks({ family, cells, spine }: MarksProps) {
  const { mark } = coats[family]
  const lines = [spine.back, ...[...spine.limbs, ...spine.flanks].map(({ at, from }) => [from, at, beyond(from, at)])]
  switch (family) {
    case 'blue':
      return <Stripes lines={lines} colour={mark} />
    case 'green':
      return <Rosettes lines={lines} colour={mark} />
    case 'orange':
      return <Rings lines={lines} colour={mark} />
    case 'red':
      return <Patches cells={cells} colour={mark} />
    case 'purple':
      return <Points spine={spine} colour={mark} />
    case 'oshax':
      return <Stars lines={lines} colour={mark} />
  }
}

/** The far edge of a cell that is reached from another one. */
function beyond(from: Spot, at: Spot): Spot {
  return { x: at.x + (at.x - from.x) / 2, y: at.y + (at.y - from.y) / 2 }
}

type Lines = readonly (readonly Spot[])[]

/** Mackerel: short waves in from both flanks, the back left free. */
function Stripes({ lines, colour }: { readonly lines: Lines; readonly colour: string }) {
  return apart(lines, 11, 18, 10.5).map(({ x, y, angle }) => (
    <path
      key={`${x}/${y}`}
      d="M0 -20 q4.5 6 0 13 M0 20 q4.5 -6 0 -13"
      transform={`translate(${x} ${y}) rotate(${angle})`}
      fill="none"
      stroke={colour}
      strokeWidth={4}
    />
  ))
}

/** Rosettes: broken rings with a dot. */
function Rosettes({ lines, colour }: { readonly lines: Lines; readonly colour: string }) {
  return apart(lines, 14, 18, 12).flatMap(({ x, y, angle }, spot) =>
    (spot % 2 === 0 ? [-9, 9] : [0]).map((aside) => (
      <g
        key={`${x}/${y}/${aside}`}
        transform={`translate(${x} ${y}) rotate(${angle}) translate(0 ${aside}) rotate(${spot * 70})`}
      >
        <path
          d="M-4.8 0 a4.8 4.8 0 0 1 8.1 -3.4 M4.7 1 a4.8 4.8 0 0 1 -7 3.2"
          fill="none"
          stroke={colour}
          strokeWidth={3}
        />
        <circle r={1.5} fill={colour} />
      </g>
    )),
  )
}

/** Tabby rings: broad bands right round the body, in pairs. */
function Rings({ lines, colour }: { readonly lines: Lines; readonly colour: string }) {
  return apart(lines, 20, 20, 17).map(({ x, y, angle }) => (
    <g key={`${x}/${y}`} transform={`translate(${x} ${y}) rotate(${angle})`} fill="none" stroke={colour}>
      <path d="M-3 -22 q7 22 0 44" strokeWidth={4.8} />
      <path d="M4.5 -22 q7 22 0 44" strokeWidth={2.2} />
    </g>
  ))
}

/** Patches: large light ones and small dark ones by turns, cell after cell. */
function Patches({ cells, colour }: { readonly cells: readonly Cell[]; readonly colour: string }) {
  return cells.map(([row, column], index) => {
    const isLight = (row + column) % 2 !== 0
    const x = (column + 0.5) * CELL + (index % 3) * 6 - 6
    const y = (row + 0.5) * CELL + (index % 2) * 10 - 4
    return (
      <path
        key={`${row}/${column}`}
        d="M-15 -3 C-16 -15 0 -18 8 -13 C18 -9 17 6 8 11 C0 17 -13 13 -15 -3 Z"
        transform={`translate(${x} ${y}) rotate(${index * 57}) scale(${isLight ? 1 : 0.55})`}
        fill={isLight ? colour : DARK_PATCH}
      />
    )
  })
}

const DARK_PATCH = '#98362b'

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

function Stars({ lines, colour }: { readonly lines: Lines; readonly colour: string }) {
  return apart(lines, 16, 24, 14).map(({ x, y }, spot) => (
    <path key={`${x}/${y}`} d={star(x, y, spot % 2 === 0 ? 6.5 : 4)} fill={colour} />
  ))
}
