import type { Outage } from '../store/outage-store.ts'

/** How much of the time since a moment fell into outages. */
export function lostIn(outages: readonly Outage[], at: number): number {
  let lost = 0
  for (const { since, until } of outages) lost += Math.max(0, until - Math.max(since, at))
  return lost
}
