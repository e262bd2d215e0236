// The parts in the order in which they run: the quick ones, which say most precisely what is wrong, come first.
import { conformance } from './conformance.mjs'
import { deadCode } from './dead-code.mjs'
import { gates, layers } from './gates.mjs'
import { lint } from './lint.mjs'
import { browser, cluster, postgres } from './system.mjs'
import { types } from './types.mjs'
import { unit } from './unit.mjs'

/** @type {readonly import('./part.mjs').Part[]} */
export const parts = [types, lint, layers, gates, deadCode, unit, conformance, postgres, cluster, browser]
