/** A figure with a few digits: more would be noise. */
export function rounded(value: number, digits = 4): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : 0
}
