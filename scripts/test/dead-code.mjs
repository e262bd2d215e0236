import { runNode } from '../run.mjs'
import { oneThing } from './part.mjs'

/** @type {import('./part.mjs').Part} */
export const deadCode = {
  name: 'dead-code',
  run: async ({ root }) =>
    oneThing(await runNode(root, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'])),
}
