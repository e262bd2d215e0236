import { days, SISTER } from '@nora/cats'
import { moverName } from '@nora/words'
import { ISLAND, Island } from '../art/island.tsx'
import { SeatCat, SisterCat } from '../art/seat-cat.tsx'
import { useTable } from '../use-table.ts'

interface IslandMapProps {
  /** Vesh is where this day finds him; after the last day he is here. */
  readonly day: number
  readonly className: string | undefined
}

/** The island from above, with Vesh's boat and the turn order. */
export function IslandMap({ day, className }: IslandMapProps) {
  const { table, voice, speaker } = useTable()
  const { order } = table.state
  const daysLeft = days + 1 - day
  const movers = order.map((mover) => moverName(speaker, mover))
  const label = [
    voice.format('webCats.vesh', { day: Math.min(day, days), left: daysLeft }),
    voice.format('catsPlay.view.order', { order: movers }),
  ].join(' ')
  return (
    <svg className={className} viewBox={`0 0 ${ISLAND.width} ${ISLAND.height}`} role="img" aria-label={label}>
      <Island
        daysLeft={daysLeft}
        order={order.map((mover) => ({
          key: String(mover),
          cat: mover === SISTER ? <SisterCat /> : <SeatCat seat={mover} />,
        }))}
      />
    </svg>
  )
}
