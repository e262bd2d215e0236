import { SLOTS } from '@nora/woodcraft'

/** The wheel lies in the middle of its region; everything else is measured from there. */
export const CENTRE = { x: 222, y: 218 } as const
export const R = 208
const k = R / 210
/** How far from the middle tiles, bonuses and the teeth of the saw lie. */
export const RIM = 183 * k
export const BONUS = 147 * k
export const SAW = 126 * k
export const WINDOW = 85 * k
export const TILE = 18.4 * k
export const K = k

/** Degrees left free at each border of a quadrant. */
const FREE = 5

/** Clockwise from the top. */
export function slotAngle(place: number): number {
  const quadrant = Math.floor(place / SLOTS)
  const slot = place % SLOTS
  return quadrant * 90 + FREE + ((90 - 2 * FREE) / SLOTS) * (slot + 0.5)
}

export function polar(radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}

export function sawPath(outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step
    return `${polar(inner, at).join(' ')} L${polar(outer, at + step * 0.28).join(' ')} L${polar(inner, at + step * 0.86).join(' ')}`
  })
  return `M${corners.join(' L')} Z`
}

export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)]
  return `M${a} A${outer} ${outer} 0 0 1 ${b} L${c} A${inner} ${inner} 0 0 0 ${d} Z`
}
