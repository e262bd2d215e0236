import type { Colour } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { MarksRow } from '../drawing/marks-row.tsx'
import { useTable } from '../use-table.ts'
import style from './stage.module.css'

const woods = {
  green: { top: '#aec47a', lid: '#cfdc9f', side: '#7b9350', grain: '#86a056', pip: '#2b2118' },
  yellow: { top: '#ecc260', lid: '#f7d98c', side: '#bd8e35', grain: '#c99a3f', pip: '#2b2118' },
  brown: { top: '#8d5a38', lid: '#a8744c', side: '#5f3b25', grain: '#6b432a', pip: '#f8e6c4' },
} as const

interface BeamProps {
  readonly wood: Colour
  readonly value: number
  readonly cuts: readonly number[]
  /** So many of the cuts take no blade. */
  readonly free: number
  toggle(notch: number): void
}

const [X, Y, U, H] = [52, 118, 62, 92]

/** A notch is reached as far as halfway to the next: on a phone the beam is drawn smaller than a finger. */
const REACH = U - 2

/** Where the parts of a beam lie: under it, each below its lengths. */
export const PARTS = { x: X, y: Y + H + 24, unit: U } as const

/** A beam in its vice: as many lengths as the die has pips, with a notch between any two. */
export function Beam({ wood, value, cuts, free, toggle }: BeamProps) {
  const { voice } = useTable()
  const paint = woods[wood]
  const length = U * value
  const line = { stroke: '#2b2118', strokeWidth: 2, strokeLinejoin: 'round' } as const
  return (
    <g transform={`translate(${X} ${Y})`}>
      <path d={`M-20 ${H - 2} H${length + 30} V${H + 12} H-20 Z`} fill="#8d5a38" {...line} />
      <path d={`M-26 26 H-4 V${H + 12} H-26 Z M${length + 16} 24 h22 V${H + 12} h-22 Z`} fill="#b9814e" {...line} />
      <path d={`M0 13 L15 0 H${length + 15} L${length} 13 Z`} fill={paint.lid} {...line} />
      <path d={`M${length} 13 L${length + 15} 0 V${H - 13} L${length} ${H} Z`} fill={paint.side} {...line} />
      <path d={`M0 13 H${length} V${H} H0 Z`} fill={paint.top} {...line} />
      {[0.34, 0.52, 0.7, 0.88].map((share) => (
        <path key={share} d={`M8 ${H * share} H${length - 8}`} stroke={paint.grain} strokeWidth={2} opacity={0.7} />
      ))}
      {Array.from({ length: value }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
        <circle key={pip} cx={U * (pip + 0.5)} cy={H * 0.58} r={H * 0.12} fill={paint.pip} />
      ))}
      {Array.from({ length: value - 1 }, (_, index) => {
        const notch = index + 1
        const isCut = cuts.includes(notch)
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
          <g
            key={notch}
            transform={`translate(${U * notch} 0)`}
            className={style.step}
            role="button"
            tabIndex={0}
            aria-pressed={isCut}
            aria-label={voice.format('webWoodcraft.stage.notch', { n: notch, rest: value - notch })}
            data-notch={notch}
            data-open=""
            data-picked={isCut || undefined}
            onClick={() => toggle(notch)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              toggle(notch)
            }}
          >
            <rect x={-REACH / 2} y={-14} width={REACH} height={H + 28} fill="transparent" />
            {isCut ? (
              <>
                <Label isFree={cuts.indexOf(notch) < free} />
                <path d={`M-4 12 L8 -1 H17 L5 13 V${H + 2} H-4 Z`} fill="var(--kerf)" {...line} />
                {[-12, -5, 2, 9, 15].map((x) => (
                  <circle
                    key={x}
                    cx={x}
                    cy={H + 7 - (x % 3)}
                    r={2.2}
                    fill="#f7e2a4"
                    stroke="#2b2118"
                    strokeWidth={0.8}
                  />
                ))}
              </>
            ) : (
              <>
                <path d="M-7 13 L0 26 L7 13 Z" fill={paint.side} {...line} />
                <path d={`M0 28 V${H - 3}`} stroke={paint.side} strokeWidth={2.4} strokeDasharray="4 5" />
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** What a cut takes: the bench's own stroke, or a blade. */
function Label({ isFree }: { readonly isFree: boolean }) {
  return (
    <g transform="translate(6 -20)">
      <rect x={-25} y={-13} width={50} height={26} rx={13} fill="var(--chip)" stroke="var(--line)" strokeWidth={1.8} />
      {isFree ? (
        <Sign name="saw" x={-11} y={-11} size={22} line="var(--ink)" />
      ) : (
        <MarksRow marks={[{ sign: 'blade', text: '1' }]} x={0} y={0} size={19} anchor="middle" line="var(--ink)" />
      )}
    </g>
  )
}
