import type { Hint } from '@nora/bots'
import type { Thought } from '@nora/room'
import type { Release } from './release.ts'

/** So long a hint may be thought about, in milliseconds: somebody waits for it. */
const HINT_MS = 1_300

/**
 * What a strong player would do, as far as there is time for it; nothing where these rules give no hints. The same moment gives
 * the same hint, unless time runs out. `now` is a clock in milliseconds.
 */
export function hintInTime({ hint }: Pick<Release, 'hint'>, thought: Thought, now: () => number): Hint | null {
  const from = now()
  const late = (part: number) => now() - from > part * HINT_MS
  return hint?.(thought, thought.at, late) ?? null
}
