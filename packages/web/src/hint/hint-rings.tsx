import { useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'
import { type NamedBox, useBoxes } from '../table/kit/on-screen/use-boxes.ts'
import style from './hint.module.css'
import { useHinting } from './hint-context.ts'

const MARGIN = 5

/**
 * Lamps on the board: a ring and a disc on every thing that a hint speaks of, and a rope from the piece to its place. `within`:
 * only on what can be seen inside of it.
 */
export function HintRings({ within }: { readonly within?: string }) {
  const voice = useVoice()
  const hinting = useHinting()
  const { hint, shown = 0 } = hinting ?? {}
  const again = useMemo(() => [hint, shown], [hint, shown])
  const rings = useBoxes(hint && '[data-hint]', { named: 'data-hint', within, again })
  if (!hint || rings.length === 0) return null
  const main = String(shown + 1)
  const steps = rings.filter(({ name }) => name.startsWith(main)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const now = hint.advised[shown]?.now ?? 0
  const last = steps.at(-1)
  return (
    <svg className={style.rings} aria-hidden="true">
      {steps.slice(1).map((to, index) => (
        <Rope key={to.name + String(index)} from={steps[index] as NamedBox} to={to} />
      ))}
      {rings.map((ring, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things may be the same step
        <g key={index} data-main={ring.name.startsWith(main) || undefined}>
          <rect className={style.edge} {...boxOf(ring)} rx={12} />
          <rect className={style.ring} {...boxOf(ring)} rx={12} />
          <g transform={`translate(${ring.left + ring.width} ${ring.top})`}>
            <circle className={style.spot} r={ring.name.length > 1 ? 15 : 13} />
            <text className={style.number} dy="0.35em">
              {ring.name}
            </text>
          </g>
        </g>
      ))}
      {last && now !== 0 && (
        <g transform={`translate(${last.left + last.width / 2} ${Math.max(90, last.top - 26)})`}>
          <rect className={style.bubble} x={-52} y={-17} width={104} height={34} rx={9} />
          <text className={style.now} dy="0.35em">
            {voice.format('advice.now', { points: voice.number(now, { signDisplay: 'exceptZero' }) })}
          </text>
        </g>
      )}
    </svg>
  )
}

function boxOf({ left, top, width, height }: NamedBox) {
  return { x: left - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

function Rope({ from, to }: { readonly from: NamedBox; readonly to: NamedBox }) {
  const a = { x: from.left + from.width / 2, y: from.top + from.height }
  const b = { x: to.left + to.width / 2, y: to.top }
  const d = `M${a.x} ${a.y} C${a.x} ${(a.y + b.y) / 2} ${b.x} ${(a.y + b.y) / 2} ${b.x} ${b.y}`
  return (
    <>
      <path className={style.rope} d={d} />
      <path className={style.lamps} d={d} />
    </>
  )
}
