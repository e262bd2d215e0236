import type { Seat } from '@nora/kernel'
import { areaOfGuest, type Guest, guestPoints, roomPrice } from '@nora/wistar'
import type { CSSProperties, SVGAttributes } from 'react'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { Chain } from '../art/chain.tsx'
import { CREAM, INK, LAMP, SAND } from '../art/colours.ts'
import { Mouse } from '../art/mouse.tsx'
import open from '../art/open.module.css'
import { lookOf } from '../art/owner.ts'
import { Cheese, Matchbox, Star } from '../art/pieces.tsx'
import { Print, Sign } from '../art/print.tsx'
import { kindIcon, powerIcons } from '../cards/effect-icons.ts'
import { DrawnIcons, widthsOf } from '../farm/mission-card.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import style from './burrow.module.css'
import type { BurrowPlan } from './burrow-plan.ts'
import { type Chamber, chambersOf } from './chamber-plan.ts'

const HIGH = 43

interface ChambersProps {
  readonly seat: Seat
  readonly isOwn: boolean
  readonly plan: BurrowPlan
}

/** Dug chambers are lit holes with a bed, a guest or nobody; those still to be dug show what they would be worth. */
export function Chambers({ seat, isOwn, plan }: ChambersProps) {
  const { table } = useTable()
  const chambers = chambersOf(table, seat)
  const columns = Math.ceil(chambers.length / plan.chambers.rows)
  const step = (plan.main - 18) / columns
  return chambers.map((chamber, index) => {
    const x = 11 + (index % columns) * step
    const y = plan.chambers.y + Math.floor(index / columns) * plan.chambers.step
    const at = { chamber, x, y, w: step - 9, seat }
    if (chamber.isDug) return <Hollow key={chamber.key} {...at} isOwn={isOwn} />
    return chamber.isNext && isOwn ? <NextRoom key={chamber.key} {...at} /> : <Earth key={chamber.key} {...at} />
  })
}

interface ChamberProps {
  readonly chamber: Chamber
  readonly x: number
  readonly y: number
  readonly w: number
  readonly seat: Seat
}

function Hollow({ chamber, x, y, w, seat, isOwn }: ChamberProps & { readonly isOwn: boolean }) {
  const { table, voice } = useTable()
  const { value, holds, counts } = chamber
  const middle = x + w / 2 + (value === undefined ? 0 : 8)
  const left = x + (value === undefined ? 8 : 25)
  const right = x + w - 6
  return (
    <g>
      <rect x={x} y={y} width={w} height={HIGH} rx={18} className={style.dug} stroke={INK} strokeWidth={2.4} />
      <ellipse cx={x + w / 2} cy={y + HIGH - 11} rx={w / 2 - 14} ry={13} className={style.lamp} />
      <path d={`M${x + 14} ${y + HIGH - 7} H${x + w - 14}`} stroke={INK} strokeWidth={2} opacity={0.5} />
      {holds === 'bed' && <Matchbox x={middle} y={y + HIGH - 7} k={0.95} blanket={lookOf(seat).colour} />}
      {holds === 'free' && (
        <g>
          <rect
            x={left}
            y={y + 10}
            width={right - left}
            height={HIGH - 20}
            rx={11}
            fill="none"
            stroke={LAMP}
            strokeWidth={1.8}
            strokeDasharray="4 4"
          />
          <Within className={style.free} left={left} right={right} y={y + HIGH / 2 + 5}>
            {voice.format('webWistar.burrow.free')}
          </Within>
        </g>
      )}
      {holds !== 'bed' && holds !== 'free' && holds !== undefined && (
        <Lodger
          guest={holds}
          left={left}
          right={right}
          y={y + HIGH - 7}
          isOwn={isOwn}
          area={areaOfGuest(table, holds)}
        />
      )}
      {value !== undefined && (
        <g>
          <circle cx={x + 13} cy={y + 13} r={12} fill={counts ? LAMP : '#5a4030'} stroke={INK} strokeWidth={1.8} />
          <Print x={x + 13} y={y + 18} size={14} weight={800} colour={counts ? INK : SAND} anchor="middle">
            {value}
          </Print>
        </g>
      )}
    </g>
  )
}

interface LodgerProps {
  readonly guest: string
  /** From here to there nothing else lies in the chamber. */
  readonly left: number
  readonly right: number
  readonly y: number
  readonly isOwn: boolean
  readonly area: 'house' | 'cellar'
}

/** So wide is a guest; what it does and its points stand beside it. */
const MOUSE = 30

