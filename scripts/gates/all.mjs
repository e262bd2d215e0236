import { flows } from './flows.mjs'
import { gameIds } from './game-ids.mjs'
import { globals } from './globals.mjs'
import { hygiene } from './hygiene.mjs'
import { layers } from './layers.mjs'
import { links } from './links.mjs'
import { sentences } from './sentences.mjs'
import { sizes } from './sizes.mjs'
import { terms } from './terms.mjs'
import { tsconfigs } from './tsconfigs.mjs'
import { unsaid } from './unsaid.mjs'

/** @type {readonly import('./finding.mjs').Gate[]} */
export const allGates = [layers, globals, sentences, unsaid, gameIds, terms, flows, tsconfigs, sizes, hygiene, links]

/** @param {readonly string[]} names none for all of them */
export function findGates(names) {
  const unknown = names.find((name) => !allGates.some((gate) => gate.name === name))
  if (unknown !== undefined)
    throw new Error(`no gate is called ${unknown}; there are ${allGates.map((gate) => gate.name).join(', ')}`)
  return allGates.filter((gate) => names.length === 0 || names.includes(gate.name))
}
