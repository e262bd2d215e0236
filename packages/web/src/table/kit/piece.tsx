import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import style from './piece.module.css'
import { marksOf, type PieceOf, usePiece } from './use-piece.ts'

interface PieceProps extends PieceOf {
  /** What it is, for those who do not see it; nothing where it says so itself. */
  readonly label?: string
  readonly className?: string | undefined
  /** It looks as its class says and not like every piece. */
  readonly isBare?: boolean
  /** Where it cannot be chosen, a click tells all about it. */
  readonly explains?: boolean
  /** Told when it is taken, before it is. */
  readonly onTake?: () => void
  readonly children: ReactNode
}

/** A tile, card, die or pile on the table: a button where it can be chosen now, and where one may ask why it cannot. */
export function Piece({
  label,
  className = '',
  isBare = false,
  explains = false,
  onTake,
  children,
  ...piece
}: PieceProps) {
  const { help } = useTable()
  const now = usePiece(piece)
  const { isOpen, isPicked, why } = now
  const act = () => {
    if (isOpen) onTake?.()
    now.act()
  }
  const look = { ...marksOf(piece, now), className: isBare ? className : `${style.piece} ${className}` }
  if (!isOpen && why === undefined && !explains)
    return (
      <span {...(label !== undefined && { role: 'img', 'aria-label': label })} {...look}>
        {children}
      </span>
    )
  const asks = explains && !isOpen
  return (
    <button
      type="button"
      {...look}
      aria-label={why === undefined || label === undefined ? label : `${label}. ${why}`}
      // Only what can be taken out again is a thing that stays pressed.
      aria-pressed={isPicked || undefined}
      aria-disabled={asks ? undefined : !isOpen}
      tabIndex={asks ? -1 : 0}
      onClick={asks ? () => help(piece.thing) : act}
      onPointerDown={(event) => {
        if (isOpen && event.pointerType === 'mouse' && event.button === 0) onDrag(event.clientX, event.clientY, act)
      }}
    >
      {children}
    </button>
  )
}

/** How far a mouse must go before a press is a drag, in pixels. */
const DRAG = 8

/** A mouse that takes a thing straight to its place need not let go in between. */
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
