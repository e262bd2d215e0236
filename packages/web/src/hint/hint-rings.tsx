import { useEffect, useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'
import { type NamedBox, useBoxes } from '../table/kit/on-screen/use-boxes.ts'
import style from './hint.module.css'
import { useHinting } from './hint-context.ts'

const MARGIN = 5
/** Half of a disc, with its edge. */
const DISC = 17
/** Half of the bubble, and how near it comes to the edges of the window. */
const BUBBLE = { x: 52, y: 17, least: 6 }

/**
 * Lamps on the board: a ring and a disc on every thing that a hint speaks of, and a rope from the piece to its place. `within`:
 * only on what can be seen inside of it.
 */
export function HintRings({ within }: { readonly within?: string }) {
  const voice = useVoice()
  const hinting = useHinting()
  const { hint, shown = 0 } = hinting ?? {}
  const again = useMemo(() => [hint, shown], [hint, shown])
  const rings = useBoxes(hint && '[data-hint]', { named: 'data-hint', within, isClipped: true, again })
  // On a phone the board is low: what the hint speaks of comes into sight.
  useEffect(() => {
    if (!hint || within !== undefined) return
    document.querySelector(`[data-hint="${shown + 1}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [hint, shown, within])
  if (!hint || rings.length === 0) return null
  const main = String(shown + 1)
  const isMain = ({ name }: NamedBox) => name.startsWith(main)
  const steps = rings.filter(isMain).sort((a, b) => (a.name < b.name ? -1 : 1))
  // Several things may be the same step.
  const [piece, place] = steps.filter(({ name }, index) => steps.findIndex((step) => step.name === name) === index)
  // What is shown lies over the others, and the discs over all rings.
  const ordered = rings.toSorted((a, b) => Number(isMain(a)) - Number(isMain(b)))
  const now = hint.advised[shown]?.now ?? 0
  const last = steps.at(-1)
  return (
    <svg className={style.rings} data-rings="" aria-hidden="true">
      {piece && place && <Rope from={piece} to={place} />}
      {ordered.map((ring, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things may be the same step
        <g key={index} data-main={isMain(ring) || undefined}>
          <rect className={style.edge} {...boxOf(ring)} rx={12} />
          <rect className={style.ring} {...boxOf(ring)} rx={12} />
        </g>
      ))}
      {ordered.map((ring, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: several things may be the same step
          key={index}
          data-main={isMain(ring) || undefined}
          transform={`translate(${Math.min(ring.left + ring.width, innerWidth - DISC)} ${ring.top})`}
        >
          <Label name={hinting?.names?.[Number(ring.name) - 1] ?? ring.name} />
        </g>
      ))}
      {last && now !== 0 && (
        <g transform={`translate(${bubbleAt(last)} ${Math.max(90, last.top - 26)})`}>
          <rect
            className={style.bubble}
            x={-BUBBLE.x}
            y={-BUBBLE.y}
            width={2 * BUBBLE.x}
            height={2 * BUBBLE.y}
            rx={9}
          />
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

/** A number on a disc, or a word on a tag, which ends where a disc would. */
function Label({ name }: { readonly name: string }) {
  const half = name.length > 2 ? 10 + 4 * name.length : name.length > 1 ? 15 : 13
  const middle = Math.min(0, 15 - half)
  return (
    <>
      <rect className={style.spot} x={middle - half} y={-13} width={2 * half} height={26} rx={13} />
      <text className={style.number} x={middle} dy="0.35em">
        {name}
      </text>
    </>
  )
}

/** Over the middle of it, and all of it in the window. */
function bubbleAt({ left, width }: NamedBox): number {
  const edge = BUBBLE.x + BUBBLE.least
  return Math.max(edge, Math.min(innerWidth - edge, left + width / 2))
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
