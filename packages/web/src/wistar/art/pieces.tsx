import type { Owner } from '@nora/wistar'
import { BRASS, EAR, FUR, INK, LAMP, PAPER } from './colours.ts'
import { lookOf } from './owner.ts'
import { Print } from './print.tsx'

interface At {
  readonly x: number
  readonly y: number
  readonly k?: number
}

/** A handkerchief with the letter of its owner. */
export function Tent({ x, y, k = 1, owner }: At & { readonly owner: Owner }) {
  const { colour, letter } = lookOf(owner)
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M0 -24 L17 0 H-17 Z" fill={colour} stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      <path
        d="M0 -24 V-29 M-4 -18 L-12 -6 M4 -18 L12 -6"
        stroke={INK}
        strokeWidth={1.6}
        strokeLinecap="round"
        opacity={0.8}
      />
      <path
        d="M-17 0 q4 -4 8 0 q5 -4 9 0 q5 -4 9 0 q4 -4 8 0"
        fill="none"
        stroke={PAPER}
        strokeWidth={1.4}
        opacity={0.75}
      />
      <Print x={0} y={-3.6} size={15.2} weight={800} colour={PAPER} anchor="middle">
        {letter}
      </Print>
    </g>
  )
}

/** A cube of a seat; Ratbot's is a marker. With its letter where it lies among others. */
export function Cube({
  x,
  y,
  owner,
  size = 15,
  isMarked = false,
}: At & {
  readonly owner: Owner
  readonly size?: number
  readonly isMarked?: boolean
}) {
  const { colour, letter } = lookOf(owner)
  const h = size / 2
  const w = h * 0.9
  return (
    <g>
      <g stroke={INK} strokeWidth={1.6} strokeLinejoin="round">
        <path d={`M${x} ${y - h} l${w} ${h / 2} v${h} l${-w} ${h / 2} l${-w} ${-h / 2} v${-h} Z`} fill={colour} />
        <path d={`M${x - w} ${y - h / 2} L${x} ${y} l${w} ${-h / 2} M${x} ${y} v${h}`} fill="none" />
      </g>
      {isMarked && (
        <Print x={x} y={y + size * 0.38} size={12} weight={800} colour={PAPER} anchor="middle">
          {letter}
        </Print>
      )}
    </g>
  )
}

/** A bed is a matchbox; before it is built a rat sleeps in it. */
export function Matchbox({
  x,
  y,
  k = 1,
  sleeps = false,
  blanket = '#b3402f',
}: At & {
  readonly sleeps?: boolean
  readonly blanket?: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} stroke={INK} strokeWidth={2 / k} strokeLinejoin="round">
      <path d="M-26 0 V-13 H26 V0 Z" fill={BRASS} />
      <path d="M-26 -13 L-22 -19 H22 L26 -13 Z" fill="#e8d3a5" />
      <path d="M-20 -14 C-20 -22 -8 -22 -8 -14 Z" fill={PAPER} />
      {sleeps && (
        <g>
          <circle cx={-10} cy={-19} r={4.6} fill={FUR} />
          <circle cx={-14} cy={-23} r={3} fill={EAR} />
        </g>
      )}
      <path d="M-9 -13 C-8 -23 20 -22 22 -13 Z" fill={blanket} />
      <path d="M-26 -4 H26" fill="none" />
      <path d="M-26 -8.5 H26" strokeWidth={1} stroke="#7a531a" />
    </g>
  )
}

/** A cheese with its points; another one waits behind it. */
export function Cheese({
  x,
  y,
  k = 1,
  points,
  isFirst = false,
}: At & {
  readonly points: number
  readonly isFirst?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
        {isFirst && (
          <path d="M-24 0 V-12 L14 -28 C22 -26 26 -20 26 -12 V0 Z" fill="#d99a3d" transform="translate(9 -4)" />
        )}
        <path d="M-30 0 V-14 L8 -32 C18 -30 24 -22 24 -14 V0 Z" fill={LAMP} />
        <path d="M-30 -14 H24" fill="none" />
        <circle cx={-19} cy={-6} r={3} fill={BRASS} />
        <circle cx={15} cy={-7} r={2.4} fill={BRASS} />
      </g>
      <Print x={-2} y={-2} size={15} weight={800} colour={INK} anchor="middle">
        {points}
      </Print>
    </g>
  )
}

/** Points in a star. */
export function Star({
  x,
  y,
  size = 20,
  children,
}: At & { readonly size?: number; readonly children: string | number }) {
  return (
    <g>
      <path
        transform={`translate(${x} ${y}) scale(${size / 24}) translate(-12 -11.5)`}
        d="M12 1.6 L15.6 7 L22 8.6 L18 13.8 L18.4 20.4 L12 18.2 L5.6 20.4 L6 13.8 L2 8.6 L8.4 7 Z"
        fill={LAMP}
        style={{ stroke: `var(--star-line, ${INK})` }}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Print x={x} y={y + size * 0.22} size={Math.max(13.3, size * 0.6)} weight={800} colour={INK} anchor="middle">
        {children}
      </Print>
    </g>
  )
}
