import { randomInt } from 'node:crypto'
import type { Fate } from '@nora/kernel'

/** Nobody can foresee it and no seed can be found out: every answer of fate comes from the operating system. */
const chance: Fate = { below: (n) => randomInt(n) }

export const unforeseen = (): Fate => chance
