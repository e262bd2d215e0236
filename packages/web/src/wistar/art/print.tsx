import type { Icon as IconName } from '@nora/words'
import { Icon } from '../../art/icons/icon.tsx'
import style from './print.module.css'

interface PrintProps {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly weight?: number
  readonly colour?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** In the letters of titles. */
  readonly isTitle?: boolean
  readonly children: string | number
}

/** A word or a number in a drawing; whoever does not see it is told by what it stands on. */
export function Print({
  x,
  y,
  size = 14,
  weight = 700,
  colour,
  anchor = 'start',
  isTitle = false,
  children,
}: PrintProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={weight}
      className={isTitle ? style.title : style.text}
      {...(colour !== undefined && { style: { fill: colour } })}
    >
      {children}
    </text>
  )
}

interface SignProps {
  readonly name: IconName
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly colour?: string
}

/** An icon in a drawing. */
export function Sign({ name, x, y, size = 18, colour }: SignProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2})`}
      {...(colour !== undefined && { style: { color: colour } })}
    >
      <Icon name={name} size={size} />
    </g>
  )
}
