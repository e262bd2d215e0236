import { type Seat, WATCHER } from '@nora/kernel'
import { useId } from 'react'
import { INK } from '../art/colours.ts'
import { useTable } from '../use-table.ts'
import { Abilities } from './abilities.tsx'
import { BedShelf } from './bed-shelf.tsx'
import style from './burrow.module.css'
import { type BurrowPlan, wideBurrow } from './burrow-plan.ts'
import { Chambers } from './chambers.tsx'
import { Skills } from './skills.tsx'
import { StockLine } from './stock-line.tsx'

interface BurrowProps {
  readonly seat: Seat
  readonly isOwn?: boolean
  readonly plan?: BurrowPlan
}

/** A player's board as a burrow: stock, beds, chambers, abilities, skills, and the rats that wait at the entrance. */
export function Burrow({ seat, isOwn = false, plan = wideBurrow }: BurrowProps) {
  const { voice, speaker, reader } = useTable()
  const clip = useId()
  const { width: w, height: h, main, grass } = plan
  const title =
    isOwn && reader !== WATCHER
      ? voice.format('webWistar.burrow.mine')
      : voice.format('webWistar.burrow.of', { name: speaker.name(seat) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be chosen is no fieldset.
    <svg
      className={style.burrow}
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={title}
      data-place={`burrow/${seat}`}
    >
      <clipPath id={clip}>
        <rect width={w} height={h} rx={12} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={w} height={h} className={style.earth} />
        <path
          d={`M0 0 H${w} V${grass} C${w * 0.75} ${grass + 6} ${w * 0.5} ${grass - 4} ${w * 0.3} ${grass + 2} C${w * 0.15} ${grass + 6} 0 ${grass - 2} 0 ${grass + 2} Z`}
          className={style.grass}
          stroke={INK}
          strokeWidth={2.2}
        />
        <path
          d={`M20 ${grass - 6} C14 ${grass + 24} 20 ${grass + 40} 40 ${plan.chambers.y + 21} H${main - 36} M40 ${plan.chambers.y + 21} v${(plan.chambers.rows - 1) * plan.chambers.step}`}
          className={style.tunnel}
        />
        <StockLine seat={seat} width={main} rows={plan.stockRows} />
        <BedShelf seat={seat} isOwn={isOwn} plan={plan} />
        <Skills seat={seat} plan={plan} />
        <Chambers seat={seat} isOwn={isOwn} plan={plan} />
        <Abilities seat={seat} isOwn={isOwn} plan={plan} />
      </g>
      {/* What lies at the edge is reached through the frame. */}
      <rect
        x={1}
        y={1}
        width={w - 2}
        height={h - 2}
        rx={12}
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
        pointerEvents="none"
      />
    </svg>
  )
}
