import { areas, guestSupply } from '@nora/wistar'
import { Piece } from '../../table/kit/piece.tsx'
import { Mouse } from '../art/mouse.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The two supplies of guests, face down. */
export function Supplies() {
  const { table, voice } = useTable()
  return areas.map((area) => {
    const left = table.state.zones[guestSupply(area)]?.length ?? 0
    const name = voice.format('wistarPlay.do.supply', { area: area === 'house' ? 'house' : 'other' })
    return (
      <Piece
        key={area}
        thing={`supply/${area}`}
        value={area}
        sort="supply"
        label={`${name} (${left})`}
        className={style.piece}
      >
        <span className={style.token}>
          <svg width={64} height={56} viewBox="-24 -30 48 36" aria-hidden="true">
            <Mouse x={0} y={2} k={1.2} area={area} />
          </svg>
          <b>{left}</b>
          <span>{name}</span>
        </span>
      </Piece>
    )
  })
}
