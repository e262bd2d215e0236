import { Die } from '../../art/woodcraft/die.tsx'
import { Sign } from '../../art/woodcraft/signs.tsx'
import type { Mark } from './marks.ts'
import { widthOf } from './measure.ts'
import { Word } from './word.tsx'

interface MarksRowProps {
  readonly marks: readonly Mark[]
  readonly x: number
  /** Their middle. */
  readonly y: number
  readonly size?: number
  readonly gap?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly line?: string | undefined
  /** No wider than this: what is longer is drawn smaller, or in two rows where there is the height for it. */
  readonly most?: number
  readonly isTall?: boolean
}

/** Smaller than this nobody can read it: then it takes two rows. */
const LEAST = 0.82

const letterOf = (size: number) => Math.round(size * 0.88)

/** How wide each is, without the gaps. */
function widthsOf(marks: readonly Mark[], size: number): number[] {
  return marks.map((mark) =>
    'sign' in mark && mark.text ? size + 1.5 + widthOf(mark.text, letterOf(size), 700) : size,
  )
}

/** Signs with their numbers, side by side: "2 berries, a die". */
export function MarksRow(props: MarksRowProps) {
  const { marks, y, size = 16, gap = 5, most, isTall = false } = props
  const width = widthsOf(marks, size).reduce((sum, each) => sum + each + gap, -gap)
  if (!isTall || most === undefined || most / width >= LEAST || marks.length < 2) return <OneRow {...props} />
  const half = Math.ceil(marks.length / 2)
  return [marks.slice(0, half), marks.slice(half)].map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower row.
    <OneRow key={index} {...props} marks={row} y={y + (index - 0.5) * (size - 1)} size={size - 2} />
  ))
}

function OneRow({ marks, x, y, size = 16, gap = 5, anchor = 'start', line, most }: MarksRowProps) {
  const letter = letterOf(size)
  const widths = widthsOf(marks, size)
  const width = widths.reduce((sum, each) => sum + each + gap, -gap)
  const scale = most !== undefined && width > most ? most / width : 1
  const from = anchor === 'start' ? x : x - (width * scale) / (anchor === 'middle' ? 2 : 1)
  let at = 0
  return (
    <g transform={`translate(${from} ${y}) scale(${scale})`}>
      {marks.map((mark, index) => {
        const here = at
        at += (widths[index] as number) + gap
        return 'sign' in mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may stand there twice.
          <g key={index}>
            {mark.text && (
              <Word x={here} y={letter * 0.36} size={letter} weight={700} fill={line ?? '#2b2118'}>
                {mark.text}
              </Word>
            )}
            <Sign name={mark.sign} x={here + (widths[index] as number) - size} y={-size / 2} size={size} line={line} />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same die may stand there twice.
          <Die key={index} wood={mark.wood} value={mark.value} x={here} y={-size / 2} size={size - 1} />
        )
      })}
    </g>
  )
}
