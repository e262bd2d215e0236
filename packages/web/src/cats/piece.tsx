import type { ReactNode } from 'react'
import { useHere } from './here.tsx'
import style from './piece.module.css'

interface PieceProps {
  readonly thing: string
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** How far a mouse must go before a press is a drag, in pixels. */
const DRAG = 8

/** A tile, card or pile on the table: a button where it can be chosen now, and where one may ask why it cannot. */
export function PieceButton({ thing, label, className, children }: PieceProps) {
  const { pieceOf, act, tell } = useHere()
  const { isOpen, isPicked, why, isLit } = pieceOf(thing)
  const state = {
    'data-thing': thing,
    'data-open': isOpen || undefined,
    'data-picked': isPicked || undefined,
    'data-lit': isLit || undefined,
    className: `${style.piece} ${className ?? ''}`,
  }
  if (!isOpen && why === undefined)
    return (
      <span role="img" aria-label={label} {...state}>
        {children}
      </span>
    )
  return (
    <button
      type="button"
      {...state}
      aria-label={why === undefined ? label : `${label}. ${why}`}
      // Only what can be taken out again is a thing that stays pressed.
      aria-pressed={isPicked || undefined}
      aria-disabled={!isOpen}
      onClick={() => (isOpen ? act(thing) : tell(why ?? ''))}
      onPointerDown={(event) => {
        if (isOpen && event.pointerType === 'mouse' && event.button === 0)
          onDrag(event.clientX, event.clientY, () => act(thing))
      }}
    >
      {children}
    </button>
  )
}

/** A mouse that takes a tile straight to the ship need not let go in between. */
function onDrag(x: number, y: number, begin: () => void): void {
  const stop = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) < DRAG) return
    stop()
    begin()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
}
