import { BRASS, INK, PLANK } from '../art/colours.ts'
import { several } from '../art/several.tsx'
import style from './farm.module.css'
import { furniture } from './furniture.ts'
import { type Box, isCellar, type Plan } from './plan.ts'

/** Roof, walls and floors: all of the house that never changes. */
export function Walls({ plan }: { readonly plan: Plan }) {
  const boxes = Object.values(plan.rooms)
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, w }) => x + w))
  const top = Math.min(...boxes.map(({ y }) => y))
  const foot = Math.max(...boxes.map(({ y, h }) => y + h))
  const tiles = Math.floor((right - left - 60) / 26)
  return (
    <>
      <g stroke={INK} strokeWidth={2.6} strokeLinejoin="round">
        <path d={`M${left + 60} ${plan.roof + 4} v-4 h20 v30 h-20 z`} fill={PLANK} />
        <path
          d={`M${left - 12} ${top} L${left + 38} ${plan.roof + 10} H${right - 38} L${right + 12} ${top} Z`}
          className={style.roof}
        />
      </g>
      <g stroke={INK} strokeWidth={1.4} opacity={0.5} fill="none">
        {several(tiles, (tile) => (
          <path
            d={`M${left + 40 + tile * 26} ${plan.roof + 20} q6 6 12 0 M${left + 28 + tile * 27} ${plan.roof + 29} q6 6 12 0`}
          />
        ))}
      </g>
      <rect
        x={left - 8}
        y={top - 4}
        width={right - left + 16}
        height={foot - top + 10}
        className={style.shell}
        stroke={INK}
        strokeWidth={2.6}
      />
      {Object.entries(plan.rooms).map(([room, box]) => (
        <Interior key={room} room={room} box={box} />
      ))}
    </>
  )
}

function floorOf(room: string): 'cellar' | 'first' | 'ground' {
  return isCellar(room) ? 'cellar' : room === 'C' || room === 'H' ? 'first' : 'ground'
}

function Interior({ room, box: { x, y, w, h } }: { readonly room: string; readonly box: Box }) {
  const below = isCellar(room)
  const lines = below
    ? steps(y + 16, y + h - 16, 15).map((at) => `M${x + 4} ${at} H${x + w - 4}`)
    : steps(x + 18, x + w - 6, 16).map((at) => `M${at} ${y + 4} V${y + h - 14}`)
  return (
    <g data-floor={floorOf(room)}>
      <rect x={x + 3} y={y + 3} width={w - 6} height={h - 6} className={style.wall} stroke={INK} strokeWidth={2.2} />
      <rect x={x + 4} y={y + h - 13} width={w - 8} height={9} className={style.floor} />
      <path d={lines.join(' ')} stroke={INK} strokeWidth={1} opacity={below ? 0.16 : 0.08} fill="none" />
      <path d={furniture(room, x + 3, y + 3, w - 6, h - 15)} className={style.furniture} />
    </g>
  )
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, index) => from + index * by)
}

/** The ladder outside, up to the first floor. */
export function OutsideLadder({ x, top, foot }: { readonly x: number; readonly top: number; readonly foot: number }) {
  const rungs = steps(top + 18, foot - 10, 18)
  return (
    <g stroke={PLANK} strokeWidth={3} strokeLinecap="round">
      <path d={`M${x} ${top} L${x + 6} ${foot} M${x + 12} ${top} L${x + 18} ${foot}`} />
      <path
        d={rungs.map((y) => `M${x + 1 + ((y - top) / (foot - top)) * 6} ${y} h12`).join(' ')}
        strokeWidth={2.4}
        stroke={BRASS}
      />
    </g>
  )
}
