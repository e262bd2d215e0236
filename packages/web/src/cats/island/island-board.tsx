import { days, LEFT, RIGHT, SISTER } from '@nora/cats'
import { moverName } from '@nora/words'
import { ISLAND, Island } from '../../art/cats/island.tsx'
import { SeatCat, SisterCat } from '../../art/cats/seat-cat.tsx'
import { useTable } from '../use-table.ts'
import { Bag } from './bag.tsx'
import style from './island.module.css'
import { Zone } from './zones.tsx'

/** The island with its two fields; between them the map and the bag. */
export function IslandBoard() {
  const { table, voice, speaker } = useTable()
  const { day, order, phase } = table.state
  const daysLeft = phase === 'scoring' ? 0 : days + 1 - day
  const movers = order.map((mover) => moverName(speaker, mover))
  const label = [
    voice.format('webCats.veth', { day, left: daysLeft }),
    voice.format('catsPlay.view.order', { order: movers }),
  ].join(' ')
  return (
    <div className={style.island}>
      <Zone zone={LEFT} />
      <div className={style.middle}>
        <svg className={style.picture} viewBox={`0 0 ${ISLAND.width} ${ISLAND.height}`} role="img" aria-label={label}>
          <Island
            daysLeft={daysLeft}
            order={order.map((mover) => ({
              key: String(mover),
              cat: mover === SISTER ? <SisterCat /> : <SeatCat seat={mover} />,
            }))}
          />
        </svg>
        <Bag />
      </div>
      <Zone zone={RIGHT} />
    </div>
  )
}
