// The tests of all packages that need nothing but Node.
import { vitest } from './vitest.mjs'

/** @type {import('./part.mjs').Part} */
export const unit = {
  name: 'unit',
  run: ({ root, figures }) =>
    vitest(root, 'unit', [], {
      NORA_BOATS: String(figures.boats),
      NORA_SOLO_GAMES: String(figures.soloGames),
      NORA_WHEEL_GAMES: String(figures.wheelGames),
      NORA_WILD_GAMES: String(figures.wildGames),
      NORA_TWINS: String(figures.twins),
      NORA_RARELY: String(figures.rarely),
      NORA_WAYS: String(figures.ways),
      NORA_PROBES: String(figures.probes),
      NORA_FUZZ: String(figures.fuzz),
      NORA_HEARD_GAMES: String(figures.heardGames),
    }),
}
