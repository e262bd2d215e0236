/** The lengths that cuts leave of a beam, from left to right. */
export function lengths(value: number, cuts: readonly number[]): number[] {
  const ends = [...cuts].sort((one, other) => one - other).concat(value)
  return ends.map((end, index) => end - (ends[index - 1] ?? 0))
}
