import type { Decision, Seat } from '@nora/kernel'

/** Who decides now, and who comes then. */
export interface Turns {
  readonly now: readonly Seat[]
  readonly next: readonly Seat[]
}

/** Whoever owes an answer decides, also in another's turn; where nobody does, it is whoever has the turn. */
export function turnsAt(pending: readonly Pick<Decision, 'seat'>[], movers: readonly Seat[]): Turns {
  const owing = [...new Set(pending.map(({ seat }) => seat).filter((seat) => seat >= 0))]
  const now = owing.length > 0 ? owing : movers.slice(0, 1)
  return { now, next: now.length > 1 ? [] : movers.filter((seat) => seat !== now[0]) }
}
