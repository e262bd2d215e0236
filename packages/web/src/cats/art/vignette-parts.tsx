import { CatTile } from './cat-tile.tsx'
import { Face } from './face.tsx'
import { coats, type Family } from './families.ts'
import type { Cell } from './outline.ts'
import { sectionSigns } from './section-sign.ts'

export function Basket({ isWhole }: { readonly isWhole: boolean }) {
  return (
    <>
      <path d="M-27 -2 H27 L21 28 H-21 Z" fill={isWhole ? '#b9824f' : '#a39a8e'} />
      <path d="M-24 8 H24 M-22 18 H22 M-12 -2 L-10 28 M0 -2 V28 M12 -2 L10 28" strokeWidth={1.3} fill="none" />
      {!isWhole && <path d="M-2 -3 L5 6 L-3 13 L4 20 L-1 29" fill="none" stroke="#fbf1d6" strokeWidth={5} />}
    </>
  )
}

export function Portrait({ family }: { readonly family: Family | 'oshax' }) {
  return (
    <g transform="translate(80 46)">
      <circle r={35} fill={coats[family].light} strokeWidth={2} />
      <Face at={{ x: 0, y: 1 }} coat={coats[family]} family={family} size={1.9} mood="happy" />
    </g>
  )
}

export function FiveCats() {
  const families: readonly Family[] = ['blue', 'green', 'orange', 'red', 'purple']
  return families.map((family, index) => (
    <Face
      key={family}
      at={{ x: 20 + index * 30, y: index % 2 ? 54 : 32 }}
      coat={coats[family]}
      family={family}
      size={0.95}
      mood="awake"
    />
  ))
}

const mother: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
]

export function Litter() {
  return (
    <g transform="translate(22 2)">
      <CatTile cells={mother} family="orange" />
      <Face at={{ x: 66, y: 62 }} coat={coats.orange} family="orange" size={0.9} mood="awake" />
      <Face at={{ x: 98, y: 62 }} coat={coats.orange} family="orange" size={0.9} mood="asleep" />
    </g>
  )
}

export function Section({ areas, isFull }: { readonly areas: readonly string[]; readonly isFull: boolean }) {
  return areas.map((area, index) => (
    <g key={area} transform={`translate(${80 + (index - (areas.length - 1) / 2) * 56} 42)`}>
      <rect
        x={-25}
        y={-25}
        width={50}
        height={50}
        rx={8}
        fill={isFull ? '#d9ae77' : '#fbf1d6'}
        strokeDasharray={isFull ? undefined : '6 5'}
      />
      <path
        d={
          sectionSigns[area] ??
          (area === 'middleRow' ? 'M-18 0 H18 M-12 -6 L-18 0 L-12 6 M12 -6 L18 0 L12 6' : 'M-15 -15 H15 V15 H-15 Z')
        }
        fill="none"
      />
    </g>
  ))
}

export function Podium() {
  return (
    <>
      <path d="M30 80 V54 H60 V38 H100 V62 H130 V80 Z" fill="#d9ae77" />
      <Face at={{ x: 80, y: 20 }} coat={coats.blue} family="blue" size={1.1} mood="happy" />
    </>
  )
}

export function Fish() {
  return (
    <g transform="translate(80 42)">
      <path d="M-46 0 C-30 -28 14 -30 30 0 C14 30 -30 28 -46 0 Z M30 0 L52 -20 V20 Z" fill="#4c95a6" />
      <path d="M-26 -5 v0.1" strokeWidth={6} />
      <path d="M-8 -14 q8 14 0 28 M6 -12 q6 12 0 24" fill="none" strokeWidth={1.6} />
    </g>
  )
}

export function Scroll() {
  return (
    <g transform="translate(80 42)">
      <path d="M-30 -28 C-16 -36 16 -20 30 -28 V26 C16 34 -16 18 -30 26 Z" fill="#fbf1d6" />
      <path d="M-18 -10 H18 M-18 2 H18 M-18 14 H8" fill="none" strokeWidth={1.8} />
    </g>
  )
}
