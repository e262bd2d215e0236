import type { Seat } from '@nora/kernel'
import { icons, playerOf } from '@nora/wistar'
import { CREAM, INK } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import { Print, Sign } from '../art/print.tsx'
import { skillIcon } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import type { BurrowPlan } from './burrow-plan.ts'

/** How many icons of each skill somebody has, and of energy. */
export function Skills({ seat, plan }: { readonly seat: Seat; readonly plan: BurrowPlan }) {
  const { x, y, columns, step } = plan.skills
  const { table, voice } = useTable()
  const owned = playerOf(table, seat).icons
  return (
    <g transform={`translate(${x} ${y})`}>
      {icons.map((icon, index) => {
        const n = owned[icon]
        const label = `${voice.format(`wistarCards.icon.${icon}`)}: ${n}`
        return (
          <Labelled
            key={icon}
            label={label}
            data-explains={`skill/${icon}`}
            transform={`translate(${(index % columns) * step} ${Math.floor(index / columns) * 22})`}
          >
            <rect
              width={42}
              height={20}
              rx={10}
              fill={n > 0 ? CREAM : '#a58a68'}
              stroke={INK}
              strokeWidth={1.5}
              opacity={n > 0 ? 1 : 0.75}
            />
            <Sign name={skillIcon(icon)} x={12} y={10} size={15} colour={INK} />
            <Print x={29} y={15} size={14} weight={800} colour={INK} anchor="middle">
              {n}
            </Print>
          </Labelled>
        )
      })}
    </g>
  )
}
