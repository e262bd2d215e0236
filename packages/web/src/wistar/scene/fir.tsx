import { INK } from '../art/colours.ts'
import style from './scene.module.css'

export function Fir({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} stroke={INK} strokeWidth={2.4 / k} strokeLinejoin="round">
      <path d="M-4 0 V-18 H4 V0 Z" fill="#6b4a35" />
      <path
        d="M-28 -14 L0 -58 L28 -14 Z M-22 -38 L0 -80 L22 -38 Z M-15 -62 L0 -98 L15 -62 Z"
        className={style.needles}
      />
    </g>
  )
}
