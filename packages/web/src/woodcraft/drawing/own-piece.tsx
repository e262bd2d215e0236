import type { ComponentProps } from 'react'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { useLookedAt } from '../looked-at.ts'

/** A piece of my own table; of another's, that is only looked at, nothing can be chosen: it may be named like mine. */
export function OwnPiece(props: ComponentProps<typeof DrawnPiece>) {
  const isAnothers = useLookedAt() !== undefined
  if (!isAnothers) return <DrawnPiece {...props} />
  const { thing, label, className, transform, children } = props
  return (
    <g data-thing={thing} data-still className={className} transform={transform}>
      <title>{label}</title>
      {children(false)}
    </g>
  )
}
