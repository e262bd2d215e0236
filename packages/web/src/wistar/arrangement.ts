/** How the table is laid out in a space of this size. */
export interface Arrangement {
  /** All of it; the scene over one window; two windows; one window. */
  readonly as: 'whole' | 'half' | 'column' | 'part'
  /** How large everything is drawn. */
  readonly zoom: number
  /** A single window is wider than high. */
  readonly isLying?: boolean
}

/** What each arrangement takes, drawn as large as it was designed. */
const sizes = {
  whole: { width: 1040, height: 766 },
  half: { width: 1040, height: 648 },
  column: { width: 700, height: 656 },
} as const

/** Drawn smaller than this, words would have less than 13 pixels. */
const SMALLEST = 0.98
const LARGEST = 1.6

/** From so many times wider than high on, the wheel is larger with everything beside it than with everything round its corners. */
const LYING = 1.3

/** The first arrangement that can be read here. */
export function arrangementIn(width: number, height: number): Arrangement {
  for (const as of ['whole', 'half', 'column'] as const) {
    const zoom = Math.min(width / sizes[as].width, height / sizes[as].height)
    if (zoom >= SMALLEST) return { as, zoom: Math.min(LARGEST, Math.round(zoom * 1000) / 1000) }
  }
  return { as: 'part', zoom: 1, isLying: width > LYING * height }
}
