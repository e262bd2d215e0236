import type { Policy } from '@nora/kernel'

/** A computer player. */
export interface Bot {
  readonly id: string
  /** It tries choices out before it chooses, so the position it is asked in must be one that can fork. */
  readonly forks: boolean
  /** A mind for one seat in one game. */
  mind(): Policy
}
