// The parts in the order in which they begin: the quick ones, which say most precisely what is wrong, come first.
import { apart } from './apart.mjs'
import { conformance } from './conformance.mjs'
import { deadCode } from './dead-code.mjs'
import { lint } from './lint.mjs'
import { browser, cluster, postgres } from './system.mjs'
import { unit } from './unit.mjs'

/** @type {readonly import('./part.mjs').Part[]} */
export const parts = [
  apart('types'),
  lint,
  apart('layers'),
  apart('gates'),
  deadCode,
  unit,
  conformance,
  postgres,
  cluster,
  browser,
]
