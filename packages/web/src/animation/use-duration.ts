import { usePreferences } from '../state/preferences.ts'

const durations = { none: 0, quick: 160, calm: 320 } as const

/** How long pieces travel: no time at all for whoever does not want it. */
export function useDuration(): number {
  const pace = usePreferences((preferences) => preferences.pace)
  return prefersReducedMotion() ? 0 : durations[pace]
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion:reduce)').matches
}
