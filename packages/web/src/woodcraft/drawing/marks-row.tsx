import { Die } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { useLetters } from './letters.ts'
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

/** Between a number and its sign. */
const BESIDE = 1.5

/** Signs become so much smaller before the numbers beside them do. */
const SMALLEST = 0.86

const letterOf = (size: number) => Math.round(size * 0.88)

/** How wide the numbers are together, without their signs. */
function numbersIn(marks: readonly Mark[], letter: number): number {
  return marks.reduce((sum, mark) => sum + numberWidth(mark, letter), 0)
}

function numberWidth(mark: Mark, letter: number): number {
  return 'sign' in mark && mark.text ? BESIDE + widthOf(mark.text, letter, 700) : 0
}

/** Signs with their numbers, side by side: "2 berries, a die". */
export function MarksRow(props: MarksRowProps) {
  const { marks, y, size = 16, gap = 5, most, isTall = false } = props
  const letters = useLetters()
  const width = marks.length * (size + gap) - gap + numbersIn(marks, letters.sized(letterOf(size)))
  if (!isTall || most === undefined || most / width >= LEAST || marks.length < 2) return <OneRow {...props} />
  const half = Math.ceil(marks.length / 2)
  return [marks.slice(0, half), marks.slice(half)].map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower row.
    <OneRow key={index} {...props} marks={row} y={y + (index - 0.5) * (size - 1)} size={size - 2} />
  ))
}

function OneRow({ marks, x, y, size = 16, gap = 5, anchor = 'start', line, most }: MarksRowProps) {
  const letters = useLetters()
  const letter = letterOf(size)
  const numbers = numbersIn(marks, letters.sized(letter)) + (marks.length - 1) * gap
  const room = most === undefined ? size : (most - numbers) / marks.length
  const sign = Math.max(size * SMALLEST, Math.min(size, room))
  const width = numbers + marks.length * sign
  const scale = most === undefined ? 1 : Math.min(1, most / width)
  const from = anchor === 'start' ? x : x - (width * scale) / (anchor === 'middle' ? 2 : 1)
  let at = 0
  return (
    <g transform={`translate(${from} ${y}) scale(${scale})`}>
      {marks.map((mark, index) => {
        const here = at
        const number = numberWidth(mark, letters.sized(letter))
        at += number + sign + gap
        return 'sign' in mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may stand there twice.
          <g key={index}>
            {mark.text && (
              <Word x={here} y={letter * 0.36} size={letter} weight={700} fill={line ?? '#2b2118'}>
                {mark.text}
              </Word>
            )}
            <Sign name={mark.sign} x={here + number} y={-sign / 2} size={sign} line={line} />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same die may stand there twice.
          <Die key={index} wood={mark.wood} value={mark.value} x={here} y={-sign / 2} size={sign - 1} />
        )
      })}
    </g>
  )
}
