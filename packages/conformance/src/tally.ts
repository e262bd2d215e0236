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
  toldChecks: number
  /** Choices that were stopped because they would go on for ever; only cards of a pack may bring that about. */
  endless: number
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
    toldChecks: 0,
    endless: 0,
  }
}

export function addTally(to: Tally, more: Tally): void {
  for (const key of Object.keys(more) as (keyof Tally)[]) to[key] += more[key]
}
