import type { ReactNode } from 'react'

interface GlyphFrameProps {
  /** Left out where the styles around it say. */
  readonly size?: number | string
  readonly children: ReactNode
}

/** A small sign for something one can do or go to: one grid of 24, one line weight, round ends, in the colour of the text. */
export function GlyphFrame({ size, children }: GlyphFrameProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
