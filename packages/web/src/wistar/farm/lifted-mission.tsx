import type { Mission } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { effectIcons } from '../cards/effect-icons.ts'
import { IconLine } from '../cards/icon-line.tsx'
import { needIcons } from '../cards/needs.ts'
import { useLiftedMission } from '../lifted-mission-context.ts'
import { useTable } from '../use-table.ts'
import style from './lifted-mission.module.css'
import { rowsOf } from './mission-rows.ts'

/** A mission to be read, with its rows as large as a finger. */
export function LiftedMission({ space, mission }: { readonly space: string; readonly mission: Mission }) {
  const { table, voice, seat } = useTable()
  const { lift } = useLiftedMission()
  return (
    <section className={style.lifted} aria-label={voice.say(mission.name)}>
      <header>
        <b>{voice.say(mission.name)}</b>
        <button type="button" aria-label={voice.format('webWistar.farm.down')} onClick={() => lift(undefined)}>
          ✕
        </button>
      </header>
      {rowsOf(table, space, mission).map(({ number, record, owner, lockedBy }) => (
        <Piece
          key={number}
          thing={`row/${space}/${number}`}
          value={{ mission: space, row: number }}
          sort="row"
          label={voice.say(record.name)}
          isBare
          className={style.row}
        >
          <span data-done={owner !== null || undefined}>
            <IconLine icons={needIcons(table, seat, record.requires)} size={19} />
            <i>→</i>
            <IconLine icons={effectIcons(record.reward)} size={19} />
            <em>{voice.say(record.name)}</em>
            {owner !== null && owner >= 0 && <SeatSign seat={owner} size="1.3rem" />}
            {owner === null && lockedBy !== undefined && <Icon name="lock" size={20} />}
            {owner === null && lockedBy === undefined && <u />}
          </span>
        </Piece>
      ))}
    </section>
  )
}
