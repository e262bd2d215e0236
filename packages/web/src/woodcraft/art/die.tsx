import type { Colour } from '@nora/woodcraft'
import { useId } from 'react'

/** The wood of a die: one, one of two, or any. */
export type Wood = Colour | 'any' | readonly [Colour, Colour]

/** How a die that an order asks for stands: there, one bench away, or missing; `ghost` is a die that would come. */
export type DieLook = 'full' | 'half' | 'missing' | 'ghost'

interface DieProps {
  readonly wood: Wood
  readonly value: number | 'any'
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly look?: DieLook
  /** It profits from what is picked, or is picked itself. */
  readonly halo?: 'lit' | 'pick' | undefined
}

const INK = '#2b2118'
const PALE = '#f8e6c4'

const woods = {
  green: { top: '#aec47a', side: '#7b9350', grain: '#86a056', pip: INK },
  yellow: { top: '#ecc260', side: '#bd8e35', grain: '#c99a3f', pip: INK },
  brown: { top: '#8d5a38', side: '#5f3b25', grain: '#6b432a', pip: PALE },
  any: { top: '#fbf3e2', side: '#cdbfa8', grain: '#d9ccb4', pip: INK },
} as const

/** Where the pips of a true die lie, in shares of its side. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  [
    [0.28, 0.23],
    [0.28, 0.5],
    [0.28, 0.77],
    [0.72, 0.23],
    [0.72, 0.5],
    [0.72, 0.77],
  ],
]

/**
 * A die: pips are its value. The wood shows in four ways, so that nobody needs the colour: colour, silhouette (lime is
 * round, pine has cut corners, walnut is square), grain, and light pips on walnut.
 */
export function Die({ wood, value, x = 0, y = 0, size, look = 'full', halo }: DieProps) {
  const id = useId()
  const [one, two] = typeof wood === 'string' ? [wood, undefined] : wood
  const { top, side, grain, pip } = woods[one]
  const path = silhouette(two ? 'any' : one, size)
  const line = size < 26 ? 1.6 : 2
  const spots = (fill: string, edge?: string) => <Pips value={value} size={size} fill={fill} edge={edge} />
  return (
    <g transform={`translate(${x} ${y})`} opacity={look === 'ghost' ? 0.6 : undefined}>
      {halo && (
        <path
          d={path}
          transform={`translate(${-size * 0.09} ${-size * 0.09}) scale(1.18)`}
          fill="none"
          stroke={halo === 'lit' ? 'var(--lit)' : 'var(--pick)'}
          strokeWidth={size > 30 ? 5 : 3.4}
        />
      )}
      {(look === 'full' || look === 'ghost') && (
        <>
          <path d={path} transform={`translate(0 ${size * 0.11})`} fill={side} stroke={INK} strokeWidth={line} />
          <path d={path} fill={top} stroke={INK} strokeWidth={line} strokeLinejoin="round" />
          {two ? (
            <>
              <path d={`M${size} 0 V${size} H0 Z`} fill={woods[two].top} />
              <path d={path} fill="none" stroke={INK} strokeWidth={line} strokeLinejoin="round" />
            </>
          ) : (
            size >= 18 && (
              <path
                d={grainOf(one, size / 50)}
                fill="none"
                stroke={grain}
                strokeWidth={Math.max(1, size / 26)}
                strokeLinecap="round"
                opacity={0.8}
              />
            )
          )}
          {spots(two ? INK : pip, one === 'brown' ? INK : undefined)}
        </>
      )}
      {look === 'half' && (
        <>
          <clipPath id={id}>
            <path d={path} />
          </clipPath>
          <path d={path} fill="#fffaf0" />
          <path d={`M0 0 H${size} L0 ${size} Z`} fill={top} clipPath={`url(#${id})`} />
          <path d={path} fill="none" stroke={INK} strokeWidth={line} strokeLinejoin="round" />
          {spots(INK, one === 'brown' ? PALE : undefined)}
        </>
      )}
      {look === 'missing' && (
        <>
          <path d={path} fill="#fffaf0" />
          <path
            d={path}
            fill={top}
            fillOpacity={0.24}
            stroke={side}
            strokeWidth={line}
            strokeDasharray={`${size * 0.13} ${size * 0.11}`}
          />
          {spots('#6b5d4e')}
        </>
      )}
    </g>
  )
}

function Pips({
  value,
  size,
  fill,
  edge,
}: {
  readonly value: number | 'any'
  readonly size: number
  readonly fill: string
  readonly edge: string | undefined
}) {
  if (value === 'any')
    return (
      <text
        x={size / 2}
        y={size * 0.72}
        textAnchor="middle"
        fontSize={size * 0.62}
        fontWeight={800}
        fill={fill}
        fontFamily="var(--text)"
      >
        ?
      </text>
    )
  const r = size * (size < 26 ? 0.098 : 0.086)
  return (
    <>
      {(pips[value] ?? []).map(([px, py]) => (
        <circle
          key={`${px} ${py}`}
          cx={px * size}
          cy={py * size}
          r={r}
          fill={fill}
          {...(edge && { stroke: edge, strokeWidth: size > 36 ? 1.4 : 0.9 })}
        />
      ))}
    </>
  )
}

function silhouette(wood: Colour | 'any', s: number): string {
  const r = s * { green: 0.32, yellow: 0.2, brown: 0.05, any: 0.14 }[wood]
  const round = wood === 'green' || wood === 'any'
  const corner = (cx: number, cy: number, x: number, y: number) => (round ? `Q${cx} ${cy} ${x} ${y}` : `L${x} ${y}`)
  return [
    `M${r} 0 H${s - r} ${corner(s, 0, s, r)} V${s - r} ${corner(s, s, s - r, s)}`,
    `H${r} ${corner(0, s, 0, s - r)} V${r} ${corner(0, 0, r, 0)} Z`,
  ].join(' ')
}

function grainOf(wood: Colour | 'any', k: number): string {
  const wave = (y: number) => `M${5 * k} ${y * k} q${10 * k} ${-6 * k} ${20 * k} 0 t${20 * k} 0`
  const straight = (x: number) => `M${x * k} ${5 * k} V${45 * k}`
  const ring = (r: number) => `M${3 * k} ${r * k} Q${r * k} ${r * k} ${r * k} ${3 * k}`
  if (wood === 'green') return [14, 27, 40].map(wave).join(' ')
  if (wood === 'yellow') return [13, 21, 30, 38].map(straight).join(' ')
  return wood === 'brown' ? [14, 25, 36, 46].map(ring).join(' ') : ''
}
