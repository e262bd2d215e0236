/** In which of the house's hands something is written. */
export type Hand = 'title' | 'text'

let brush: CanvasRenderingContext2D | null | undefined
const known = new Map<string, number>()

/** How wide a line of text is. */
export function widthOf(text: string, size: number, weight: number, hand: Hand = 'text'): number {
  const key = `${hand} ${weight} ${size} ${text}`
  const width = known.get(key)
  if (width !== undefined) return width
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush) return text.length * size * 0.55
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--${hand}`)
  brush.font = `${weight} ${size}px ${family}`
  const measured = brush.measureText(text).width
  // Before the letters have come, others stand in for them.
  if (document.fonts.status === 'loaded') known.set(key, measured)
  return measured
}
