import type { Game, Retelling } from '@nora/kernel'
import { bazaar } from './bazaar/index.ts'
import { bazaarRetelling } from './bazaar/retelling.ts'
import { orchard } from './orchard/index.ts'
import { orchardRetelling } from './orchard/retelling.ts'

export { bazaar } from './bazaar/index.ts'
export { orchard } from './orchard/index.ts'

/** Two small games that between them use everything the kernel can do. They are not in the catalogue. */
export const practiceGames: readonly Game[] = [orchard, bazaar]

/** How each of them is retold, by its id. */
export const practiceRetellings: { readonly [game: string]: Retelling } = {
  orchard: orchardRetelling,
  bazaar: bazaarRetelling,
}
