import { widthOf } from './measure.ts'

interface WordProps {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** In the hand of titles and card names. */
  readonly isTitle?: boolean
  readonly fill?: string | undefined
  /** Names differ in length by language: what is longer is set narrower. */
  readonly most?: number
  readonly children: string | number
}

/** So much smaller letters may become before they are set narrower. */
const SMALLEST = 0.86

/** A line of text in a drawing. */
export function Word({
  x,
  y,
  size = 14,
  weight = 600,
  anchor = 'start',
  isTitle = false,
  fill = 'var(--ink)',
  most,
  children,
}: WordProps) {
  const text = String(children)
  const hand = isTitle ? 'title' : 'text'
  const width = widthOf(text, size, weight, hand)
  const fits = most === undefined ? 1 : Math.min(1, most / width)
  // A little smaller first, and only then narrower.
  const shown = size * Math.max(fits, SMALLEST)
  return (
    <text
      x={x}
      y={y}
      // Where a drawing is shown small its letters are larger: see `--letter`.
      style={{ fontSize: `calc(${shown}px * var(--letter, 1))` }}
      fontWeight={weight}
      textAnchor={anchor}
      fill={fill}
      fontFamily={`var(--${hand})`}
      {...(fits < SMALLEST && { textLength: most, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  )
}
