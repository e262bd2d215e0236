/** Where everything lies on the wheel, whose middle is the origin; angles run clockwise from the top, in degrees. */

export interface Point {
  readonly x: number
  readonly y: number
}

export function polar(r: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: round(r * Math.sin(turn)), y: round(-r * Math.cos(turn)) }
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}

/** A piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [polar(outer, from), polar(outer, to)]
  const [c, d] = [polar(inner, to), polar(inner, from)]
  return `M${a.x} ${a.y} A${outer} ${outer} 0 0 1 ${b.x} ${b.y} L${c.x} ${c.y} A${inner} ${inner} 0 0 0 ${d.x} ${d.y} Z`
}

const TEETH = 24

/** The teeth of the cog as one path. */
export const teeth = Array.from({ length: TEETH }, (_, tooth) => {
  const angle = (tooth * 360) / TEETH
  const corners = [polar(146, angle - 5), polar(157, angle - 3.2), polar(157, angle + 3.2), polar(146, angle + 5)]
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join(' L')} Z`
}).join(' ')

/** The middle of the segment at a place of the wheel, the first at the top. */
export function angleOf(place: number): number {
  return place * 60
}

/** Half the width of a space with so many bonuses. */
export function halfWidth(bonuses: number): number {
  return bonuses > 2 ? 38 : bonuses > 1 ? 27 : 18.5
}

/**
 * The spaces of the segment at a place, from the rim to the centre: Ratbot looks for the one farthest from the centre, so
 * that must be seen. Two lie one behind the other, or side by side where the segment lies across; of three, two are outside.
 */
export function spacePlaces(place: number, spaces: number): readonly Point[] {
  const angle = angleOf(place)
  if (spaces === 1) return [polar(100, angle)]
  const isUpright = angle % 180 === 0
  if (spaces === 2) {
    if (isUpright) return [polar(119, angle), polar(77, angle)]
    const lean = angle === 60 || angle === 240 ? 1 : -1
    return [polar(112, angle - 15 * lean), polar(90, angle + 14 * lean)]
  }
  return [polar(114, angle - 16), polar(114, angle + 16), polar(73, angle)]
}
