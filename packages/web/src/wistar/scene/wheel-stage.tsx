import type { Region } from '@nora/wistar'
import { INK } from '../art/colours.ts'
import { StockLine } from '../burrow/stock-line.tsx'
import { Hut } from '../hut/hut.tsx'
import { RegionRats } from '../regions/region-rats.tsx'
import { RegionTag } from '../regions/region-tag.tsx'
import { useTable } from '../use-table.ts'
import { Wheel } from '../wheel/wheel.tsx'
import { Fir } from './fir.tsx'
import { RoundGuest } from './round-guest.tsx'
import style from './scene.module.css'

interface Place {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** Where everything stands on a phone: the regions, the hut and the guest of the round in the corners of the wheel. */
interface Stage {
  readonly width: number
  readonly height: number
  readonly ground: number
  readonly wheel: Place
  readonly tags: { readonly [region in Region]: Place }
  readonly rats: { readonly [region in Region]: Place }
  readonly hut: Place
  readonly guest: Place
  /** What one has of one's own, as far as it is paid with. */
  readonly stock: Place & { readonly rows: number }
  readonly firs: readonly Place[]
}

const upright: Stage = {
  width: 390,
  height: 454,
  ground: 236,
  wheel: { x: 195, y: 238, k: 0.93 },
  tags: { farm: { x: 7, y: 7, k: 1 }, forest: { x: 271, y: 7, k: 1 }, lair: { x: 271, y: 401, k: 1 } },
  rats: { farm: { x: 76, y: 82, k: 0.62 }, forest: { x: 370, y: 82, k: 0.62 }, lair: { x: 254, y: 448, k: 0.62 } },
  hut: { x: 4, y: 337, k: 0.77 },
  guest: { x: 98, y: 410, k: 0.98 },
  stock: { x: 122, y: 3, k: 1, rows: 2 },
  firs: [
    { x: 372, y: 150, k: 0.6 },
    { x: 20, y: 156, k: 0.5 },
  ],
}

const lying: Stage = {
  width: 660,
  height: 418,
  ground: 212,
  wheel: { x: 332, y: 209, k: 1.03 },
  tags: { farm: { x: 6, y: 6, k: 1.32 }, forest: { x: 504, y: 6, k: 1.32 }, lair: { x: 504, y: 350, k: 1.32 } },
  rats: { farm: { x: 130, y: 108, k: 0.9 }, forest: { x: 642, y: 108, k: 0.9 }, lair: { x: 642, y: 342, k: 0.9 } },
  hut: { x: 4, y: 222, k: 1.28 },
  guest: { x: 534, y: 228, k: 1.4 },
  stock: { x: 6, y: 116, k: 1.2, rows: 3 },
  firs: [{ x: 620, y: 212, k: 0.86 }],
}

/** Wood, metal, movement, jokers, electricity and cards: so many, each so wide. */
const STOCK = { most: 6, width: 49 } as const

/** The wheel on a phone, with what one pays with. */
export function WheelStage({ isLying = false }: { readonly isLying?: boolean }) {
  const { voice, table, seat } = useTable()
  const { width, height, ground, wheel, tags, rats, hut, guest, stock, firs } = isLying ? lying : upright
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be chosen is no fieldset.
    <svg
      className={style.scene}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={voice.format('webWistar.scene.wheel')}
    >
      <rect x={-400} y={-400} width={1600} height={1300} className={style.sky} />
      <path
        d={`M-400 ${ground - 80} C80 ${ground - 110} 160 ${ground - 96} 220 ${ground - 114} C300 ${ground - 130} 350 ${ground - 126} 1200 ${ground - 116} V${ground + 100} H-400 Z`}
        className={style.hill}
        stroke={INK}
        strokeWidth={2.4}
      />
      {firs.map(({ x, y, k }) => (
        <Fir key={x} x={x} y={y} k={k} />
      ))}
      <path d={`M-400 ${ground} H1200 V1000 H-400 Z`} className={style.grass} stroke={INK} strokeWidth={2.4} />
      <path d={`M-400 ${ground + 18} H1200 V1000 H-400 Z`} className={style.earth} stroke={INK} strokeWidth={2.4} />
      <RegionRats region="farm" {...rats.farm} />
      <RegionRats region="forest" {...rats.forest} looksLeft />
      <Hut {...hut} />
      <g transform={`translate(${wheel.x} ${wheel.y}) scale(${wheel.k})`}>
        <Wheel />
      </g>
      <RegionRats region="lair" {...rats.lair} looksLeft={isLying} />
      <g transform={`translate(${guest.x} ${guest.y}) scale(${guest.k})`}>
        <RoundGuest x={0} y={0} />
      </g>
      {table.state.players[seat] && (
        <g transform={`translate(${stock.x} ${stock.y}) scale(${stock.k})`}>
          <StockLine seat={seat} width={(STOCK.width * STOCK.most) / stock.rows} rows={stock.rows} most={STOCK.most} />
        </g>
      )}
      <RegionTag region="farm" {...tags.farm} />
      <RegionTag region="forest" {...tags.forest} />
      <RegionTag region="lair" {...tags.lair} />
    </svg>
  )
}
