import type { Game } from '@nora/kernel'
import { bazaar } from './bazaar/index.ts'
import { orchard } from './orchard/index.ts'

export { bazaar } from './bazaar/index.ts'
export { orchard } from './orchard/index.ts'

/** Two small games that between them use everything the kernel can do. They are not in the catalogue. */
export const practiceGames: readonly Game[] = [orchard, bazaar]
