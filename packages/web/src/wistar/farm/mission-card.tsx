import type { Item } from '@nora/kernel'
import type { Mission } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { INK } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Cube, Star } from '../art/pieces.tsx'
import { Print, Sign } from '../art/print.tsx'
import { several } from '../art/several.tsx'
import { type EffectIcon, effectIcons } from '../cards/effect-icons.ts'
import { needIcons } from '../cards/needs.ts'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import style from './farm.module.css'
import { type MissionRow, rowsOf } from './mission-rows.ts'

interface MissionCardProps {
  readonly space: string
  readonly mission: Item
  readonly x: number
  readonly y: number
  readonly w: number
  readonly tilt?: number
}

const TITLE = 18
const ROW = 20

/** A mission pinned to the wall: three rows of what each needs and gives, and the hole for a cube. */
export function MissionCard({ space, mission, x, y, w, tilt = 0 }: MissionCardProps) {
  const { table, voice } = useTable()
  const record = table.content.missions.get(mission) as Mission
  const h = TITLE + 3 * ROW + 4
  const name = voice.say(record.name)
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${tilt} ${w / 2} ${h / 2})`}
      className={style.mission}
      data-thing={mission}
    >
      <rect x={1.5} y={3} width={w} height={h} rx={4} fill={INK} opacity={0.28} />
      <rect width={w} height={h} rx={4} className={style.card} stroke={INK} strokeWidth={1.8} />
      <path
        d={`M1 4 a3 3 0 0 1 3 -3 H${w - 4} a3 3 0 0 1 3 3 V${TITLE - 1} H1 Z`}
        className={record.area === 'cellar' ? style.cellarBar : style.houseBar}
      />
      <text
        x={6}
        y={13.8}
        className={style.missionName}
        {...(name.length > 17 && { textLength: w - 12, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      {rowsOf(table, space, record).map((row, index) => (
        <Row key={row.number} space={space} row={row} w={w} y={TITLE + 2 + index * ROW} />
      ))}
      <circle cx={w / 2} cy={-1} r={3} fill="#b3402f" stroke={INK} strokeWidth={1.3} />
    </g>
  )
}

interface RowProps {
  readonly space: string
  readonly row: MissionRow
  readonly w: number
  readonly y: number
}

function Row({ space, row, w, y }: RowProps) {
  const { table, voice, seat, choice, decision } = useTable()
  const { number, record, owner, lockedBy } = row
  const middle = y + ROW / 2
  const needs = needIcons(table, seat, record.requires)
  const gives = effectIcons(record.reward)
  const point = usePointing(`row/${space}/${number}`)
  const value = { mission: space, row: number }
  const label = decision?.kind === 'completeMission' ? choice(decision, value) : `${number}. ${voice.say(record.name)}`
  return (
    <DrawnPiece thing={`row/${space}/${number}`} value={value} sort="row" label={label} className={open.piece}>
      {() => (
        <g {...point}>
          <rect x={2} y={y} width={w - 4} height={ROW} fill="transparent" />
          {number > 1 && <path d={`M5 ${y} H${w - 5}`} className={style.dots} />}
          <g opacity={owner === null ? 1 : 0.4}>
            <DrawnIcons icons={needs} x={5} y={middle} />
            <DrawnIcons icons={gives} x={w - 25} y={middle} isRight />
          </g>
          {owner !== null && <Cube x={w - 12} y={middle} owner={owner} size={17} isMarked />}
          {owner === null && lockedBy !== undefined && (
            <Sign name="lock" x={w - 12} y={middle} size={16} colour="var(--card-ink)" />
          )}
          {owner === null && lockedBy === undefined && (
            <rect x={w - 19.5} y={middle - 7} width={14} height={14} rx={2.5} className={style.hole} />
          )}
          <rect x={w - 22} y={middle - 9.5} width={19} height={19} rx={4} className={open.ring} />
        </g>
      )}
    </DrawnPiece>
  )
}

interface DrawnIconsProps {
  readonly icons: readonly (EffectIcon & { readonly isMissing?: boolean })[]
  readonly x: number
  readonly y: number
  /** It ends at x. */
  readonly isRight?: boolean
}

/** How wide each of some icons is in a line, with its number. */
export function widthsOf(icons: DrawnIconsProps['icons']): readonly number[] {
  return icons.map(({ icon, n, text }) =>
    icon === 'points' ? 21 : (icon === undefined ? 0 : 17) + (n !== undefined || text !== undefined ? 8.5 : 0),
  )
}

/** Icons with their numbers, one beside the other. */
export function DrawnIcons({ icons, x, y, isRight = false }: DrawnIconsProps) {
  const widths = widthsOf(icons)
  const all = widths.reduce((sum, width) => sum + width, 0)
  let at = isRight ? x - all : x
  return several(icons.length, (index) => {
    const { icon, n, text, isMissing = false } = icons[index] as (typeof icons)[number]
    const start = at
    at += widths[index] ?? 0
    const colour = isMissing ? 'var(--bad)' : 'var(--card-ink)'
    const said = text ?? n
    if (icon === 'points')
      return (
        <Star x={start + 10} y={y} size={20}>
          {said ?? ''}
        </Star>
      )
    return (
      <g>
        {said !== undefined && (
          <Print x={start} y={y + 4.8} size={13.5} colour={colour}>
            {said}
          </Print>
        )}
        {icon !== undefined && (
          <Sign name={icon} x={start + (said === undefined ? 8 : 16.5)} y={y} size={16} colour={colour} />
        )}
      </g>
    )
  })
}
