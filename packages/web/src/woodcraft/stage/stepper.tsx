import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import style from './stage.module.css'

interface StepperProps {
  readonly x: number
  readonly y: number
  readonly n: number
  readonly most: number
  readonly sign: string
  set(n: number): void
}

/** More and less, one at a time. */
export function Stepper({ x, y, n, most, sign, set }: StepperProps) {
  const { voice } = useTable()
  const step = (by: number, label: string, top: number) => {
    const isOpen = n + by >= 1 && n + by <= most
    return (
      // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
      <g
        className={style.step}
        transform={`translate(0 ${top})`}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-disabled={!isOpen}
        data-open={isOpen || undefined}
        onClick={() => set(Math.max(1, Math.min(most, n + by)))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          set(Math.max(1, Math.min(most, n + by)))
        }}
      >
        <rect width={36} height={36} rx={8} fill="var(--chip)" stroke="var(--line)" strokeWidth={1.8} />
        <Word x={18} y={25} size={22} weight={700} anchor="middle">
          {by > 0 ? '+' : '−'}
        </Word>
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      {step(1, voice.format('webWoodcraft.stage.more'), 0)}
      {step(-1, voice.format('webWoodcraft.stage.less'), 42)}
      <Word x={52} y={46} size={22} weight={800}>
        {`${sign}${n}`}
      </Word>
    </g>
  )
}
