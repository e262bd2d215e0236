import type { Item } from '@nora/kernel'
import type { Mission } from '@nora/wistar'
import { usePicking } from '../../table/picking.tsx'
import { INK } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Cube } from '../art/pieces.tsx'
import { Sign } from '../art/print.tsx'
import { effectIcons } from '../cards/effect-icons.ts'
import { needIcons } from '../cards/needs.ts'
import { useLiftedMission } from '../lifted-mission-context.ts'
import { useTable } from '../use-table.ts'
import style from './farm.module.css'
import { DrawnIcons } from './mission-card.tsx'
import { rowsOf } from './mission-rows.ts'

interface SmallMissionProps {
  readonly space: string
  readonly mission: Item
  readonly x: number
  readonly y: number
  readonly w: number
}

const ROW = 16.5
/** What a row needs lies so close. */
const NEED = 11
const MOST_NEEDS = 3

/**
 * A mission as small as on a phone: of each row the sorts of things it needs, what one lacks in red, the first thing it gives,
 * and who has been there. A tap lifts the whole card, with every number.
 */
export function SmallMission({ space, mission, x, y, w }: SmallMissionProps) {
  const { table, voice, seat, item } = useTable()
  const { stateOf } = usePicking()
  const { lift } = useLiftedMission()
  const record = table.content.missions.get(mission) as Mission
  const h = 10.5 + 3 * ROW
  const rows = rowsOf(table, space, record)
  const isAsked = rows.some(({ number }) => stateOf({ sort: 'row', value: { mission: space, row: number } }).isOpen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing can be no button element.
    <g
      transform={`translate(${x} ${y})`}
      className={`${open.piece} ${style.mission}`}
      data-thing={mission}
      data-open={isAsked || undefined}
      role="button"
      tabIndex={0}
      aria-label={voice.format('webWistar.farm.lift', { mission: item(mission) })}
      onClick={() => lift(space)}
      onKeyDown={({ key }) => key === 'Enter' && lift(space)}
    >
      <rect x={-4} y={-4} width={w + 8} height={h + 8} rx={7} className={open.ring} />
      <rect x={1.5} y={3} width={w} height={h} rx={4} fill={INK} opacity={0.28} />
      <rect width={w} height={h} rx={4} className={style.card} stroke={INK} strokeWidth={1.8} />
      <path
        d={`M1 4 a3 3 0 0 1 3 -3 H${w - 4} a3 3 0 0 1 3 3 V7 H1 Z`}
        fill={record.area === 'cellar' ? '#8d8f97' : '#c7745b'}
      />
      {rows.map(({ number, record: row, owner, lockedBy }, index) => {
        const middle = 8.5 + index * ROW + ROW / 2
        const needs = needIcons(table, seat, row.requires).slice(0, MOST_NEEDS)
        const all = effectIcons(row.reward)
        const gives = all.find(({ icon }) => icon === 'points') ?? all[0]
        return (
          <g key={number}>
            <g opacity={owner === null ? 1 : 0.4}>
              {needs.map(({ icon, isMissing }, at) => (
                <Sign
                  key={icon}
                  name={icon}
                  x={8.5 + at * NEED}
                  y={middle}
                  size={12}
                  colour={isMissing ? 'var(--bad)' : 'var(--card-ink)'}
                />
              ))}
              {gives && <DrawnIcons icons={[gives]} x={w - 19} y={middle} isRight />}
            </g>
            {owner !== null && <Cube x={w - 11} y={middle} owner={owner} size={15} isMarked />}
            {owner === null && lockedBy !== undefined && (
              <Sign name="lock" x={w - 11} y={middle} size={14} colour="var(--card-ink)" />
            )}
            {owner === null && lockedBy === undefined && (
              <rect x={w - 17} y={middle - 6} width={12} height={12} rx={2.5} className={style.hole} />
            )}
          </g>
        )
      })}
    </g>
  )
}
