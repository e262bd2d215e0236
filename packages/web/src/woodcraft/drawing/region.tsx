import type { ReactNode } from 'react'
import { ScaleProvider, useMeasuredScale } from './letters.ts'
import style from './region.module.css'

interface RegionProps {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
  /** What pictures of the rulebook call it. */
  readonly picture?: string
  readonly children: ReactNode
}

/** A part of the table with its own coordinates, drawn as large as its place allows. */
export function Region({ label, width, height, className = '', picture, children }: RegionProps) {
  const { drawing, scale } = useMeasuredScale(width, height)
  return (
    <section className={`${style.region} ${className}`} aria-label={label} data-picture={picture}>
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} role="presentation">
        <ScaleProvider value={scale}>{children}</ScaleProvider>
      </svg>
    </section>
  )
}
