import type { Effect } from '@nora/effects'
import type { Mission } from '@nora/wistar'
import { useTable } from '../use-table.ts'
import { type EffectIcon, effectIcons } from './effect-icons.ts'
import { IconLine } from './icon-line.tsx'
import style from './mission-rows.module.css'
import { needIcons } from './needs.ts'

const TO: EffectIcon = { text: '→' }

interface MissionRowsProps {
  readonly mission: Mission
  readonly size?: number
}

/** The rows of a mission in pictures, as they are printed: what each needs, and what it gives. */
export function MissionRows({ mission, size = 18 }: MissionRowsProps) {
  const { table, seat } = useTable()
  return (
    <ol className={style.rows}>
      {mission.rows.map(({ name, requires, reward }) => {
        // Printed, nothing is missing.
        const needs = needIcons(table, seat, requires).map(({ icon, n }) => ({ icon, ...(n !== undefined && { n }) }))
        return (
          <li key={name.en}>
            <IconLine icons={[...needs, TO, ...effectIcons(reward as Effect)]} size={size} />
          </li>
        )
      })}
    </ol>
  )
}
