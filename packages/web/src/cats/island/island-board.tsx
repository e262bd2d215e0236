import { days, LEFT, RIGHT } from '@nora/cats'
import { useTable } from '../use-table.ts'
import { Bag } from './bag.tsx'
import style from './island.module.css'
import { IslandMap } from './island-map.tsx'
import { Zone } from './zones.tsx'

/** The island with its two fields; between them the map and the bag. */
export function IslandBoard() {
  const { day, phase } = useTable().table.state
  return (
    <div className={style.island}>
      <Zone zone={LEFT} />
      <div className={style.middle}>
        <IslandMap day={phase === 'scoring' ? days + 1 : day} className={style.picture} />
        <Bag />
      </div>
      <Zone zone={RIGHT} />
    </div>
  )
}
