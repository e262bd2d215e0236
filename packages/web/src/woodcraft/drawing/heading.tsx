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

/** What a part of the table is called, and what is worth knowing about it now. */
export function Heading({ x, y, width, note, fill, isUrgent = false, children }: HeadingProps) {
  const half = note === undefined ? width : width * 0.56
  return (
    <>
      <Word x={x} y={y} size={15.5} weight={700} isTitle fill={fill} most={half}>
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
          most={width - half - 4}
        >
          {note}
        </Word>
      )}
    </>
  )
}
