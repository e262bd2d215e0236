import { useLetters } from './letters.ts'
import { widthOf } from './measure.ts'
import { Word } from './word.tsx'

interface HeadingProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly note?: string | undefined
  readonly fill?: string
  readonly isUrgent?: boolean
  readonly children: string
}

const [SIZE, WEIGHT] = [15.5, 700]

/** What a part of the table is called, and what is worth knowing about it now. */
export function Heading({ x, y, width, note, fill, isUrgent = false, children }: HeadingProps) {
  const letters = useLetters()
  const half = note === undefined ? width : width * 0.56
  const title = Math.min(half, widthOf(children, letters.sized(SIZE), WEIGHT, 'title'))
  return (
    <>
      <Word x={x} y={y} size={SIZE} weight={WEIGHT} isTitle fill={fill} most={half}>
        {children}
      </Word>
      {note !== undefined && (
        <Word
          x={x + width}
          y={y}
          size={13.5}
          weight={isUrgent ? 700 : 500}
          anchor="end"
          fill={isUrgent ? 'var(--warn)' : 'var(--ink-soft)'}
          most={width - title - 8}
        >
          {note}
        </Word>
      )}
    </>
  )
}
