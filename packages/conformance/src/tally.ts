/** What was counted on the way. */
export interface Tally {
  decisions: number
  offeredApplied: number
  unofferedRefused: number
  restores: number
  undos: number
  replays: number
  secrecyChecks: number
  conservationChecks: number
}

export function emptyTally(): Tally {
  return {
    decisions: 0,
    offeredApplied: 0,
    unofferedRefused: 0,
    restores: 0,
    undos: 0,
    replays: 0,
    secrecyChecks: 0,
    conservationChecks: 0,
  }
}

export function addTally(to: Tally, more: Tally): void {
  for (const key of Object.keys(more) as (keyof Tally)[]) to[key] += more[key]
}
