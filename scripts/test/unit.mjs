// The tests of all packages that need nothing but Node.
import { vitest } from './vitest.mjs'

/** @type {import('./part.mjs').Part} */
export const unit = {
  name: 'unit',
  run: ({ root, figures: { boats, ways, probes, fuzz, heardGames } }) =>
    vitest(root, 'unit', [], {
      NORA_BOATS: String(boats),
      NORA_WAYS: String(ways),
      NORA_PROBES: String(probes),
      NORA_FUZZ: String(fuzz),
      NORA_HEARD_GAMES: String(heardGames),
    }),
}
