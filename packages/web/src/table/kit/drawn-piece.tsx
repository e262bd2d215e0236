import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, SVGAttributes } from 'react'
import { isMouse, isVisited } from '../parts/last-input.ts'
import { marksOf, type PieceOf, usePiece } from './use-piece.ts'

interface DrawnPieceProps extends PieceOf, Pick<SVGAttributes<SVGGElement>, 'className' | 'transform'> {
  readonly label: string
  /** The mouse or the focus comes to it, or leaves it. */
  onPoint?(isPointed: boolean): void
  /** It moves by itself when the table changes. */
  readonly isStill?: boolean
  /** Given what is to be marked: it is picked, or pointed at. */
  children(isMarked: boolean): ReactNode
}

/** A piece that is part of a drawing: a button where it can be chosen now, and where one may ask why it cannot. Whoever points at it reads what it is. */
export function DrawnPiece({
  label,
  children,
  className,
  transform,
  onPoint,
  isStill = false,
  ...piece
}: DrawnPieceProps) {
  const now = usePiece(piece)
  const { isOpen, isPicked, why, isLit, act } = now
  const button = {
    role: 'button',
    tabIndex: 0,
    'aria-label': why === undefined ? label : `${label}. ${why}`,
    'aria-disabled': !isOpen,
    'aria-pressed': isPicked,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act()
    },
  }
  return (
    <g
      {...((isOpen || why !== undefined) && button)}
      {...marksOf(piece, now)}
      data-still={isStill || undefined}
      {...(onPoint && {
        onPointerEnter: (event: PointerEvent) => isMouse(event) && onPoint(true),
        onPointerLeave: () => onPoint(false),
        // What the page has brought the focus to, nobody has asked about.
        onFocus: ({ currentTarget }: FocusEvent) => isVisited(currentTarget.getBoundingClientRect()) && onPoint(true),
        onBlur: () => onPoint(false),
      })}
      className={className}
      transform={transform}
    >
      <title>{label}</title>
      {children(isPicked || isLit)}
    </g>
  )
}
