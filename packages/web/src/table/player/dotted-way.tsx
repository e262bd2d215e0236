import type { Box } from '../kit/on-screen/beside.ts'
import style from './shown-event.module.css'

/** Shorter than this it needs no line. */
const NEAR = 90

/** A dotted way from the place of the last step to that of this one. */
export function DottedWay({ from, to }: { readonly from: Box; readonly to: Box }) {
  const a = middle(from)
  const b = middle(to)
  if (Math.hypot(b.x - a.x, b.y - a.y) < NEAR) return null
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) / 6, y: (a.y + b.y) / 2 - (b.x - a.x) / 6 }
  const d = `M${a.x} ${a.y} Q${bend.x} ${bend.y} ${b.x} ${b.y}`
  return (
    <svg className={style.way} aria-hidden="true">
      <path d={d} className={style.wayEdge} />
      <path d={d} className={style.wayDots} />
    </svg>
  )
}

/** At the place of the last step stays its number. */
export function Tag({ at, number }: { readonly at: Box; readonly number: number }) {
  const { x, y } = middle(at)
  return (
    <span className={style.tag} style={{ left: x, top: y }} aria-hidden="true">
      {number}
    </span>
  )
}

function middle({ left, top, width, height }: Box) {
  return { x: left + width / 2, y: top + height / 2 }
}
