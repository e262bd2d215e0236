import type { Seat } from '@nora/kernel'
import { bedPrice, playerOf } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { Chain } from '../art/chain.tsx'
import { CREAM, INK, LAMP, SAND } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import open from '../art/open.module.css'
import { lookOf } from '../art/owner.ts'
import { Matchbox } from '../art/pieces.tsx'
import { Print, Sign } from '../art/print.tsx'
import { Rat } from '../art/rat.tsx'
import { several } from '../art/several.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import style from './burrow.module.css'
import type { BurrowPlan } from './burrow-plan.ts'

interface BedShelfProps {
  readonly seat: Seat
  readonly isOwn: boolean
  readonly plan: BurrowPlan
}

/** The shelf is drawn with its board here, and then moved to its place. */
const FLOOR = 74

/** The bed track as a shelf of matchboxes: what beds are worth now, and what the next ones would make them worth. */
export function BedShelf({ seat, isOwn, plan: { shelf } }: BedShelfProps) {
  const { table, voice } = useTable()
  const { beds, entrance } = playerOf(table, seat)
  const values = table.content.board.beds
  const price = bedPrice(table, seat)
  return (
    <g transform={`translate(0 ${shelf.y - FLOOR})`} data-explains="build">
      {shelf.isNamed && (
        <Print x={shelf.label} y={54} size={15} isTitle colour={CREAM}>
          {voice.format('webWistar.burrow.beds')}
        </Print>
      )}
      <Print x={shelf.label + 2} y={71} size={13.5} colour={CREAM}>
        {price}
      </Print>
      <Sign name="wood" x={shelf.label + 20} y={66} size={16} colour={CREAM} />
      <Entrance seat={seat} n={entrance} />
      <path d={`M${shelf.left - 28} ${FLOOR + 3} H${shelf.left + 5 * shelf.step + 28}`} className={style.shelf} />
      {values.map((value, bed) => {
        const x = shelf.left + bed * shelf.step
        if (bed < beds) return <Taken key={value} x={x} value={value} counts={bed === beds - 1} />
        return bed === beds && isOwn ? (
          <NextBed key={value} x={x} value={value} owner={seat} />
        ) : (
          <Waiting key={value} x={x} value={value} blanket={lookOf(seat).colour} />
        )
      })}
    </g>
  )
}

function Taken({ x, value, counts }: { readonly x: number; readonly value: number; readonly counts: boolean }) {
  return (
    <g>
      <rect
        x={x - 21}
        y={44}
        width={42}
        height={26}
        rx={5}
        fill={counts ? LAMP : 'none'}
        stroke={counts ? INK : '#c9a77c'}
        strokeWidth={1.8}
        {...(!counts && { strokeDasharray: '3 3' })}
      />
      <Print x={x} y={63} size={counts ? 18 : 15} weight={800} colour={counts ? INK : SAND} anchor="middle">
        {value}
      </Print>
    </g>
  )
}

function Waiting({ x, value, blanket }: { readonly x: number; readonly value: number; readonly blanket: string }) {
  return (
    <g>
      <Matchbox x={x - 3} y={FLOOR} k={0.86} sleeps blanket={blanket} />
      <circle cx={x + 17} cy={50} r={10.5} fill={CREAM} stroke={INK} strokeWidth={1.6} />
      <Print x={x + 17} y={55} size={13.5} weight={800} colour={INK} anchor="middle">
        {value}
      </Print>
    </g>
  )
}

function NextBed({ x, value, owner }: { readonly x: number; readonly value: number; readonly owner: Seat }) {
  const { voice } = useTable()
  const point = usePointing('build')
  return (
    <DrawnPiece
      thing="build"
      sort="build"
      label={voice.format('wistarPlay.do.build', { value })}
      className={open.piece}
    >
      {() => (
        <g {...point}>
          <rect x={x - 29} y={40} width={58} height={38} rx={8} fill="transparent" />
          <Waiting x={x} value={value} blanket={lookOf(owner).colour} />
          <Chain x={x} y={77} width={48} />
          <rect x={x - 29} y={39} width={60} height={39} rx={9} className={open.ring} />
        </g>
      )}
    </DrawnPiece>
  )
}

/** The rats that wait in the tunnel until they are sent to a region. */
function Entrance({ seat, n }: { readonly seat: Seat; readonly n: number }) {
  const { voice } = useTable()
  if (n === 0) return null
  const shown = Math.min(n, 3)
  return (
    <Labelled
      className={style.entrance}
      label={voice.format('wistarPlay.fact.entrance', { n })}
      data-place="entrance"
      data-explains="entrance"
    >
      {several(shown, (rat) => (
        <g data-travels={`rat/${seat}`}>
          <Rat x={26 + rat * 14} y={78} k={0.66} owner={seat} raisesPaw />
        </g>
      ))}
      <circle cx={14} cy={50} r={10} fill={LAMP} stroke={INK} strokeWidth={1.6} />
      <Print x={14} y={55} size={14} weight={800} colour={INK} anchor="middle">
        {n}
      </Print>
    </Labelled>
  )
}
