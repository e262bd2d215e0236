import { type Decision, equal, type Game, type Logged, type Seat } from '@nora/kernel'

/**
 * Whether what was logged changed what a seat's choice would mean, so that a choice made before it must not count.
 * What others decide at the same time does not, nor does a sign such as a raised hand.
 */
export function concerns(
  game: Game,
  logged: readonly Logged[],
  seat: Seat,
  before: Decision | undefined,
  after: Decision | undefined,
): boolean {
  if (logged.length === 0) return false
  if (!after || !equal(before, after)) return true
  const apart = after.group !== undefined
  return !logged.every((one) => {
    if (one.seat === seat || one.seat < 0) return false
    if (one.type !== 'act') return apart && !(one.type === 'undo' && one.agreed)
    return one.interrupt ? game.isSign?.(one.choice) === true : apart
  })
}