/** A guest with its points and what it does; a cheese. */
function Lodger({ guest, left, right, y, isOwn, area }: LodgerProps) {
  const { table, card } = useTable()
  const record = table.content.guests.get(guest)
  const points = guestPoints(table, guest)
  const { name, text } = card(guest)
  const label = [name, ...text].join('. ')
  const picture = (
    <g>
      <title>{label}</title>
      {record ? (
        <>
          <Mouse x={left + MOUSE / 2} y={y} k={1.02} area={area} />
          <Doing power={record.power} x={left + MOUSE + 9} y={y - 25} w={right - left - MOUSE - 2} />
          <Star x={left + MOUSE + 11} y={y - 7} size={19}>
            {points}
          </Star>
        </>
      ) : (
        <Cheese x={(left + right) / 2} y={y} k={0.95} points={points} />
      )}
    </g>
  )
  if (!isOwn) return <g data-thing={guest}>{picture}</g>
  return (
    <DrawnPiece thing={guest} sort="lodger" label={label} className={open.piece}>
      {() => (
        <g>
          {/* Between the mouse and its points it is the guest that is meant, too. */}
          <rect x={left - 2} y={y - 36} width={right - left + 4} height={41} fill="transparent" />
          {picture}
          <rect x={left - 2} y={y - 36} width={right - left + 4} height={41} rx={14} className={open.ring} />
        </g>
      )}
    </DrawnPiece>
  )
}

/** So wide on average is a letter of 13.5. */
const LETTER = 7.6

interface WithinProps {
  readonly left: number
  readonly right: number
  readonly y: number
  readonly className: string | undefined
  readonly children: string
}

/** Long words are drawn together, so that they stay in their chamber. */
function Within({ left, right, y, className, children }: WithinProps) {
  const room = right - left - 6
  const squeeze = children.length * LETTER > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <text x={(left + right) / 2} y={y} className={className} {...squeeze}>
      {children}
    </text>
  )
}

interface DoingProps {
  readonly power: Guest['power']
  readonly x: number
  readonly y: number
  /** So much room there is in the chamber. */
  readonly w: number
}

/** Icons drawn smaller than this cannot be told apart. */
const LEAST = 0.75

/** Only what lasts is shown: what was done once is done. Where it has no room, its sort alone; the rest is told in words. */
function Doing({ power, x, y, w }: DoingProps) {
  if (power.kind === 'instant') return null
  const icons = powerIcons(power).slice(0, 3)
  const all = widthsOf(icons).reduce((sum, width) => sum + width, 17)
  const size = Math.min(1, w / all)
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size < LEAST ? 1 : size})`}
      style={{ '--card-ink': CREAM } as CSSProperties}
    >
      <Sign name={kindIcon(power.kind)} x={0} y={0} size={13} colour={CREAM} />
      {size >= LEAST && <DrawnIcons icons={icons} x={9} y={0} />}
    </g>
  )
}

interface UndugProps extends SVGAttributes<SVGRectElement> {
  readonly w: number
}

/** Where a chamber can be dug: its outline, in dashes. */
function Undug({ w, ...line }: UndugProps) {
  return <rect width={w} height={HIGH} rx={18} className={style.undug} {...line} />
}

function Earth({ chamber, x, y, w }: ChamberProps) {
  const { voice } = useTable()
  const isPorch = chamber.sort === 'porch'
  return (
    <g data-explains={isPorch ? 'ability/porch' : 'dig'}>
      <Undug x={x} y={y} w={w} stroke={INK} strokeWidth={1.8} strokeDasharray={isPorch ? '2 5' : '5 5'} />
      {isPorch ? (
        <Within className={style.porch} left={x + 2} right={x + w - 2} y={y + HIGH / 2 + 5}>
          {voice.format('webWistar.burrow.porch')}
        </Within>
      ) : (
        <Print x={x + w / 2} y={y + HIGH / 2 + 6.5} size={18} weight={800} colour={SAND} anchor="middle">
          {chamber.value ?? ''}
        </Print>
      )}
    </g>
  )
}

/** The one that is dug next, with its price and the spade. */
function NextRoom({ chamber, x, y, w, seat }: ChamberProps) {
  const { table, voice } = useTable()
  const point = usePointing('dig')
  const middle = x + w / 2
  return (
    <DrawnPiece
      thing="dig"
      sort="dig"
      label={voice.format('wistarPlay.do.dig', { value: chamber.value ?? 0 })}
      className={open.piece}
    >
      {() => (
        <g {...point}>
          <Undug x={x} y={y} w={w} stroke={SAND} strokeWidth={2.2} strokeDasharray="5 5" />
          <Sign name="spade" x={middle - 30} y={y + HIGH / 2} size={22} colour={CREAM} />
          <Print x={middle - 4} y={y + HIGH / 2 + 6.5} size={18} weight={800} colour={SAND} anchor="middle">
            {chamber.value ?? ''}
          </Print>
          <Print x={middle + 16} y={y + HIGH / 2 + 5} size={13.5} colour={CREAM}>
            {roomPrice(table, seat)}
          </Print>
          <Sign name="metal" x={middle + 34} y={y + HIGH / 2} size={15} colour={CREAM} />
          <Chain x={middle} y={y + HIGH - 1} width={w - 30} />
          <rect x={x} y={y} width={w} height={HIGH} rx={18} className={open.ring} />
        </g>
      )}
    </DrawnPiece>
  )
}
