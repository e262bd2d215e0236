import { useLetters } from './letters.ts'
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

/** Narrower than this, letters are no longer told apart: then they become smaller after all. */
const NARROWEST = 0.66

/** The narrower words are set, the wider is the gap between them, in letters: they must not run together. */
const GAP = 0.4

/** A line of text in a drawing. */
export function Word({
  x,
  y,
  size = 14,
  weight = 600,
  anchor = 'start',
  isTitle = false,
  fill = 'var(--ink)',
  most = Number.POSITIVE_INFINITY,
  children,
}: WordProps) {
  const letters = useLetters()
  const text = String(children)
  const hand = isTitle ? 'title' : 'text'
  const drawn = letters.sized(size)
  const width = widthOf(text, drawn, weight, hand)
  const fits = width > most ? most / width : 1
  // A little smaller first, as long as it can be read, and only then narrower.
  const smaller = drawn * Math.max(fits, SMALLEST, Math.min(1, letters.least / drawn))
  const narrow = Math.min(1, (fits * drawn) / smaller)
  const shown = smaller * Math.min(1, narrow / NARROWEST)
  return (
    <text
      x={x}
      // Letters that have become larger stand around the same middle.
      y={y + (shown > size ? (shown - size) * 0.3 : 0)}
      fontSize={shown}
      fontWeight={weight}
      textAnchor={anchor}
      fill={fill}
      fontFamily={`var(--${hand})`}
      {...(narrow < 1 && {
        textLength: most,
        lengthAdjust: 'spacingAndGlyphs',
        wordSpacing: shown * (1 - narrow) * GAP,
      })}
    >
      {text}
    </text>
  )
}
