/** Shrinking gives up after so many picks played: a failing list need not be the shortest to be short. */
const MOST_PICKS = 4000

/**
 * A short list of picks that still fails. `failing` plays a list and gives the part of it that was played when it
 * failed, or nothing if it did not. First parts are left out, ever smaller ones; then picks become 0, the simplest.
 */
export function shrink(
  picks: readonly number[],
  failing: (picks: readonly number[]) => readonly number[] | undefined,
): number[] {
  let best = [...picks]
  let played = 0
  const attempt = (candidate: readonly number[]): boolean => {
    if (played >= MOST_PICKS) return false
    played += candidate.length
    const failed = failing(candidate)
    if (!failed) return false
    best = [...failed]
    return true
  }
  for (let size = Math.ceil(best.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length; ) {
      if (!attempt([...best.slice(0, from), ...best.slice(from + size)])) from += size
    }
  }
  for (let place = 0; place < best.length; place++) {
    if (best[place] !== 0) attempt(best.map((pick, index) => (index === place ? 0 : pick)))
  }
  return best
}
