import { Word } from '../drawing/word.tsx'
import style from './stage.module.css'

interface DoButtonProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly isOpen: boolean
  readonly children: string
  act(): void
}

/** A button inside a drawing that does something itself. */
export function DoButton({ x, y, width, isOpen, children, act }: DoButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
    <g
      className={style.button}
      transform={`translate(${x} ${y})`}
      data-open={isOpen || undefined}
      role="button"
      tabIndex={0}
      aria-disabled={!isOpen}
      aria-label={children}
      onClick={() => isOpen && act()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (isOpen) act()
      }}
    >
      <rect className={style.shadow} y={3} width={width} height={40} rx={9} />
      <rect className={style.face} width={width} height={40} rx={9} />
      <Word x={width / 2} y={26} size={16} weight={700} anchor="middle" fill="currentColor" most={width - 14}>
        {children}
      </Word>
    </g>
  )
}
