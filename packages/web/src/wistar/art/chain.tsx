import { INK } from './colours.ts'
import open from './open.module.css'

interface ChainProps {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Lies along the lower edge of a piece, so that its icons stay readable, for as long as the rules refuse it; whoever points at the piece is told why. */
export function Chain({ x, y, width }: ChainProps) {
  return (
    <path
      className={open.chain}
      d={`M${x - width / 2} ${y} h${width}`}
      fill="none"
      stroke={INK}
      strokeWidth={5}
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
  )
}
