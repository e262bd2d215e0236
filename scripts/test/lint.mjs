import { runNode } from '../run.mjs'
import { oneThing } from './part.mjs'

/** @type {import('./part.mjs').Part} */
export const lint = {
  name: 'lint',
  run: async ({ root }) =>
    oneThing(await runNode(root, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])),
}
