import type { Seat } from '@nora/kernel'

/** The seat of whoever plays alone. */
export const ALONE: Seat = 0
