// The tests of all packages that need nothing but Node.
import { vitest } from './vitest.mjs'

/** @type {import('./part.mjs').Part} */
export const unit = {
  name: 'unit',
  run: ({ root, figures: { boats, probes } }) =>
    vitest(root, 'unit', [], { NORA_BOATS: String(boats), NORA_PROBES: String(probes) }),
}
