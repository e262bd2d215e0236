import { capital } from '@nora/messages'
import { type MainAction, strengthOf } from '@nora/wistar'
import { useId } from 'react'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { CREAM, INK, LAMP } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Print, Sign } from '../art/print.tsx'
import { actionIcons } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import { angleOf, polar, sector } from './places.ts'
import style from './wheel.module.css'

interface ActionArcProps {
  readonly action: MainAction
  readonly place: number
}

/** A main action at the rim: its name, its picture, and how strong it would be now, cards included. */
export function ActionArc({ action, place }: ActionArcProps) {
  const { table, voice, seat, decision } = useTable()
  const path = useId()
  const angle = angleOf(place)
  const isBelow = angle > 90 && angle < 270
  const side = isBelow ? 1 : -1
  const [from, to] = isBelow ? [angle + 29, angle - 29] : [angle - 29, angle + 29]
  const icon = polar(177, angle + side * 22.5)
  const lamp = polar(177, angle - side * 23.5)
  const more = decision?.kind === 'mainAction' ? Number((decision.args as { more?: number }).more ?? 0) : 0
  const strength = strengthOf(table, seat, action) + more
  const name = voice.format(`wistarCards.action.${action}`)
  const told = capital(name)
  const lines = linesOf(told)
  const baselines = lines.length > 1 ? (isBelow ? [174.5, 188] : [180, 166.5]) : [isBelow ? 182.5 : 172.5]
  return (
    <DrawnPiece
      thing={action}
      sort="action"
      label={voice.format('webWistar.wheel.action', { action: told, n: strength })}
      className={open.piece}
    >
      {() => (
        <>
          <path
            d={sector(162, 192, angle - 29.2, angle + 29.2)}
            className={style.region}
            data-region={table.content.regionOf[action]}
            stroke={INK}
            strokeWidth={2}
          />
          <path d={sector(161, 194, angle - 29.6, angle + 29.6)} className={open.ring} />
          {lines.map((line, index) => {
            const r = baselines[index] as number
            const [start, end] = [polar(r, from), polar(r, to)]
            return (
              <g key={line}>
                <path
                  id={`${path}${index}`}
                  d={`M${start.x} ${start.y} A${r} ${r} 0 0 ${isBelow ? 0 : 1} ${end.x} ${end.y}`}
                  fill="none"
                />
                <text className={style.name} textAnchor="middle" fontSize={lines.length > 1 ? 14 : 15.5}>
                  <textPath href={`#${path}${index}`} startOffset="50%" {...squeezed(line)}>
                    {line}
                  </textPath>
                </text>
              </g>
            )
          })}
          <circle cx={icon.x} cy={icon.y} r={15.5} fill={CREAM} stroke={INK} strokeWidth={2} />
          <Sign name={actionIcons[action]} x={icon.x} y={icon.y} size={21} colour={INK} />
          <circle cx={lamp.x} cy={lamp.y} r={13} fill={strength > 0 ? LAMP : '#cbb894'} stroke={INK} strokeWidth={2} />
          <Print x={lamp.x} y={lamp.y + 6.4} size={18} weight={800} colour={INK} anchor="middle">
            {strength}
          </Print>
        </>
      )}
    </DrawnPiece>
  )
}

/** So many letters fit between the picture and the lamp, in one line and in the smaller letters of two. */
const ONE_LINE = 16
const LONGEST = 14

/** A name that is too long for the arc stands in two lines, broken where they are most alike. */
function linesOf(name: string): readonly string[] {
  if (name.length <= ONE_LINE) return [name]
  const words = name.split(' ')
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const uneven = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return breaks.sort((one, other) => uneven(one) - uneven(other))[0] ?? [name]
}

function squeezed(line: string) {
  return line.length > LONGEST ? { textLength: 104, lengthAdjust: 'spacingAndGlyphs' as const } : {}
}
