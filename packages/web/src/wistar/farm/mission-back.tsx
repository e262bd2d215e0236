import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { CREAM, INK } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Sign } from '../art/print.tsx'
import { useTable } from '../use-table.ts'

interface MissionBackProps {
  readonly space: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly isSmall: boolean
  readonly isBelow: boolean
}

/** How wide the back of a mission is, drawn whole or small. */
export const BACK = { whole: 54, small: 44 } as const

/** A mission face down: brick in the house, slate in the cellar. */
export function MissionBack({ space, x, y, w, isSmall, isBelow }: MissionBackProps) {
  const { voice } = useTable()
  const wide = isSmall ? BACK.small : BACK.whole
  const high = isSmall ? 54 : 64
  const left = x + (w - wide) / 2
  const top = y + (isSmall ? 4 : 6)
  return (
    <DrawnPiece
      thing={`mission/${space}`}
      value={space}
      sort="mission"
      label={voice.format(isBelow ? 'webWistar.farm.cellarMission' : 'webWistar.farm.houseMission', { space })}
      className={open.piece}
      transform={`translate(${left} ${top})`}
    >
      {() => (
        <>
          <rect x={-5} y={-5} width={wide + 10} height={high + 10} rx={8} className={open.ring} />
          <rect x={1.5} y={3} width={wide} height={high} rx={5} fill={INK} opacity={0.25} />
          <rect
            width={wide}
            height={high}
            rx={5}
            fill={isBelow ? '#6e7078' : '#a04a35'}
            stroke={INK}
            strokeWidth={1.8}
          />
          <rect
            x={5}
            y={5}
            width={wide - 10}
            height={high - 10}
            rx={3}
            fill="none"
            stroke={CREAM}
            strokeWidth={1.4}
            opacity={0.7}
          />
          <Sign name="mission" x={wide / 2} y={high / 2} size={26} colour={CREAM} />
        </>
      )}
    </DrawnPiece>
  )
}
