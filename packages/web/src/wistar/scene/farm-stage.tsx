import { ENTRANCE, type Mission, openMission } from '@nora/wistar'
import { INK, PAPER } from '../art/colours.ts'
import { Print } from '../art/print.tsx'
import { EntrancePlace } from '../farm/entrance-place.tsx'
import { Explorers } from '../farm/explorers.tsx'
import { House } from '../farm/house.tsx'
import { LiftedMission } from '../farm/lifted-mission.tsx'
import { narrowPlan } from '../farm/plan.ts'
import { explorersAt } from '../farm/visitors.ts'
import { OutsideLadder } from '../farm/walls.tsx'
import { useLiftedMission } from '../lifted-mission-context.ts'
import { useTable } from '../use-table.ts'
import style from './scene.module.css'

/** The farm on a phone; a mission that is tapped is lifted off its wall to be read and answered. */
export function FarmStage({ isLying = false }: { readonly isLying?: boolean }) {
  const { table, voice } = useTable()
  const { space } = useLiftedMission()
  const [lifted] = space === undefined ? [] : (table.state.zones[openMission(space)] ?? [])
  const mission = lifted === undefined ? undefined : table.content.missions.get(lifted)
  return (
    <div className={style.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be chosen is no fieldset. */}
      <svg
        className={style.scene}
        viewBox={isLying ? '0 34 390 420' : '0 0 390 462'}
        role="group"
        aria-label={voice.format('webWistar.scene.farm')}
      >
        <rect x={-400} y={-400} width={1200} height={1300} className={style.sky} />
        <path d="M-400 236 H800 V1000 H-400 Z" className={style.grass} stroke={INK} strokeWidth={2.4} />
        <path d="M-400 252 H800 V1000 H-400 Z" className={style.earth} stroke={INK} strokeWidth={2.4} />
        <House plan={narrowPlan} />
        <OutsideLadder x={357} top={120} foot={232} />
        <g transform="translate(352 0)">
          <EntrancePlace x={6} y={252} w={44} />
          <rect x={10} y={186} width={22} height={21} rx={4} fill={INK} opacity={0.88} />
          <Print x={21} y={202} size={14} weight={800} colour={PAPER} anchor="middle">
            {ENTRANCE}
          </Print>
          <Explorers
            owners={explorersAt(table.state, ENTRANCE)}
            k={0.6}
            feet={(index) => ({ x: 20, y: 250 + index * 26 })}
          />
        </g>
      </svg>
      {space !== undefined && mission && <LiftedMission space={space} mission={mission as Mission} />}
    </div>
  )
}
